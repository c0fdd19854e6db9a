// The first tables: records with their full-text index, pages, jobs, schemas, watch folders, access, settings.

export const first = /* sql */ `
CREATE TABLE schemas (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  removed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX schemas_by_name ON schemas (name) WHERE removed_at IS NULL;

CREATE TABLE schema_revisions (
  schema_id TEXT NOT NULL REFERENCES schemas (id),
  number INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (schema_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE watch_folders (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  operation TEXT NOT NULL,
  schema_id TEXT REFERENCES schemas (id),
  includes_subfolders INTEGER NOT NULL,
  settle_ms INTEGER NOT NULL,
  is_paused INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  tier TEXT NOT NULL,
  prefix TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;

CREATE TABLE usage (
  key_id TEXT NOT NULL REFERENCES api_keys (id),
  month TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (key_id, month)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  filename TEXT NOT NULL,
  operation TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('waiting', 'working', 'done', 'failed', 'cancelled')),
  source TEXT NOT NULL,
  source_path TEXT,
  folder_id TEXT REFERENCES watch_folders (id) ON DELETE SET NULL,
  key_id TEXT REFERENCES api_keys (id),
  key_prefix TEXT,
  base_url TEXT,
  schema_id TEXT REFERENCES schemas (id),
  schema_revision INTEGER,
  result_schema TEXT,
  hash TEXT,
  media_type TEXT,
  size_bytes INTEGER NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  languages TEXT NOT NULL,
  confidence REAL,
  content TEXT,
  error TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  completed_at INTEGER,
  duration_ms INTEGER
) STRICT;
CREATE INDEX records_by_status ON records (status, seq);
CREATE INDEX records_by_folder ON records (folder_id, seq);
CREATE INDEX records_by_key ON records (key_id, seq);
CREATE INDEX records_by_hash ON records (hash);

-- Trigrams find Chinese text and parts of words; queries of less than three characters are searched by LIKE.
CREATE VIRTUAL TABLE record_text USING fts5 (
  filename, content, content = 'records', content_rowid = 'seq', tokenize = 'trigram'
);
CREATE TRIGGER record_text_insert AFTER INSERT ON records BEGIN
  INSERT INTO record_text (rowid, filename, content) VALUES (new.seq, new.filename, new.content);
END;
CREATE TRIGGER record_text_delete AFTER DELETE ON records BEGIN
  INSERT INTO record_text (record_text, rowid, filename, content) VALUES ('delete', old.seq, old.filename, old.content);
END;
CREATE TRIGGER record_text_update AFTER UPDATE OF filename, content ON records BEGIN
  INSERT INTO record_text (record_text, rowid, filename, content) VALUES ('delete', old.seq, old.filename, old.content);
  INSERT INTO record_text (rowid, filename, content) VALUES (new.seq, new.filename, new.content);
END;

-- A job is a record that still has to be read: its row exists from the insertion of the record until it is settled.
CREATE TABLE jobs (
  record_id TEXT PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
  priority INTEGER NOT NULL,
  is_claimed INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX jobs_by_turn ON jobs (is_claimed, priority, record_id);

-- Reading results, by everything that they depend on: the same bytes are never read twice.
CREATE TABLE pages (
  hash TEXT NOT NULL,
  languages TEXT NOT NULL,
  reader TEXT NOT NULL,
  body BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (hash, languages, reader)
) STRICT, WITHOUT ROWID;

CREATE TABLE fields (
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  path TEXT NOT NULL,
  value TEXT NOT NULL,
  raw TEXT NOT NULL,
  box TEXT,
  confidence REAL,
  reason TEXT,
  PRIMARY KEY (record_id, position)
) STRICT, WITHOUT ROWID;

-- Files that a watch folder has dealt with: a file whose size and time are unchanged is not looked at again.
CREATE TABLE seen_files (
  folder_id TEXT NOT NULL REFERENCES watch_folders (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  mtime_ms REAL NOT NULL,
  record_id TEXT NOT NULL,
  PRIMARY KEY (folder_id, path)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  hash TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sign_in_links (
  hash TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
