// The sender whose documents a rule is for, and how often a correction said otherwise. Older rules have no sender.

export const ruleSenders = /* sql */ `
ALTER TABLE rules ADD COLUMN sender TEXT NOT NULL DEFAULT 'null';
ALTER TABLE rules ADD COLUMN contradicted INTEGER NOT NULL DEFAULT 0;
`
