// Places on a record's pages with text that could not be read.

export const unread = /* sql */ `
-- A list, as JSON.
ALTER TABLE records ADD COLUMN unread TEXT NOT NULL DEFAULT '[]';
`
