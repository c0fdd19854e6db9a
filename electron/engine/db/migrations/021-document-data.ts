// Machine-readable data in documents, stored by the hash of the document, because they don't depend on how it was
// read. They are searchable like the text of each record that includes the first page. Documents that were read
// earlier have none until they are read again.

/** The values of all files in the document: all that a person would search for. */
const textOfData = /* sql */ `
coalesce((SELECT group_concat(fact.value ->> 'value', '  ')
  FROM document_data AS d, json_each(d.files) AS file, json_each(file.value, '$.facts') AS fact
  WHERE d.hash = new.hash AND EXISTS (SELECT 1 FROM json_each(new.document, '$.numbers') WHERE value = 1)), '')`

const textOfCodes = /* sql */ `
coalesce((SELECT group_concat(value ->> 'text', '  ') FROM json_each(new.codes)), '')`

export const documentData = /* sql */ `
CREATE TABLE document_data (
  hash TEXT PRIMARY KEY,
  -- A list, as JSON.
  files TEXT NOT NULL
) STRICT;

DROP TRIGGER record_text_update;
CREATE TRIGGER record_text_update AFTER UPDATE OF filename, content, codes ON records BEGIN
  DELETE FROM record_text WHERE rowid = old.seq;
  INSERT INTO record_text (rowid, filename, content)
    VALUES (new.seq, new.filename || '  ', coalesce(new.content, '') || '  ' || ${textOfCodes} || '  ' || ${textOfData} || '  ');
END;
`
