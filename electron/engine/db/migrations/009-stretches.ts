// The lines before and after a learned value, by which the value on another document is found.

export const stretches = /* sql */ `
ALTER TABLE rules ADD COLUMN stretch TEXT NOT NULL DEFAULT 'null';
`
