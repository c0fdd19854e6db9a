// Records that an older reader made and that are to be read again, in their place, while nothing else is to be done.

export const renewals = /* sql */ `
CREATE TABLE renewals (
  record_id TEXT PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
  -- How often it was begun: an image in whose reading the engine ends is not begun for ever.
  attempts INTEGER NOT NULL DEFAULT 0,
  -- The reader that could not read it again; null while it waits.
  failed_by TEXT
) STRICT, WITHOUT ROWID;

-- Mostly the reader of now made them all, and to see that should take no look at the records themselves.
CREATE INDEX records_by_reader ON records (reader, seq) WHERE removed_at IS NULL AND status = 'done';
`
