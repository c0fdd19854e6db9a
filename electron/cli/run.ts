// Runs a command line: finds the command, parses its options, connects it to an engine, and cleans up.
import { homedir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { fileLog } from '../engine/file-log.ts'
import { fault, ok } from '../../shared/result.ts'
import { parseArguments, type Arguments } from './arguments.ts'
import type { Command, Shell } from './command.ts'
import { commands } from './commands/commands.ts'
import type { Connection } from './connect.ts'
import { defaultDataDir } from './data-dir.ts'
import { findCommand } from './find-command.ts'
import { helpText } from './help.ts'
import { appVersion } from './version.ts'

/** The surroundings of a command line: streams, environment, and the processes that it may start. */
export interface CommandHost extends Pick<Shell, 'output' | 'signal' | 'stdin' | 'hosts'> {
  readonly env: NodeJS.ProcessEnv
  /** Takes the function that reports an error outside of every promise and returns the exit code. */
  readonly onUncaught: (report: (error: unknown) => number) => void
}

/** Runs the command line; returns the exit code. */
export async function run(argv: readonly string[], host: CommandHost): Promise<number> {
  const { output } = host
  const [first] = argv
  if (first === '--version' || first === '-V') {
    output.print(appVersion())
    return 0
  }
  const wantsHelp = first === undefined || first === '--help' || first === '-h'
  const found = findCommand(commands, wantsHelp ? ['help', ...argv.slice(1)] : argv)
  if (!found.ok) return output.fail(found.error)
  const { command, rest } = found.value
  const args = parseArguments(command.words, command.options, withLongHelp(rest))
  if (!args.ok) return output.fail(args.error)
  if (!args.value.flag('help')) return runCommand(command, args.value, host)
  const text = helpText(commands, command.words.split(' '))
  if (!text.ok) return output.fail(text.error)
  output.print(text.value)
  return 0
}

/** Replaces -h by --help, unless it comes after `--`. */
function withLongHelp(rest: readonly string[]): readonly string[] {
  const end = rest.indexOf('--')
  return rest.map((word, at) => (word === '-h' && (end === -1 || at < end) ? '--help' : word))
}

/** Runs one command, and closes what it has opened. */
async function runCommand(
  command: Command,
  args: Arguments,
  { env, onUncaught, ...host }: CommandHost,
): Promise<number> {
  const dataDir = findDataDir(args, env)
  const version = appVersion()
  const opened: Connection[] = []
  const shell: Shell = {
    ...host,
    dataDir,
    version,
    /** Connects the command to an engine; the connection is closed when the command ends. */
    async connect(need) {
      // Loaded here, because help and mistyped commands need no connection.
      const { connect } = await import('./connect.ts')
      const connection = await connect({ ...host, dataDir, version, need })
      if (!connection.ok) return connection
      opened.push(connection.value)
      return ok(connection.value.client)
    },
  }
  const failUnexpectedly = (error: unknown) => reportBug(error, command, shell)
  // Errors outside of the command's own promise can't be caught there. Accepted work is safe in the database.
  onUncaught(failUnexpectedly)
  try {
    return await command.run(args, shell)
  } catch (error) {
    return failUnexpectedly(error)
  } finally {
    for (const connection of opened) await connection.close()
  }
}

function findDataDir(args: Arguments, env: NodeJS.ProcessEnv): string {
  const given = args.value('data')
  return given === undefined
    ? defaultDataDir({ platform: process.platform, env, home: homedir() })
    : path.resolve(given)
}

/** Logs an unexpected error, and prints a reference to it. */
function reportBug(error: unknown, command: Command, { dataDir, output }: Shell): number {
  const reference = randomUUID()
  const facts = { command: command.words, reference }
  fileLog(dataDir).error('a command failed in a way that was not foreseen', error, facts)
  const exitCode = output.fail(fault('internal', { reference }))
  output.note(`The log is ${path.join(dataDir, 'fovea.log')}`)
  return exitCode
}
