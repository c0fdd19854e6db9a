// The spreadsheet of a watch folder follows its records: what was written for each, and whether anything has changed
// since.

export const sheets = /* sql */ `
-- A sheet is an output of the folder by itself now, no longer a step after each result.
UPDATE watch_folders SET rule = json_set(rule, '$.sheet', 'csv', '$.writes', json((
  SELECT json_group_array(value) FROM json_each(rule, '$.writes') WHERE value <> 'sheet')))
WHERE EXISTS (SELECT 1 FROM json_each(rule, '$.writes') WHERE value = 'sheet');
UPDATE deliveries SET step = 'move' WHERE step = 'sheet';

CREATE TABLE folder_sheets (
  folder_id TEXT PRIMARY KEY REFERENCES watch_folders (id) ON DELETE CASCADE,
  -- Grows with every change of a record of the folder; what is written is what was so many changes ago.
  changes INTEGER NOT NULL DEFAULT 1,
  written INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  not_before INTEGER NOT NULL DEFAULT 0,
  is_parked INTEGER NOT NULL DEFAULT 0,
  error TEXT,
  -- Which files it is and which columns they have, what was left alone, as JSON.
  state TEXT NOT NULL DEFAULT '{}'
) STRICT, WITHOUT ROWID;

-- A hash of the rows of each record, as they were written. Rows without a hash here belong to the user.
CREATE TABLE sheet_rows (
  folder_id TEXT NOT NULL REFERENCES folder_sheets (folder_id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  record_id TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (folder_id, name, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sheet_rows_by_record ON sheet_rows (record_id);

CREATE TRIGGER sheet_insert AFTER INSERT ON records WHEN new.status = 'done' BEGIN
  UPDATE folder_sheets SET changes = changes + 1 WHERE folder_id = new.folder_id;
END;
CREATE TRIGGER sheet_update AFTER UPDATE OF status, content, needs_review, removed_at, source_path, filename, folder_id
ON records WHEN new.status = 'done' OR old.status = 'done' BEGIN
  UPDATE folder_sheets SET changes = changes + 1 WHERE folder_id IN (new.folder_id, old.folder_id);
END;
CREATE TRIGGER sheet_delete AFTER DELETE ON records WHEN old.status = 'done' BEGIN
  UPDATE folder_sheets SET changes = changes + 1 WHERE folder_id = old.folder_id;
END;

-- The files written for a record follow it too. A delivery that is still under way begins again with its files.
CREATE TRIGGER files_update AFTER UPDATE OF content ON records
WHEN new.status = 'done' AND old.status = 'done' AND new.content IS NOT old.content AND new.folder_id IS NOT NULL
  AND EXISTS (SELECT 1 FROM written_files WHERE record_id = new.id AND kind <> 'sheet') BEGIN
  INSERT INTO deliveries (record_id, folder_id, step, created_at)
  VALUES (new.id, new.folder_id, 'renew', unixepoch() * 1000)
  ON CONFLICT (record_id) DO UPDATE SET step = iif(step = 'renew', 'renew', 'files'), attempts = 0, not_before = 0,
    is_parked = 0, error = NULL;
END;
CREATE INDEX written_files_by_record ON written_files (record_id);
`
