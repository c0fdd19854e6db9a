// `fovea record export`: prints the export or writes it to a file. --as is an alias of --format, as in `read`.
import type { Arguments } from '../arguments.ts'
import type { Command, Shell } from '../command.ts'
import { writeOut } from '../typed-file.ts'

export const outOption = {
  kind: 'value',
  placeholder: 'FILE',
  help: 'Writes to FILE, in the place of what is there.',
} as const

/** Extends the command of the table by the options --as and --out. */
export function exportCommand(tableExport: Command): Command {
  return {
    ...tableExport,
    get takes() {
      return tableExport.takes
    },
    get options() {
      const { format } = tableExport.options
      const as = format && { as: { ...format, help: 'The same as --format.' } }
      return { ...tableExport.options, ...as, out: outOption }
    },
    run: (args, shell) => tableExport.run(withFormat(args), shell),
  }
}

/** Makes --as count as --format. */
function withFormat(args: Arguments): Arguments {
  const nameOf = (name: string) => (name === 'format' && !args.has('format') ? 'as' : name)
  return {
    ...args,
    has: (name) => args.has(nameOf(name)),
    value: (name) => args.value(nameOf(name)),
  }
}

type Exported = Parameters<typeof writeOut>[1]

/** Writes to the file that --out names, else to stdout. */
export async function deliver(exported: Exported, args: Arguments, { output }: Shell): Promise<number> {
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
