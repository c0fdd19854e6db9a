// `fovea record export`: what its call answers, printed or written to a file. --as is --format, as `read` calls it.
import type { Arguments } from '../arguments.ts'
import type { Command, Shell } from '../command.ts'
import { writeOut } from '../write-out.ts'

export const outOption = {
  kind: 'value',
  placeholder: 'FILE',
  help: 'Writes to FILE, in the place of what is there.',
} as const

export function exportCommand(ofTable: Command): Command {
  return {
    ...ofTable,
    get takes() {
      return ofTable.takes
    },
    get options() {
      const { format } = ofTable.options
      const as = format && { as: { ...format, help: 'The same as --format.' } }
      return { ...ofTable.options, ...as, out: outOption }
    },
    run: (args, shell) => ofTable.run(withFormat(args), shell),
  }
}

function withFormat(args: Arguments): Arguments {
  const nameOf = (name: string) => (name === 'format' && !args.has('format') ? 'as' : name)
  return {
    ...args,
    has: (name) => args.has(nameOf(name)),
    value: (name) => args.value(nameOf(name)),
  }
}

type Exported = Parameters<typeof writeOut>[1]

/** Into the file that --out names, else as a result is printed. */
export async function hand(exported: Exported, args: Arguments, { output }: Shell): Promise<number> {
  const out = args.value('out')
  const { content, encoding } = exported
  if (out === undefined) {
    if (encoding === 'text') output.print(content)
    else output.printBytes(Buffer.from(content, 'base64'))
    return 0
  }
  const written = await writeOut(out, exported)
  return written.ok ? 0 : output.fail(written.error)
}
