// JSON Lines: the records in the form of the service's answers, one on each line.
import type { Writer } from './exported.ts'
import { contractRecord } from './json.ts'

export const jsonl: Writer = {
  name: 'JSON Lines',
  hint: 'A line for each record',
  extension: 'jsonl',
  mediaType: 'application/x-ndjson',
  isTable: false,
  write: (records) => records.map((record) => `${JSON.stringify(contractRecord(record))}\n`).join(''),
}
