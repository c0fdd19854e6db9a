// Every command there is: those with a way of their own, and one for each call of the table.
import type { OptionRows } from '../arguments.ts'
import type { Command } from '../command.ts'
import { checkDataCommand, doctorCommand } from './doctor.ts'
import { helpCommand } from './help.ts'
import { readCommand } from './read.ts'
import { serveCommand } from './serve.ts'
import { tableCommand, tableCommands } from './table-command.ts'
import { watchCommand } from './watch.ts'

const optionsForAll: OptionRows = {
  data: { kind: 'value', placeholder: 'DIR', help: "The data folder (default: the desktop app's)." },
  help: { kind: 'flag', help: 'Shows this help.' },
}

const withOwnWay = [
  readCommand,
  watchCommand,
  serveCommand,
  helpCommand(() => commands),
  doctorCommand(tableCommand('folders.doctor')),
  checkDataCommand,
]
const ownWords = new Set(withOwnWay.map(({ words }) => words))

export const commands: readonly Command[] = [
  ...withOwnWay,
  ...tableCommands().filter(({ words }) => !ownWords.has(words)),
].map(withOptionsForAll)

/** Asked for of one command: to know what each takes costs more than most of them do. */
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
