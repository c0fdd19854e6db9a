// `fovea help`: lists the commands, or explains one.
import type { Command } from '../command.ts'
import { helpText } from '../help.ts'

export function helpCommand(commands: () => readonly Command[]): Command {
  return {
    words: 'help',
    help: 'Lists the commands, or explains COMMAND.',
    takes: '[COMMAND]',
    options: {},
    /** Prints the list of commands, or the help of the named one. */
    run(args, { output }) {
      const text = helpText(commands(), args.positionals)
      if (!text.ok) return Promise.resolve(output.fail(text.error))
      output.print(text.value)
      return Promise.resolve(0)
    },
  }
}
