// The types of a command and of the shell that it runs in.
import type { Client } from '../../shared/contract/client.ts'
import type { Fault, Result } from '../../shared/result.ts'
import type { Arguments, OptionRows } from './arguments.ts'
import type { Output } from './output.ts'
import type { CreateHosts } from './own-engine.ts'

export interface Command {
  /** The words after `fovea`, as in `record list`. */
  readonly words: string
  readonly help: string
  /** The operands after the words, as the help shows them: FILE... */
  readonly takes: string
  readonly options: OptionRows
  /** Runs, prints, and returns the exit code. */
  readonly run: (args: Arguments, shell: Shell) => Promise<number>
}

/** look: a query or a setting · work: images are to be read, so an engine of our own starts the queue. */
export type Need = 'look' | 'work'

export interface Shell {
  readonly output: Output
  readonly dataDir: string
  readonly version: string
  readonly stdin: AsyncIterable<Uint8Array>
  /** Aborted by the first Ctrl-C, by SIGTERM, and when stdout is closed; see interrupt.ts. */
  readonly signal: AbortSignal
  /** The processes of an engine of one's own; by default children of this one. */
  readonly hosts?: CreateHosts | undefined
  /** The engine of the data folder: the running one, or one of our own that is closed when the command ends. */
  connect(need: Need): Promise<Result<Client>>
}

/** The fault for more than `max` positional arguments; null if there are not more. */
export function extraArgument(command: Command, args: Arguments, max: number): Fault | null {
  const extra = args.positionals[max]
  return extra === undefined
    ? null
    : { code: 'cli.extraArgument', data: { command: command.words, argument: extra } }
}
