// Every call of the table as a command: its words, its options and its answer come from its row.
import { calls, callNames, type CallName } from '../../../shared/contract/calls.ts'
import { tiers } from '../../../shared/limits.ts'
import type { Arguments } from '../arguments.ts'
import type { Command, Need, Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import type { Output } from '../output.ts'
import { inWordsOfOptions, tableInput } from '../table-input.ts'
import { printFindings } from './doctor.ts'
import { exportCommand, hand } from './record-export.ts'

/** Answers that scripts and people want bare; all others are printed as JSON. */
const printers: { readonly [N in CallName]?: (answer: unknown, output: Output) => void } = {
  'keys.create': printKey,
  'keys.rotate': printKey,
  'folders.export'(answer, output) {
    output.print(calls['folders.export'].output.parse(answer).content)
  },
  'folders.doctor'(answer, output) {
    const { path, findings } = calls['folders.doctor'].output.parse(answer)
    printFindings(output, path, findings)
  },
  'rules.export'(answer, output) {
    output.print(calls['rules.export'].output.parse(answer).content.trimEnd())
  },
}

function printKey(answer: unknown, output: Output): void {
  const { key, id, name, tier } = calls['keys.create'].output.parse(answer)
  output.print(key)
  output.note(
    `This is the key of ${name} (${tiers[tier].requestsPerMonth === null ? 'unlimited' : tier}, ${id}). It is shown this once and can't be read again later.`,
  )
}

export function tableCommands(): Command[] {
  return callNames.map((name) => {
    const command = tableCommand(name)
    return name === 'records.export' ? exportCommand(command) : command
  })
}

export function tableCommand(name: CallName): Command {
  const { cli, help } = calls[name]

  async function run(args: Arguments, shell: Shell): Promise<number> {
    const { output, signal } = shell
    const input = await tableInput(name).read(args, shell.stdin)
    if (!input.ok) return output.fail(input.error)
    const client = await shell.connect(needOf(name))
    if (!client.ok) return output.fail(client.error)
    // The engine parses it, as it parses what comes over every other wire.
    const answer = await client.value.call(name, input.value, { signal })
    if (signal.aborted) return interruptedExit(signal)
    if (!answer.ok) {
      const { error } = answer
      return output.fail(error.code === 'input.invalid' ? inWordsOfOptions(name, error.data) : error)
    }
    const print = printers[name]
    if (name === 'records.export') return hand(calls[name].output.parse(answer.value), args, shell)
    if (print) print(answer.value, output)
    else output.print(JSON.stringify(answer.value, null, 2))
    return 0
  }

  return {
    words: cli,
    help,
    get takes() {
      return tableInput(name).takes
    },
    get options() {
      return tableInput(name).options
    },
    run,
  }
}

/** Only what puts images into the queue, or waits for one, needs the queue to be worked off. */
function needOf(name: CallName): Need {
  return /^(operation|records)\.|^renewal\.start$/.test(name) ? 'work' : 'look'
}
