// The page that a record was made from: the same image may have been read with other options since.

export const pageOfRecord = /* sql */ `
ALTER TABLE records ADD COLUMN page_asked TEXT;
`
