// Records as the service answers them, one a line.
import type { Writer } from './exported.ts'
import { contractRecord } from './json.ts'

export const jsonl: Writer = {
  extension: 'jsonl',
  mediaType: 'application/x-ndjson',
  write: (records) => records.map((record) => `${JSON.stringify(contractRecord(record))}\n`).join(''),
}
