// Between which lines a learned text stands, so that what is there on another document can be told.

export const stretches = /* sql */ `
ALTER TABLE rules ADD COLUMN stretch TEXT NOT NULL DEFAULT 'null';
`
