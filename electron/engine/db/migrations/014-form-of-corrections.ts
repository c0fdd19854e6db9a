// The one form of a corrected value is told when it is corrected: to know its kind takes the vocabulary, which the engine
// itself does without.

export const formOfCorrections = /* sql */ `
ALTER TABLE corrections ADD COLUMN normalised TEXT;
`
