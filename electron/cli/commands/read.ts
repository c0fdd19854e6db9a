// `fovea read`: adds images to the queue, waits for each, and prints the results in the order of the arguments.
import { fault } from '../../../shared/result.ts'
import type { Client } from '../../../shared/contract/client.ts'
import type { Arguments } from '../arguments.ts'
import type { Command, Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import { addImages, type Entry } from './add-images.ts'
import { explain } from './explain.ts'
import { followProgress } from './follow-progress.ts'
import {
  documentOptions,
  isAuto,
  orderOptions,
  parseDocumentOptions,
  parseOrder,
  type DocumentOptions,
  type Order,
} from './order.ts'
import { pdfArguments, pdfOptions, writePdf } from './read-pdf.ts'
import { cancelAll, incompleteFault, settle } from './settle.ts'
import { tellingKind } from './tell-kind.ts'
import { printer, type Printer } from './show-record.ts'

export const readCommand: Command = {
  words: 'read',
  help: 'Reads images, or all images of a folder, and prints the result. - reads one from stdin.',
  takes: 'FILE...',
  options: {
    ...orderOptions,
    ...documentOptions,
    ...pdfOptions,
    as: { ...orderOptions.as, help: `${orderOptions.as.help} Or pdf, for a searchable PDF of them all.` },
    details: { kind: 'flag', help: 'Also shows languages, confidence, duration and fields.' },
    'json-lines': { kind: 'flag', help: 'Prints one JSON record per line, for scripts.' },
    'page-breaks': {
      kind: 'flag',
      help: 'Shows where each page of a document begins.',
    },
    explain: {
      kind: 'value',
      placeholder: 'DIR',
      help: 'Writes to DIR what each step of reading one image did, and with --as json what was proposed for each field.',
    },
  },
  run: read,
}

/** Prints nothing, because with --as pdf a file is written. */
const silent: Printer = { record: () => undefined, failure: () => undefined }

/** Reads all named images and prints them; returns the exit code. */
async function read(args: Arguments, shell: Shell): Promise<number> {
  const { output, signal } = shell
  if (args.positionals.length === 0) {
    return output.fail(
      fault('cli.missingArgument', { command: 'read', argument: 'an image file or a folder' }),
    )
  }
  const pdf = pdfArguments(args)
  if (!pdf.ok) return output.fail(pdf.error)
  const order = await parseOrder(pdf.value ?? args, shell)
  if (!order.ok) return output.fail(order.error)
  const explainDir = args.value('explain')
  if (explainDir !== undefined) return explain(explainDir, args.positionals, order.value, shell)
  const client = await shell.connect('work')
  if (!client.ok) return output.fail(client.error)
  const fullOrder = { ...order.value, ...parseDocumentOptions(args) }
  const entries = await addAll(client.value, args.positionals, fullOrder, shell)
  const print = pdf.value
    ? silent
    : printer(output, {
        // Programs such as jq read several JSON results as a stream; headings would break it.
        style: args.flag('json-lines') ? 'jsonLines' : 'content',
        hasHeadings: entries.length > 1 && order.value.operation !== 'json',
        hasDetails: args.flag('details'),
        hasBreaks: args.flag('page-breaks'),
      })
  const tells = isAuto(args) && !pdf.value && !args.flag('json-lines')
  const { exitCode, areAllRead } = await readInOrder(
    client.value,
    entries,
    tells ? tellingKind(print, client.value, output) : print,
    shell,
  )
  // After a failure no PDF is written, because one of its images would be missing.
  if (pdf.value && areAllRead && !signal.aborted)
    return (await writePdf(client.value, entries, args, shell)) || exitCode
  return signal.aborted ? interruptedExit(signal) : exitCode
}

/** Adds all named files and folders to the queue. */
export async function addAll(
  client: Client,
  names: readonly string[],
  order: Order & DocumentOptions,
  shell: Shell,
): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const name of names) {
    if (shell.signal.aborted) break
    entries.push(...(await addImages(client, name, order, shell)))
  }
  return entries
}

/** Returns the exit code of the first image that failed or lacks a page; the others are read nevertheless. */
export async function readInOrder(
  client: Client,
  entries: readonly Entry[],
  print: Printer,
  { output, signal }: Shell,
): Promise<{ readonly exitCode: number; readonly areAllRead: boolean }> {
  const progress = followProgress(client, output, entries)
  const isStopped = () => signal.aborted
  let exitCode = 0
  let areAllRead = true
  for (const [index, entry] of entries.entries()) {
    if (isStopped()) break
    const settled = await settle(client, entry, signal)
    progress.setSettled(index + 1)
    // When stopped, the result is only the end of the waiting and not of the reading.
    if (isStopped()) break
    const problem = settled.ok ? incompleteFault(entry.name, settled.value.document?.failed) : settled.error
    if (settled.ok) await print.record(entry.name, settled.value)
    else print.failure(entry.name, settled.error)
    areAllRead &&= settled.ok
    const code = problem ? output.fail(problem) : 0
    exitCode ||= code
  }
  progress.stop()
  if (signal.aborted) await cancelAll(client, entries)
  return { exitCode, areAllRead }
}
