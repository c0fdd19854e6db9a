// A record that was split from a batch scan keeps the id of the scan's record, even after that is deleted.

export const parts = /* sql */ `
ALTER TABLE records ADD COLUMN part_of TEXT;
CREATE INDEX records_by_pile ON records (part_of) WHERE part_of IS NOT NULL;

-- A result enters its folder's sheet as soon as it is known that it is not a batch scan.
CREATE TRIGGER sheet_parts_update AFTER UPDATE OF step ON deliveries
WHEN old.step = 'parts' AND new.step <> 'parts' BEGIN
  UPDATE folder_sheets SET changes = changes + 1 WHERE folder_id = new.folder_id;
END;
CREATE TRIGGER sheet_parts_delete AFTER DELETE ON deliveries WHEN old.step = 'parts' BEGIN
  UPDATE folder_sheets SET changes = changes + 1 WHERE folder_id = old.folder_id;
END;
`
