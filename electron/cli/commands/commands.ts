// Lists all commands: those with their own code, and one for each other call of the table.
import type { OptionRows } from '../arguments.ts'
import type { Command } from '../command.ts'
import { checkDataCommand, doctorCommand } from './doctor.ts'
import { helpCommand } from './help.ts'
import { mcpCommand } from './mcp.ts'
import { readCommand } from './read.ts'
import { readerCommand } from './reader.ts'
import { serveCommand } from './serve.ts'
import { tableCommand, tableCommands } from './table-command.ts'
import { watchCommand } from './watch.ts'

const optionsForAll: OptionRows = {
  data: { kind: 'value', placeholder: 'DIR', help: "The data folder (default: the desktop app's)." },
  help: { kind: 'flag', help: 'Shows this help.' },
}

const handWritten = [
  readCommand,
  watchCommand,
  serveCommand,
  mcpCommand,
  readerCommand,
  helpCommand(() => commands),
  doctorCommand(tableCommand('folders.doctor')),
  checkDataCommand,
]
const handWrittenWords = new Set(handWritten.map(({ words }) => words))

export const commands: readonly Command[] = [
  ...handWritten,
  ...tableCommands().filter(({ words }) => !handWrittenWords.has(words)),
].map(withOptionsForAll)

/**
 * Adds the options that every command has. Getters, because computing the options of all commands takes
 * longer than running most of them.
 */
function withOptionsForAll(command: Command): Command {
  const { words, help, run } = command
  return {
    words,
    help,
    get takes() {
      return command.takes
    },
    get options() {
      return { ...command.options, ...optionsForAll, ...command.options }
    },
    run,
  }
}
