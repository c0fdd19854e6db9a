// Makes a command of each call of the table; its words, options and output come from the call's row.
import { calls, callNames, type CallName } from '../../../shared/contract/calls.ts'
import type { Fault } from '../../../shared/result.ts'
import { tiers } from '../../../shared/limits.ts'
import type { Arguments } from '../arguments.ts'
import type { Command, Need, Shell } from '../command.ts'
import { interruptedExit } from '../interrupt.ts'
import type { Output } from '../output.ts'
import { withOptionName, tableInput } from '../table-input.ts'
import { printFindings } from './doctor.ts'
import { announceGetting } from './get-pack.ts'
import { deliver, exportCommand } from './record-export.ts'
import { incompleteFault } from './settle.ts'

/** Calls whose answer is printed as plain text; all others are printed as JSON. */
const printers: { readonly [N in CallName]?: (answer: unknown, output: Output) => void } = {
  'keys.create': printKey,
  'keys.rotate': printKey,
  /** Prints the text of the rule, not the JSON around it. */
  'folders.export'(answer, output) {
    output.print(calls['folders.export'].output.parse(answer).content)
  },
  /** Prints the findings as lines. */
  'folders.doctor'(answer, output) {
    const { path, findings } = calls['folders.doctor'].output.parse(answer)
    printFindings(output, path, findings)
  },
  /** Prints the text of the rules, not the JSON around it. */
  'rules.export'(answer, output) {
    output.print(calls['rules.export'].output.parse(answer).content.trimEnd())
  },
}

/** Prints a new key alone on stdout, and a note about it on stderr. */
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

/** Makes the command of one call: parses its input, calls the engine, and prints the answer. */
export function tableCommand(name: CallName): Command {
  const { cli, help } = calls[name]

  /** Runs the command; returns the exit code. */
  async function run(args: Arguments, shell: Shell): Promise<number> {
    const { output, signal } = shell
    const input = await tableInput(name).read(args, shell.stdin)
    if (!input.ok) return output.fail(input.error)
    const client = await shell.connect(findNeed(name))
    if (!client.ok) return output.fail(client.error)
    const stopProgress =
      name === 'packs.get' ? await announceGetting(client.value, input.value['name'], output) : null
    // The engine validates the input, as it does for every transport.
    const answer = await client.value.call(name, input.value, { signal })
    stopProgress?.()
    if (signal.aborted) return interruptedExit(signal)
    if (!answer.ok) {
      const { error } = answer
      return output.fail(error.code === 'input.invalid' ? withOptionName(name, error.data) : error)
    }
    const print = printers[name]
    if (name === 'records.export') return deliver(calls[name].output.parse(answer.value), args, shell)
    if (print) print(answer.value, output)
    else output.print(JSON.stringify(answer.value, null, 2))
    const incomplete = name === 'documents.read' ? incompleteAnswer(answer.value) : null
    return incomplete ? output.fail(incomplete) : 0
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

/** The fault of an answer that lacks pages of its document. */
function incompleteAnswer(answer: unknown): Fault | null {
  const { filename, failedPages } = calls['documents.read'].output.parse(answer)
  return incompleteFault(filename, failedPages)
}

/** Only calls that add images to the queue, or wait for one, need the queue to run. */
function findNeed(name: CallName): Need {
  return /^(operation|records)\.|^renewal\.start$/.test(name) ? 'work' : 'look'
}
