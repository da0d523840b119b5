"""`python -m lightfc` is the command `lightfc`."""

from lightfc.cli import main

if __name__ == "__main__":
    main()
