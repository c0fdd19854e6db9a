// Records as the service answers them, in one JSON array.
import type { ExportRecord, Writer } from './exported.ts'

export const json: Writer = {
  name: 'JSON',
  hint: 'One list, as the service answers',
  extension: 'json',
  mediaType: 'application/json',
  isTable: false,
  write: (records) => `${JSON.stringify(records.map(contractRecord), null, 2)}\n`,
  // Fields are what was asked for, so the file is just them; of text the record says where it is from.
  writeResult: (record) =>
    `${record.operation === 'json' ? record.content : JSON.stringify(contractRecord(record), null, 2)}\n`,
}

/** Chapter 3 of the service contract; and where there are codes on its pages, or data in it, what they say and mean. */
export function contractRecord(record: ExportRecord) {
  const { id, filename, content, format, timestamp, payload, codes = [], data = [] } = record
  return {
    ...{ id, filename, content, format, timestamp, payload },
    ...(codes.length > 0 && { codes }),
    ...(data.length > 0 && { data }),
  }
}
