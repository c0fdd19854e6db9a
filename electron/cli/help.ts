// Writes the text of `fovea help` from the commands themselves, so that it is always up to date.
import { err, ok, type Result } from '../../shared/result.ts'
import type { OptionRow, OptionRows } from './arguments.ts'
import type { Command } from './command.ts'
import { commandsIn, findCommand } from './find-command.ts'

/** Returns an overview, the commands of a group, or the help of one command. */
export function helpText(commands: readonly Command[], topic: readonly string[]): Result<string> {
  const [noun] = topic
  if (noun === undefined) return ok(overview(commands))
  if (topic.length === 1) {
    const group = commandsIn(commands, noun)
    if (group.length > 0) return ok(list(group))
  }
  const found = findCommand(commands, topic)
  if (!found.ok) return found
  const [extra] = found.value.rest
  if (extra !== undefined) return err('cli.extraArgument', { command: 'help', argument: extra })
  const { command } = found.value
  return ok(commandHelp(title(command), command.help, command.options))
}

/** The help without a topic: the single-word commands, and the groups of the others. */
function overview(commands: readonly Command[]): string {
  const isPlain = (command: Command) => !command.words.includes(' ')
  return `Fovea reads images into text, Markdown or fields, entirely on this machine.

${list(commands.filter(isPlain))}

Everything else (answers are JSON):

${list(commands.filter((command) => !isPlain(command)))}

For more about a command: fovea help COMMAND. For the version: fovea --version.`
}

export function commandHelp(usage: string, help: string, options: OptionRows): string {
  return `${usage} [OPTIONS]

${help}

${optionList(options)}`
}

/** Lists the commands, each with its help. */
function list(commands: readonly Command[]): string {
  return columns(commands.map((command) => [title(command), command.help]))
}

/** The command with its arguments, as it is typed. */
function title(command: Command): string {
  return `fovea ${command.words}${command.takes ? ` ${command.takes}` : ''}`
}

/** Lists the options, each with its help. */
function optionList(rows: OptionRows): string {
  return columns(Object.entries(rows).map(([name, row]) => [option(name, row), row.help]))
}

/** The option with a word for its value, as it is typed. */
function option(name: string, row: OptionRow): string {
  if (row.kind === 'flag') return `--${name}`
  return `--${name} ${row.placeholder ?? 'VALUE'}${row.kind === 'list' ? ' ...' : ''}`
}

/** Puts two texts side by side, aligned. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.min(34, Math.max(...rows.map(([left]) => left.length)))
  return rows
    .map(([left, right]) => {
      if (!right) return `  ${left}`
      const gap = left.length > width ? `\n${' '.repeat(width + 4)}` : ' '.repeat(width - left.length + 2)
      return `  ${left}${gap}${right}`
    })
    .join('\n')
}
