// The part of its image that a record was requested for, and its rotation, as JSON; null is the whole image, not
// rotated.

export const imagePart = /* sql */ `
ALTER TABLE records ADD COLUMN part TEXT;
`
