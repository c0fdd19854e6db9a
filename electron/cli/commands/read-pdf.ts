// `fovea read ... --as pdf`: writes the records as one searchable PDF, which can contain extracted fields as a JSON
// file.
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Client } from '../../../shared/contract/client.ts'
import type { Arguments } from '../arguments.ts'
import type { Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import type { Entry } from './add-images.ts'
import { deliver, outOption } from './record-export.ts'

export const pdfOptions = {
  out: { ...outOption, help: 'With --as pdf: the PDF that is written, in the place of what is there.' },
  pdfa: { kind: 'flag', help: 'With --as pdf: a PDF/A, for archives; of images only.' },
  'attach-result': { kind: 'flag', help: 'With --as pdf: with the result as a JSON file in it.' },
} as const

/**
 * With --as pdf returns the arguments for reading: --as json if there is a schema, else --as text. Null without --as
 * pdf.
 */
export function pdfArguments(args: Arguments): Result<Arguments | null> {
  const isPdf = args.value('as') === 'pdf'
  const stray = Object.keys(pdfOptions).find((name) => args.has(name))
  if (!isPdf)
    return stray === undefined
      ? ok(null)
      : err('input.invalid', {
          path: `--${stray}`,
          rule: 'is only for --as pdf. Add --as pdf, or leave it out.',
        })
  if (!args.has('out'))
    return err('cli.missingArgument', { command: 'read --as pdf', argument: '--out FILE' })
  const as = args.has('schema') ? 'json' : 'text'
  return ok({ ...args, value: (name) => (name === 'as' ? as : args.value(name)) })
}

/** Writes the records into one PDF; returns the exit code. */
export async function writePdf(
  client: Client,
  entries: readonly Entry[],
  args: Arguments,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  const ids = entries.flatMap((entry) => (entry.kind === 'record' ? [entry.id] : []))
  if (ids.length === 0) return 0
  const options = {
    format: 'pdf',
    pdfa: args.flag('pdfa'),
    attachResult: args.flag('attach-result'),
  } as const
  const exported = await client.call('records.export', { ids, ...options }, { signal })
  if (signal.aborted) return interruptedExit(signal)
  return exported.ok ? deliver(exported.value, args, shell) : output.fail(exported.error)
}
