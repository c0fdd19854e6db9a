// Records of the same image, crop and pages are one document, however they were requested. Its id is that of its first
// record.

export const documentIds = /* sql */ `
ALTER TABLE records ADD COLUMN document_id TEXT NOT NULL DEFAULT '';

UPDATE records SET document_id = id;
UPDATE records SET document_id = first.document FROM (
  SELECT seq, first_value(id) OVER (
    PARTITION BY hash, pages_asked, part ->> '$.box', part_of ORDER BY seq) AS document
  FROM records WHERE hash IS NOT NULL) AS first
WHERE first.seq = records.seq;

CREATE INDEX records_by_document ON records (document_id, removed_at);
`
