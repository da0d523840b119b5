"""The command `lightfc`, which is also `python -m lightfc`."""

import sys


def main() -> None:
    """Run the command line; an interrupt before a command has begun ends it with one line, as any later one does."""
    try:
        from lightfc.cli.commands import main as run

        run()
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)  # noqa: T201 - what prints for the commands is not loaded
        raise SystemExit(130) from None


if __name__ == "__main__":
    main()
