// Deleted text leaves no trace in the search index; and the time by which records expire.

export const forgetting = /* sql */ `
INSERT INTO record_text (record_text, rank) VALUES ('secure-delete', 1);
INSERT INTO record_text (record_text) VALUES ('optimize');

CREATE TABLE believed_time (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
) STRICT;
`
