// Finds the command that was typed: one word (read) or a noun and a verb (record list).
import { err, ok, type Result } from '../../shared/result.ts'
import type { Command } from './command.ts'
import { nearest } from './suggest.ts'

export interface Found {
  readonly command: Command
  readonly rest: readonly string[]
}

/** Returns the command and the arguments after its words; the error suggests a similar command. */
export function findCommand(commands: readonly Command[], argv: readonly string[]): Result<Found> {
  const [first = '', second] = argv
  for (const count of [2, 1]) {
    const words = argv.slice(0, count).join(' ')
    const command = commands.find((one) => one.words === words)
    if (command) return ok({ command, rest: argv.slice(count) })
  }
  if (first.startsWith('-')) {
    return err('cli.unknownOption', { option: first, command: 'fovea', known: '--help, --version' })
  }
  const group = commandsIn(commands, first)
  if (group.length === 0) {
    const known = [...commands.map((one) => one.words), ...nounsOf(commands)]
    return err('cli.unknownCommand', { command: first, like: nearest(first, known) })
  }
  const verbs = group.map((one) => one.words.slice(first.length + 1))
  if (second === undefined || second.startsWith('-')) {
    return err('cli.missingArgument', { command: first, argument: `one of ${verbs.join(', ')}` })
  }
  const like = nearest(second, verbs)
  return err('cli.unknownCommand', { command: `${first} ${second}`, like: like && `${first} ${like}` })
}

/** The commands whose first word this is. */
export function commandsIn(commands: readonly Command[], group: string): readonly Command[] {
  return commands.filter((one) => one.words.startsWith(`${group} `))
}

/** The first words of all commands that have two. */
function nounsOf(commands: readonly Command[]): readonly string[] {
  return [
    ...new Set(
      commands.map((one) => one.words.split(' ')).flatMap(([noun = '', verb]) => (verb ? noun : [])),
    ),
  ]
}
