// The normalised form of a corrected value is stored with it: making it needs the vocabulary, which the engine
// process does not load.

export const formOfCorrections = /* sql */ `
ALTER TABLE corrections ADD COLUMN normalised TEXT;
`
