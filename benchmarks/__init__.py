"""Benchmarks: each prints ratios measured in one run, interleaved, as medians. Nothing here is a test."""
