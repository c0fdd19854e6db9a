// Records that a schema is tested on before it is saved: their present values are the expected ones.

export const schemaTests = /* sql */ `
CREATE TABLE schema_tests (
  schema_id TEXT NOT NULL REFERENCES schemas (id) ON DELETE CASCADE,
  record_id TEXT NOT NULL REFERENCES records (id) ON DELETE CASCADE,
  PRIMARY KEY (schema_id, record_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX schema_tests_by_record ON schema_tests (record_id);
`
