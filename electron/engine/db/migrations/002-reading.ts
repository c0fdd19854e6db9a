// How an image is to be read (requested languages, precise or quick), and the language models that were added.

export const reading = /* sql */ `
ALTER TABLE records ADD COLUMN asked_languages TEXT NOT NULL DEFAULT '[]';
ALTER TABLE records ADD COLUMN profile TEXT NOT NULL DEFAULT 'precise';
ALTER TABLE records ADD COLUMN language_confidence REAL;

-- A folder without a profile follows the setting.
ALTER TABLE watch_folders ADD COLUMN languages TEXT NOT NULL DEFAULT '[]';
ALTER TABLE watch_folders ADD COLUMN profile TEXT;

-- A page depends on what was requested; the languages on it are only known after reading.
ALTER TABLE pages RENAME COLUMN languages TO asked;

CREATE TABLE models (
  language TEXT PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('npm', 'system', 'file')),
  sha256 TEXT NOT NULL,
  size_bytes INTEGER NOT NULL,
  added_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
