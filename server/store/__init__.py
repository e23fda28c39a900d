"""The store: one Redis, ours or another, asked in single steps. It knows bytes and versions, never a `Room`."""
