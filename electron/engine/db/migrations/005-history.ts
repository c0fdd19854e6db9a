// A history that can be searched, filtered, sorted and tagged without delay, and thumbnails for its rows.

export const history = /* sql */ `
-- The reading is doubtful, and nobody has reviewed it since.
ALTER TABLE records ADD COLUMN needs_review INTEGER NOT NULL DEFAULT 0;
UPDATE records SET needs_review = 1 WHERE status = 'done' AND (confidence < 0.7 OR EXISTS (
  SELECT 1 FROM fields f WHERE f.record_id = records.id AND f.value <> '' AND f.confidence < 0.7));

CREATE INDEX records_to_review ON records (seq) WHERE needs_review = 1;
CREATE INDEX records_by_operation ON records (operation, seq);
CREATE INDEX records_by_schema ON records (schema_id, seq);
CREATE INDEX records_by_time ON records (created_at);
CREATE INDEX records_by_name ON records (filename COLLATE NOCASE, seq);
CREATE INDEX records_by_confidence ON records (confidence, seq);

CREATE TABLE record_tags (
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  tag TEXT NOT NULL,
  PRIMARY KEY (record_id, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX record_tags_by_tag ON record_tags (tag, record_id);

CREATE TABLE searches (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  filter TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE thumbnails (
  hash TEXT PRIMARY KEY,
  body BLOB NOT NULL
) STRICT, WITHOUT ROWID;

-- The index is made again: without a copy of the text, ignoring accents, and with two blanks at the end of each text.
-- With these, the last two characters begin a trigram too, so words of one or two characters are found by prefix.
DROP TRIGGER record_text_insert;
DROP TRIGGER record_text_delete;
DROP TRIGGER record_text_update;
DROP TABLE record_text;
CREATE VIRTUAL TABLE record_text USING fts5 (
  filename, content, content = '', contentless_delete = 1, tokenize = 'trigram remove_diacritics 1'
);
CREATE VIRTUAL TABLE record_terms USING fts5vocab (record_text, 'row');
INSERT INTO record_text (rowid, filename, content)
  SELECT seq, filename || '  ', coalesce(content, '') || '  ' FROM records;
CREATE TRIGGER record_text_insert AFTER INSERT ON records BEGIN
  INSERT INTO record_text (rowid, filename, content)
    VALUES (new.seq, new.filename || '  ', coalesce(new.content, '') || '  ');
END;
CREATE TRIGGER record_text_delete AFTER DELETE ON records BEGIN
  DELETE FROM record_text WHERE rowid = old.seq;
END;
CREATE TRIGGER record_text_update AFTER UPDATE OF filename, content ON records BEGIN
  DELETE FROM record_text WHERE rowid = old.seq;
  INSERT INTO record_text (rowid, filename, content)
    VALUES (new.seq, new.filename || '  ', coalesce(new.content, '') || '  ');
END;
`
