// A doubt that follows from the value itself: a date that doesn't exist, check digits that fail, a sum that doesn't
// add up.

export const provenDoubt = /* sql */ `
ALTER TABLE fields ADD COLUMN doubt TEXT;
`
