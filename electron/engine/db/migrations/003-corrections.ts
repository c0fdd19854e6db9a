// Evidence for each field; corrections, kept apart from what was read; and the rules learned from them.

export const corrections = /* sql */ `
ALTER TABLE fields ADD COLUMN normalised TEXT;
ALTER TABLE fields ADD COLUMN how TEXT;
ALTER TABLE fields ADD COLUMN alternatives TEXT NOT NULL DEFAULT '[]';
ALTER TABLE fields ADD COLUMN rule_id TEXT;

-- content is what is shown; if it was corrected, content_read keeps what was read.
ALTER TABLE records ADD COLUMN content_read TEXT;

CREATE TABLE corrections (
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  -- A field's path; empty for the whole text of a record without fields.
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  raw TEXT NOT NULL,
  box TEXT,
  confidence REAL,
  corrected_at INTEGER NOT NULL,
  PRIMARY KEY (record_id, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE rules (
  id TEXT PRIMARY KEY,
  record_id TEXT REFERENCES records (id) ON DELETE SET NULL,
  -- What a key taught serves that key alone; what the owner taught serves all.
  key_id TEXT REFERENCES api_keys (id),
  field TEXT NOT NULL,
  layout TEXT NOT NULL,
  value TEXT NOT NULL,
  read TEXT NOT NULL,
  is_constant INTEGER NOT NULL,
  anchors TEXT NOT NULL,
  is_on INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  uses INTEGER NOT NULL DEFAULT 0,
  last_used_at INTEGER
) STRICT;
CREATE INDEX rules_by_field ON rules (field);
CREATE INDEX rules_by_record ON rules (record_id);
`
