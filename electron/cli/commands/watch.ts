// `fovea watch`: reads the images of a folder and those that arrive while it runs, and prints one line for each. With
// --once it reads the present ones and ends.
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseFault, type Client } from '../../../shared/contract/client.ts'
import type { WatchFolder } from '../../../shared/contract/folder-calls.ts'
import { faultText } from '../../../shared/faults.ts'
import { isUnsupportedName } from '../../../shared/image/filename.ts'
import { fault, type Fault } from '../../../shared/result.ts'
import { checkImageFile } from '../../engine/intake/check-image-file.ts'
import { realFolder } from '../../files/presence.ts'
import type { Arguments } from '../arguments.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import { namesBelow } from '../typed-file.ts'
import { borrowFolder } from './borrow-folder.ts'
import { orderOptions, parseOrder, type Order } from './order.ts'
import { hasOutputs, outputOptions, parseOutputs, type Outputs } from './outputs.ts'
import { addAll, readInOrder } from './read.ts'
import { incompleteFault, isSettled, toOutcome } from './settle.ts'
import { printer, type Printer } from './show-record.ts'

export const watchCommand: Command = {
  words: 'watch',
  help: 'Reads the images of a folder and those that arrive, one line per file, until you stop it (Ctrl-C).',
  takes: 'DIR',
  options: {
    ...orderOptions,
    ...outputOptions,
    once: { kind: 'flag', help: 'Reads what is there now, then ends.' },
    'json-lines': { kind: 'flag', help: 'Prints one JSON record per line, with the content, for scripts.' },
  },
  run: watch,
}

/** How often --once checks whether everything is read and written. */
const pollMs = 300

/** How often a watch checks that the engine, which may run in another process, still answers. */
const heartbeatMs = 10_000

/** Checks the arguments, then reads the folder once or follows it; returns the exit code. */
async function watch(args: Arguments, shell: Shell): Promise<number> {
  const { output } = shell
  const [dir] = args.positionals
  if (dir === undefined)
    return output.fail(fault('cli.missingArgument', { command: 'watch', argument: 'a folder' }))
  const extra = extraArgument(watchCommand, args, 1)
  if (extra) return output.fail(extra)
  const order = await parseOrder(args, shell)
  if (!order.ok) return output.fail(order.error)
  const outputs = parseOutputs(args)
  if (!outputs.ok) return output.fail(outputs.error)
  const root = await realFolder(dir)
  if (!root.ok) return output.fail(root.error)
  const client = await shell.connect('work')
  if (!client.ok) return output.fail(client.error)

  const style = args.flag('json-lines') ? 'jsonLines' : 'line'
  const print = printer(output, { style, hasHeadings: false, hasDetails: false })
  const isOnce = args.flag('once')
  if (isOnce && !hasOutputs(outputs.value)) return readOnce(client.value, dir, order.value, print, shell)
  return follow(
    client.value,
    root.value,
    { order: order.value, outputs: outputs.value, isOnce },
    print,
    shell,
  )
}

/** Reads the images that are in the folder now, without watching it. */
async function readOnce(
  client: Client,
  dir: string,
  order: Order,
  print: Printer,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  for (const fault of await unreadFaults(dir)) output.note(faultText(fault))
  const entries = await addAll(client, [dir], order, shell)
  const [only] = entries
  // An empty folder is no error here, because scripts run --once again and again.
  if (entries.length === 1 && only?.kind === 'refused' && only.error.code === 'folder.empty') {
    output.note(`There is no image in ${dir}.`)
    return 0
  }
  const { exitCode } = await readInOrder(client, entries, print, shell)
  return signal.aborted ? interruptedExit(signal) : exitCode
}

/**
 * The reasons why documents and images of a folder are skipped that the user may expect to be read, at most
 * `maxUnread`.
 */
async function unreadFaults(dir: string): Promise<Fault[]> {
  const faults = (await namesBelow(dir))
    .filter((name) => isUnsupportedName(path.basename(name)))
    .sort()
    .slice(0, maxUnread)
    .map(async (name) => {
      const image = await checkImageFile(path.join(dir, name))
      return image.ok ? [] : [image.error]
    })
  return (await Promise.all(faults)).flat()
}

const maxUnread = 5

