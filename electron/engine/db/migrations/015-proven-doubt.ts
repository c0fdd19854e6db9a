// What a field's value proves against itself: a day that there is not, check digits that fail, a broken sum.

export const provenDoubt = /* sql */ `
ALTER TABLE fields ADD COLUMN doubt TEXT;
`
