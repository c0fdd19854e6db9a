// Settings of a schema's fields: each revision has its own, and a record keeps those that it was made with.

export const fieldSettings = /* sql */ `
ALTER TABLE schema_revisions ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';
ALTER TABLE records ADD COLUMN field_settings TEXT NOT NULL DEFAULT '{}';
`
