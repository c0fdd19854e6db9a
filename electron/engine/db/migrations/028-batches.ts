// Batches: documents that were accepted for reading later, and the addresses that are told. [Note: batches]

export const batches = /* sql */ `
CREATE TABLE batches (
  id TEXT PRIMARY KEY,
  key_id TEXT REFERENCES api_keys (id),
  options TEXT NOT NULL,
  base_url TEXT,
  callback TEXT,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX batches_by_end ON batches (ended_at);

CREATE TABLE batch_items (
  batch_id TEXT NOT NULL REFERENCES batches (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  -- pending: its address is still to be fetched
  state TEXT NOT NULL CHECK (state IN ('pending', 'accepted', 'refused')),
  url TEXT,
  filename TEXT,
  record_id TEXT REFERENCES records (id) ON DELETE SET NULL,
  error TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (batch_id, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX batch_items_by_record ON batch_items (record_id);
CREATE INDEX batch_items_pending ON batch_items (batch_id, number) WHERE state = 'pending';
`
