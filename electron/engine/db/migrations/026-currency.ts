// The currency that most amounts on a record's pages are printed with.

export const currency = /* sql */ `
ALTER TABLE records ADD COLUMN currency TEXT;
`
