// Corrections that agents made.

export const agents = /* sql */ `
ALTER TABLE corrections ADD COLUMN is_agent INTEGER NOT NULL DEFAULT 0;
`
