// JSON: the records in the form of the service's answers, in one array.
import type { ExportRecord, Writer } from './exported.ts'

export const json: Writer = {
  name: 'JSON',
  hint: 'A list in the form of the API',
  extension: 'json',
  mediaType: 'application/json',
  isTable: false,
  write: (records) => `${JSON.stringify(records.map(contractRecord), null, 2)}\n`,
  // with a schema the fields are the whole result; text needs its record to say where it is from
  writeResult: (record) =>
    `${record.operation === 'json' ? record.content : JSON.stringify(contractRecord(record), null, 2)}\n`,
}

/** A record in the form of chapter 3 of the service contract, with its failed pages, codes and data files if it has any. */
export function contractRecord(record: ExportRecord) {
  const { id, filename, content, format, timestamp, payload, failedPages, codes = [], data = [] } = record
  return {
    ...{ id, filename, content, format, timestamp, payload },
    ...(failedPages && { failedPages }),
    ...(codes.length > 0 && { codes }),
    ...(data.length > 0 && { data }),
  }
}
