"""Models with tools in a loop, their skills and their default tools."""
