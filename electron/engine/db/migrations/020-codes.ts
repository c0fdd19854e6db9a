// The contents of codes on a record's pages, searchable like its text. Records that were read earlier have none until
// they are read again.

const textOfCodes = /* sql */ `
coalesce((SELECT group_concat(value ->> 'text', '  ') FROM json_each(new.codes)), '')`

export const codes = /* sql */ `
-- A list, as JSON.
ALTER TABLE records ADD COLUMN codes TEXT NOT NULL DEFAULT '[]';

DROP TRIGGER record_text_insert;
DROP TRIGGER record_text_update;
CREATE TRIGGER record_text_insert AFTER INSERT ON records BEGIN
  INSERT INTO record_text (rowid, filename, content)
    VALUES (new.seq, new.filename || '  ', coalesce(new.content, '') || '  ' || ${textOfCodes} || '  ');
END;
CREATE TRIGGER record_text_update AFTER UPDATE OF filename, content, codes ON records BEGIN
  DELETE FROM record_text WHERE rowid = old.seq;
  INSERT INTO record_text (rowid, filename, content)
    VALUES (new.seq, new.filename || '  ', coalesce(new.content, '') || '  ' || ${textOfCodes} || '  ');
END;
`
