// Which of an image's pages a record was made from: it may have been read in several ways since.

export const pageOfRecord = /* sql */ `
ALTER TABLE records ADD COLUMN page_asked TEXT;
`
