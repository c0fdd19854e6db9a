// What a command is, and what it is given to work with.
import type { Client } from '../../shared/contract/client.ts'
import type { Fault, Result } from '../../shared/result.ts'
import type { Arguments, OptionRows } from './arguments.ts'
import type { Output } from './output.ts'

export interface Command {
  /** What is typed after `fovea`, as in `record list`. */
  readonly words: string
  readonly help: string
  /** What may follow the words besides options, as in FILE... */
  readonly takes: string
  readonly options: OptionRows
  /** Runs, prints, and answers the exit code. */
  readonly run: (args: Arguments, shell: Shell) => Promise<number>
}

/** look: a question or a setting · work: images are to be read, so an engine of one's own begins all that waits. */
export type Need = 'look' | 'work'

export interface Shell {
  readonly output: Output
  readonly dataDir: string
  readonly version: string
  readonly stdin: AsyncIterable<Uint8Array>
  /** Aborted by the first Ctrl-C, by SIGTERM, and when nobody reads the results any more; see interrupt.ts. */
  readonly signal: AbortSignal
  /** The engine of the data folder: the running one, or one of our own that is closed when the command ends. */
  connect(need: Need): Promise<Result<Client>>
}

/** The sentence of a positional too many. */
export function extraArgument(command: Command, args: Arguments, most: number): Fault | null {
  const extra = args.positionals[most]
  return extra === undefined
    ? null
    : { code: 'cli.extraArgument', data: { command: command.words, argument: extra } }
}
