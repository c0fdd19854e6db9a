// A command from its words to its exit code: finds it, reads its options, gives it an engine, and cleans up.
import { homedir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { fault, ok } from '../../shared/result.ts'
import { parseArguments } from './arguments.ts'
import type { Shell } from './command.ts'
import { commands } from './commands/commands.ts'
import { connect, type Connection } from './connect.ts'
import { defaultDataDir } from './data-dir.ts'
import { findCommand } from './find-command.ts'
import { helpText } from './help.ts'
import type { Interrupt } from './interrupt.ts'
import { fileLog } from '../engine/file-log.ts'
import type { Output } from './output.ts'
import { appVersion } from './version.ts'

export async function run(argv: readonly string[], output: Output, { signal }: Interrupt): Promise<number> {
  const [first] = argv
  if (first === '--version' || first === '-V') {
    output.print(appVersion())
    return 0
  }
  const words =
    first === undefined || first === '--help' || first === '-h' ? ['help', ...argv.slice(1)] : argv
  const found = findCommand(commands, words)
  if (!found.ok) return output.fail(found.error)
  const { command, rest } = found.value
  const args = parseArguments(command.words, command.options, asksForHelp(rest))
  if (!args.ok) return output.fail(args.error)
  if (args.value.flag('help')) {
    const text = helpText(commands, command.words.split(' '))
    if (!text.ok) return output.fail(text.error)
    output.print(text.value)
    return 0
  }

  const given = args.value.value('data')
  const dataDir =
    given === undefined
      ? defaultDataDir({ platform: process.platform, env: process.env, home: homedir() })
      : path.resolve(given)
  const version = appVersion()
  let connection: Connection | null = null
  const shell: Shell = {
    output,
    dataDir,
    version,
    signal,
    stdin: process.stdin,
    async connect() {
      const opened = await connect({ dataDir, version, output, signal })
      if (!opened.ok) return opened
      connection = opened.value
      return ok(opened.value.client)
    },
  }
  const failByBug = (error: unknown) => {
    const reference = randomUUID()
    fileLog(dataDir).error('a command failed in a way that was not foreseen', error, {
      command: command.words,
      reference,
    })
    return output.fail(fault('internal', { reference }))
  }
  // What fails beside the command's own path can't be caught there; what it accepted is in the database.
  process.on('uncaughtException', (error) => process.exit(failByBug(error)))
  try {
    return await command.run(args.value, shell)
  } catch (error) {
    return failByBug(error)
  } finally {
    await closed(connection)
  }
}

/** -h is --help wherever it stands before the files that follow a --. */
function asksForHelp(rest: readonly string[]): readonly string[] {
  const end = rest.indexOf('--')
  return rest.map((word, at) => (word === '-h' && (end === -1 || at < end) ? '--help' : word))
}

/** A function of its own, since the compiler does not see that connect() was called meanwhile. */
async function closed(connection: Connection | null): Promise<void> {
  await connection?.close()
}
