// Every command there is: those with a way of their own, and one for each call of the table.
import type { OptionRows } from '../arguments.ts'
import type { Command } from '../command.ts'
import { helpCommand } from './help.ts'
import { readCommand } from './read.ts'
import { serveCommand } from './serve.ts'
import { tableCommands } from './table-command.ts'
import { watchCommand } from './watch.ts'

const optionsForAll: OptionRows = {
  data: { kind: 'value', placeholder: 'DIR', help: "The data folder (default: the desktop app's)." },
  help: { kind: 'flag', help: 'Shows this.' },
}

export const commands: readonly Command[] = [
  readCommand,
  watchCommand,
  serveCommand,
  helpCommand(() => commands),
  ...tableCommands(),
].map((command) => ({ ...command, options: { ...command.options, ...optionsForAll } }))
