// The indexes of the history cover only records that are not in the trash, so a count is answered by an index alone.
// Reading 100,000 records for it would take longer than a frame.

export const kept = /* sql */ `
DROP INDEX records_by_status;
DROP INDEX records_by_folder;
DROP INDEX records_by_key;
DROP INDEX records_to_review;
DROP INDEX records_by_operation;
DROP INDEX records_by_schema;
DROP INDEX records_by_time;
DROP INDEX records_by_name;
DROP INDEX records_by_confidence;

CREATE INDEX records_kept ON records (seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_status ON records (status, seq) WHERE removed_at IS NULL;
CREATE INDEX records_from ON records (source, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_folder ON records (folder_id, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_key ON records (key_id, seq) WHERE removed_at IS NULL;
CREATE INDEX records_to_review ON records (needs_review, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_operation ON records (operation, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_schema ON records (schema_id, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_time ON records (created_at) WHERE removed_at IS NULL;
CREATE INDEX records_by_name ON records (filename COLLATE NOCASE, seq) WHERE removed_at IS NULL;
CREATE INDEX records_by_confidence ON records (confidence, seq) WHERE removed_at IS NULL;
-- For the counts of a watch folder, which are shown again after each file.
CREATE INDEX records_counted ON records (folder_id, status, duplicate_of) WHERE removed_at IS NULL;
`
