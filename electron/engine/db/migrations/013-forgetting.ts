// What is deleted leaves nothing behind in the index for searching, and the time that old records are counted by.

export const forgetting = /* sql */ `
INSERT INTO record_text (record_text, rank) VALUES ('secure-delete', 1);
INSERT INTO record_text (record_text) VALUES ('optimize');

CREATE TABLE believed_time (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
) STRICT;
`
