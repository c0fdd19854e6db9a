// Which part of its image a record was asked to be read of, and how that is turned, as JSON; null is all of it as it lies.

export const imagePart = /* sql */ `
ALTER TABLE records ADD COLUMN part TEXT;
`
