// Documents have pages: which were requested, how many there are, which could not be read, and on which page each
// value is. All of it is null for images.

export const documents = /* sql */ `
-- As in 1-3,7; null is all pages.
ALTER TABLE records ADD COLUMN pages_asked TEXT;
-- Set when the document was opened, as JSON.
ALTER TABLE records ADD COLUMN document TEXT;

ALTER TABLE fields ADD COLUMN page INTEGER;
ALTER TABLE corrections ADD COLUMN page INTEGER;
`
