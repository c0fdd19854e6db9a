// Watch folders that run for months: complete rules, the outcome of each file, pending deliveries, the files that
// were written, links between duplicates, and the trash.

export const watching = /* sql */ `
-- The parts of the rule that have no column of their own, as JSON; missing parts have their default.
ALTER TABLE watch_folders ADD COLUMN rule TEXT NOT NULL DEFAULT '{}';

-- By folder and directory, so that a scan compares a directory with one query. dir is relative and ends with a slash.
CREATE TABLE folder_files (
  folder_id TEXT NOT NULL REFERENCES watch_folders (id) ON DELETE CASCADE,
  dir TEXT NOT NULL,
  name TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  mtime_ms REAL NOT NULL,
  -- Null for a file that lay there already and was to be skipped, and for a duplicate that is only remembered.
  record_id TEXT,
  -- Of what it is the duplicate, where it has no record of its own.
  duplicate_of TEXT,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (folder_id, dir, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX folder_files_by_record ON folder_files (record_id);

-- Splits the path below the root: its directory is what remains after all characters but slashes are cut from its end.
INSERT INTO folder_files (folder_id, dir, name, size_bytes, mtime_ms, record_id, seen_at)
SELECT folder_id, rtrim(rel, replace(rel, '/', '')), substr(rel, length(rtrim(rel, replace(rel, '/', ''))) + 1),
  size_bytes, mtime_ms, record_id, 0
FROM (
  SELECT s.folder_id, s.size_bytes, s.mtime_ms, s.record_id,
    replace(substr(s.path, length(rtrim(f.path, '/\\')) + 2), '\\', '/') AS rel
  FROM seen_files s JOIN watch_folders f ON f.id = s.folder_id
);
DROP TABLE seen_files;

-- The steps due after a result is stored: files, sheet, move, command, webhook. The row is deleted after the last.
CREATE TABLE deliveries (
  record_id TEXT PRIMARY KEY REFERENCES records (id) ON DELETE CASCADE,
  folder_id TEXT NOT NULL REFERENCES watch_folders (id) ON DELETE CASCADE,
  step TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0,
  is_parked INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  -- Where the image is being moved: decided and stored before it is done.
  moving_to TEXT,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_by_turn ON deliveries (is_parked, not_before);
CREATE INDEX deliveries_by_folder ON deliveries (folder_id, is_parked, not_before, record_id);

-- Files that Fovea wrote into other folders: only these may be overwritten, and only while nobody has changed them.
CREATE TABLE written_files (
  path TEXT PRIMARY KEY,
  source TEXT NOT NULL,
  kind TEXT NOT NULL,
  hash TEXT NOT NULL,
  record_id TEXT NOT NULL,
  written_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX written_files_by_source ON written_files (source, kind);

ALTER TABLE records ADD COLUMN duplicate_of TEXT;
ALTER TABLE records ADD COLUMN reader TEXT;
ALTER TABLE records ADD COLUMN removed_at INTEGER;
CREATE INDEX records_removed ON records (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX records_by_source ON records (source_path) WHERE source_path IS NOT NULL;
-- Whether it has been decided what becomes of the files that were there when watching began.
ALTER TABLE watch_folders ADD COLUMN is_surveyed INTEGER NOT NULL DEFAULT 1;
CREATE INDEX jobs_postponed ON jobs (not_before) WHERE not_before > 0;
`
