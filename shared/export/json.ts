// Records as the service answers them, in one JSON array.
import type { ExportRecord, Writer } from './exported.ts'

export const json: Writer = {
  extension: 'json',
  mediaType: 'application/json',
  write: (records) => `${JSON.stringify(records.map(contractRecord), null, 2)}\n`,
}

/** Chapter 3 of the service contract, and nothing else. */
export function contractRecord({ id, filename, content, format, timestamp, payload }: ExportRecord) {
  return { id, filename, content, format, timestamp, payload }
}
