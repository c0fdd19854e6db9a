// Which engine a record was asked to be read by, as it keeps the profile that it was asked with. None follows the setting.

export const askedEngine = /* sql */ `
ALTER TABLE records ADD COLUMN engine TEXT;
`
