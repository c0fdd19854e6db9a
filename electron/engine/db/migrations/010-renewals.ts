// Records of older reader versions that are to be read again, in place, while the queue is empty.

export const renewals = /* sql */ `
CREATE TABLE renewals (
  record_id TEXT PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
  -- How often it was begun: an image in whose reading the engine ends is not begun for ever.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- The reader that could not read it again; null while it waits.
  failed_by TEXT
) STRICT, WITHOUT ROWID;

-- Mostly all records are of the present reader; seeing that must not read the records themselves.
CREATE INDEX records_by_reader ON records (reader, seq) WHERE removed_at IS NULL AND status = 'done';
`
