// `fovea watch`: reads what lands in a folder for as long as it runs, one line a file. With --once it reads what is
// there now and ends.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '../../../shared/contract/client.ts'
import { faultText } from '../../../shared/faults.ts'
import { isUnreadName } from '../../../shared/image/filename.ts'
import { fault, type Fault } from '../../../shared/result.ts'
import { checkImageFile } from '../../engine/intake/check-image-file.ts'
import type { Arguments } from '../arguments.ts'
import { extraArgument, type Command, type Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import { borrowFolder, realFolder } from './borrow-folder.ts'
import { orderOptions, parseOrder, type Order } from './order.ts'
import { addAll, readInOrder } from './read.ts'
import { isSettled, outcomeOf } from './settle.ts'
import { printer, type Printer } from './show-record.ts'

export const watchCommand: Command = {
  words: 'watch',
  help: 'Reads the images of a folder and those that land in it, one line a file, until it is stopped (Ctrl-C).',
  takes: 'DIR',
  options: {
    ...orderOptions,
    once: { kind: 'flag', help: 'Reads what is there now, and ends.' },
    'json-lines': { kind: 'flag', help: 'Prints one JSON record a line, with the content, for scripts.' },
  },
  run: watch,
}

/** How often a watch that goes through another process makes sure that it is still there. */
const heartbeatMs = 10_000

async function watch(args: Arguments, shell: Shell): Promise<number> {
  const { output } = shell
  const [dir] = args.positionals
  if (dir === undefined)
    return output.fail(fault('cli.missingArgument', { command: 'watch', argument: 'a folder' }))
  const extra = extraArgument(watchCommand, args, 1)
  if (extra) return output.fail(extra)
  const order = await parseOrder(args, shell)
  if (!order.ok) return output.fail(order.error)
  const root = await realFolder(dir)
  if (!root.ok) return output.fail(root.error)
  const client = await shell.connect('work')
  if (!client.ok) return output.fail(client.error)

  const style = args.flag('json-lines') ? 'jsonLines' : 'line'
  const print = printer(output, { style, hasHeadings: false, hasDetails: false })
  return args.flag('once')
    ? readOnce(client.value, dir, order.value, print, shell)
    : follow(client.value, root.value, order.value, print, shell)
}

async function readOnce(
  client: Client,
  dir: string,
  order: Order,
  print: Printer,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  for (const fault of await unreadIn(dir)) output.note(faultText(fault))
  const entries = await addAll(client, [dir], order, shell)
  const [only] = entries
  // For a folder that is looked at again and again, nothing new is the usual case.
  if (entries.length === 1 && only?.kind === 'refused' && only.error.code === 'folder.empty') {
    output.note(`There is no image in ${dir}.`)
    return 0
  }
  const exitCode = await readInOrder(client, entries, print, shell)
  return signal.aborted ? interruptedExit(signal) : exitCode
}

/** Why papers and pictures of a folder are passed over that somebody may wait for; enough of them to understand. */
async function unreadIn(dir: string): Promise<Fault[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => [])
  const faults = names
    .filter((name) => isUnreadName(path.basename(name)))
    .sort()
    .slice(0, mostUnread)
    .map(async (name) => {
      const image = await checkImageFile(path.join(dir, name))
      return image.ok ? [] : [image.error]
    })
  return (await Promise.all(faults)).flat()
}

const mostUnread = 5

async function follow(
  client: Client,
  root: string,
  order: Order,
  print: Printer,
  shell: Shell,
): Promise<number> {
  const { output, signal } = shell
  const borrowed = await borrowFolder(client, root, order)
  if (!borrowed.ok) return output.fail(borrowed.error)
  const { folder, wasThere, giveBack } = borrowed.value
  const problem = wasThere && folder.operation !== order.operation ? otherRule(root, folder.operation) : null
  if (problem) return output.fail(problem)

  // One after the other, so that lines come in the order in which files were done.
  let printing = Promise.resolve()
  const stop = client.on((event) => {
    if (event.name !== 'record.changed' || !isSettled(event.data.status)) return
    printing = printing.then(() => tell(client, event.data.id, folder.id, print, shell))
  })
  output.note(`Watching ${root}. Stop with Ctrl-C.`)
  const lost = await untilStopped(client, signal)
  stop()
  await printing
  if (lost) return output.fail(lost)
  await giveBack()
  return 0
}

async function tell(
  client: Client,
  id: string,
  folderId: string,
  print: Printer,
  { output }: Shell,
): Promise<void> {
  const record = await client.call('records.get', { id })
  // A record that was removed again at once has nothing to be told.
  if (!record.ok || record.value.folderId !== folderId) return
  const name = record.value.sourcePath ?? record.value.filename
  const outcome = outcomeOf(record.value)
  if (outcome.ok) print.record(name, outcome.value)
  else {
    print.failure(name, outcome.error)
    output.fail(outcome.error)
  }
}

/** Null when the person stopped it, else why it can't go on. */
async function untilStopped(client: Client, signal: AbortSignal): Promise<Fault | null> {
  for (;;) {
    const isStopped = await wait(heartbeatMs, false, { signal }).catch(() => true)
    if (isStopped) return null
    const health = await client.call('system.health', {})
    if (!health.ok) return health.error
  }
}

function otherRule(root: string, operation: string): Fault {
  return fault('input.invalid', {
    path: '--as',
    rule: `${root} is watched already, as ${operation}. Give --as ${operation}, or change it with: fovea folder update`,
  })
}
