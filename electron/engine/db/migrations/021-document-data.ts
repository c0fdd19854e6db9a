// What lies in documents for machines, by the hash of the document, as it is the same however that was read; looked for like
// the text of each record that its first page is part of. Of documents that were read before there is nothing until they are
// read again.

/** Of each file in it the values, which are all that a person would look for. */
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
