// Messages that a child process writes to its standard output, one JSON object a line.
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { parseJson } from '../../../shared/parse-json.ts'

/** Calls the listener with each message; other lines, which libraries may print, are skipped. */
export function onMessageLine(
  output: NodeJS.ReadableStream | null,
  listener: (message: unknown) => void,
): void {
  if (!output) return
  createInterface(output as Readable).on('line', (line) => {
    const message = parseJson(line)
    if (message !== undefined) listener(message)
  })
}
