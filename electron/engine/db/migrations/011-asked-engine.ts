// The engine that was requested for a record, kept like its profile; null follows the setting.

export const askedEngine = /* sql */ `
ALTER TABLE records ADD COLUMN engine TEXT;
`
