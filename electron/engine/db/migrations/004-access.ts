// Key rotation, usage per day, and sessions that can be told apart and revoked.

export const access = /* sql */ `
-- The old secret of a rotated key may keep working for a while next to the new one.
ALTER TABLE api_keys ADD COLUMN old_hash TEXT;
ALTER TABLE api_keys ADD COLUMN old_prefix TEXT;
ALTER TABLE api_keys ADD COLUMN old_ends_at INTEGER;
CREATE UNIQUE INDEX api_keys_by_old_hash ON api_keys (old_hash) WHERE old_hash IS NOT NULL;

CREATE TABLE usage_by_day (
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  day TEXT NOT NULL,
  count INTEGER NOT NULL CHECK (count >= 0),
  PRIMARY KEY (key_id, day)
) STRICT, WITHOUT ROWID;
INSERT INTO usage_by_day (key_id, day, count) SELECT key_id, month || '-01', count FROM usage;
DROP TABLE usage;

-- The day on which a record used up quota; null if it did not, or if the quota was given back.
ALTER TABLE records ADD COLUMN counted_day TEXT;

-- Older sessions have no id by which they could be revoked, so their owners have to sign in again.
DROP TABLE sessions;
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  hash TEXT NOT NULL UNIQUE,
  browser TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
