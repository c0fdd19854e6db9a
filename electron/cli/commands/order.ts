// What is to be made of the images: --as and --schema, checked before anything is begun.
import { operationSchema } from '../../../shared/contract/record.ts'
import { operationNames, type Operation } from '../../../shared/operations.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Arguments, OptionRows } from '../arguments.ts'
import type { Shell } from '../command.ts'
import { readSchemaText } from '../schema-text.ts'

export type Order =
  | { readonly operation: Exclude<Operation, 'json'> }
  | { readonly operation: 'json'; readonly resultSchema: string }

export const orderOptions = {
  as: {
    kind: 'value',
    placeholder: 'KIND',
    help: `What to make of an image: ${operationNames.join(', ')} (default: text).`,
  },
  schema: {
    kind: 'value',
    placeholder: 'FILE',
    help: 'For --as json: the fields to fill, in a file or as JSON, such as {"total":""}.',
  },
} as const satisfies OptionRows

export async function parseOrder(args: Arguments, { stdin }: Pick<Shell, 'stdin'>): Promise<Result<Order>> {
  const named = args.value('as') ?? 'text'
  const operation = operationSchema.safeParse(named)
  if (!operation.success) {
    const rule = `there is no ${named}; it is one of ${operationNames.join(', ')}`
    return err('input.invalid', { path: '--as', rule })
  }
  const given = args.value('schema')
  if (operation.data !== 'json') {
    if (given === undefined) return ok({ operation: operation.data })
    return err('input.invalid', {
      path: '--schema',
      rule: 'is only for --as json. Add --as json, or leave it out.',
    })
  }
  if (given === undefined) return err('schema.missing', {})
  const text = await readSchemaText(given, stdin)
  return text.ok ? ok({ operation: 'json', resultSchema: text.value }) : text
}