/** Watches the folder until a signal, or until all present files are read. */
async function follow(
  client: Client,
  root: string,
  { order, outputs, isOnce }: { order: Order; outputs: Outputs; isOnce: boolean },
  print: Printer,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  const borrowed = await borrowFolder(client, root, order, outputs)
  if (!borrowed.ok) return output.fail(borrowed.error)
  const { folder, wasWatched, giveBack } = borrowed.value
  const problem = wasWatched ? ruleConflict(root, folder, order, outputs) : null
  if (problem) return output.fail(problem)
  let exitCode = 0

  // One after the other, so that lines are in the order in which the files were done.
  let printing = Promise.resolve()
  const stop = client.on((event) => {
    if (event.name !== 'record.changed' || !isSettled(event.data.status)) return
    printing = printing.then(async () => {
      const code = await printRecord(client, event.data.id, folder.id, print, shell)
      exitCode ||= code
    })
  })
  output.note(isOnce ? `Reading what is in ${root}.` : `Watching ${root}. Stop with Ctrl-C.`)
  if (outputs.sheetFile !== null) output.note(`The spreadsheet is ${outputs.sheetFile}.`)
  const lost = await (isOnce ? untilAllDone(client, folder.id, signal) : untilStopped(client, signal))
  stop()
  await printing
  if (lost && !isOnce) return output.fail(lost)
  await giveBack()
  if (lost) return output.fail(lost)
  if (!isOnce) return 0
  return signal.aborted ? interruptedExit(signal) : exitCode
}

/** Prints a finished record of the folder; returns the exit code that it stands for. */
async function printRecord(
  client: Client,
  id: string,
  folderId: string,
  print: Printer,
  { output }: Shell,
): Promise<number> {
  const record = await client.call('records.get', { id })
  // The record may have been removed already.
  if (!record.ok || record.value.folderId !== folderId) return 0
  const name = record.value.sourcePath ?? record.value.filename
  const outcome = toOutcome(record.value)
  if (outcome.ok) {
    await print.record(name, outcome.value)
    const incomplete = incompleteFault(name, outcome.value.document?.failed)
    return incomplete ? output.fail(incomplete) : 0
  }
  print.failure(name, outcome.error)
  return output.fail(outcome.error)
}

/** Waits until the user stops it (null), or until the engine is lost (the reason). */
async function untilStopped(client: Client, signal: AbortSignal): Promise<Fault | null> {
  for (;;) {
    const isStopped = await wait(heartbeatMs, false, { signal }).catch(() => true)
    if (isStopped) return null
    const health = await client.call('system.health', {})
    if (!health.ok) return health.error
  }
}

/** Waits until everything in the folder is read and written (null), or until something fails (the reason). */
async function untilAllDone(client: Client, id: string, signal: AbortSignal): Promise<Fault | null> {
  for (;;) {
    const isStopped = await wait(pollMs, false, { signal }).catch(() => true)
    if (isStopped) return null
    const list = await client.call('folders.list', {})
    if (!list.ok) return list.error
    const folder = list.value.folders.find((each) => each.id === id)
    if (!folder) return fault('folder.unknown', { id })
    const pending = await client.call('folders.pending', { id })
    if (!pending.ok) return pending.error
    const failed = pending.value.files.find(({ error, state }) => error !== null && state !== 'settling')
    if (failed?.error) return parseFault(failed.error)
    const { waiting, working, undelivered } = folder.counts
    const isDone = folder.state === 'watching' && folder.isLookedThrough
    if (isDone && waiting + working + undelivered + folder.settlingCount === 0) {
      const { sheetProblem } = folder
      return sheetProblem && parseFault(sheetProblem)
    }
  }
}

/** The fault if the folder is already watched with another rule; null if it is not. */
function ruleConflict(root: string, folder: WatchFolder, order: Order, outputs: Outputs): Fault | null {
  /** The error that names the option which differs. */
  const rule = (path: string, what: string) =>
    fault('input.invalid', { path, rule: `${root} is already watched ${what}` })
  if (folder.operation !== order.operation)
    return rule(
      '--as',
      `as ${folder.operation}. Use --as ${folder.operation}, or change its rule with: fovea folder update`,
    )
  if (!hasOutputs(outputs)) return null
  return rule(
    outputs.sheet === 'none' ? '--writes' : '--sheet',
    'with outputs of its own. Leave this out, or change its rule with: fovea folder update',
  )
}
