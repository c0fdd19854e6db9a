// A document has pages: which of them were asked for, how many there are and which could not be read, and on which of
// them each value stands. All of it is null for an image.

export const documents = /* sql */ `
-- As in 1-3,7; null is all of them.
ALTER TABLE records ADD COLUMN pages_asked TEXT;
-- Once it was opened, as JSON.
ALTER TABLE records ADD COLUMN document TEXT;

ALTER TABLE fields ADD COLUMN page INTEGER;
ALTER TABLE corrections ADD COLUMN page INTEGER;
`
