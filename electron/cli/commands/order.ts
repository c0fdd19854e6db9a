// Parses the options that say how images are read and what they become: --as, --schema, --languages, --profile and
// --engine. They are checked before anything starts.
import { operationSchema } from '../../../shared/contract/record.ts'
import { automaticOperation, operationNames, type Operation } from '../../../shared/operations.ts'
import { engineChoices, profiles, type EngineChoice, type Profile } from '../../../shared/reading.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { readSchemaFile } from '../../../shared/schema/schema-file.ts'
import type { Arguments, OptionRows } from '../arguments.ts'
import type { Shell } from '../command.ts'
import { mayBeName, readSchemaText } from '../schema-text.ts'
import { choiceRule } from '../../../shared/zod-messages.ts'

export type Order = OperationChoice & ReadingOptions

type OperationChoice =
  | { readonly operation: Exclude<Operation, 'json'> }
  | { readonly operation: 'json'; readonly resultSchema: string; readonly settings: FieldSettings }
  /** `schemaId` may be the name of a saved schema. */
  | { readonly operation: 'json'; readonly schemaId: string }

interface ReadingOptions {
  /** If empty, languages are detected. */
  readonly languages: string[]
  /** By default as in the settings. */
  readonly profile?: Profile
  readonly engine?: EngineChoice
}

export const orderOptions = {
  as: {
    kind: 'value',
    placeholder: 'KIND',
    help: `What to read images as: ${operationNames.join(', ')} or auto: text in the language that is found (default: auto).`,
  },
  schema: {
    kind: 'value',
    placeholder: 'SCHEMA',
    help: 'The fields to fill, with --as json: a file, JSON such as {"total":""}, or the name of a schema such as invoice.',
  },
  languages: {
    kind: 'list',
    placeholder: 'CODES',
    help: 'The languages of the images, such as eng,deu (default: detected).',
  },
  profile: {
    kind: 'value',
    placeholder: 'NAME',
    help: 'precise (looks again where it is unsure) or quick (default: as in the settings).',
  },
  engine: {
    kind: 'value',
    placeholder: 'NAME',
    help: 'best (the best engine for each page) or tesseract (only tesseract.js) (default: as in the settings).',
  },
} as const satisfies OptionRows

/** Options for documents of several pages. */
export interface DocumentOptions {
  readonly pages?: string
  readonly password?: string
}

export const documentOptions = {
  pages: {
    kind: 'value',
    placeholder: 'PAGES',
    help: 'The pages of a document to read, such as 1-3,7 (default: all).',
  },
  password: {
    kind: 'value',
    placeholder: 'TEXT',
    help: 'Opens a document that is protected by a password.',
  },
} as const satisfies OptionRows

/** Parses --pages and --password. */
export function parseDocumentOptions(args: Arguments): DocumentOptions {
  const [pages, password] = [args.value('pages'), args.value('password')]
  return { ...(pages !== undefined && { pages }), ...(password !== undefined && { password }) }
}

/** Parses all these options; reads the schema from stdin if the option says so. */
export async function parseOrder(args: Arguments, shell: Pick<Shell, 'stdin'>): Promise<Result<Order>> {
  const operation = await parseOperation(args, shell)
  if (!operation.ok) return operation
  const reading = parseReading(args)
  return reading.ok ? ok({ ...operation.value, ...reading.value }) : reading
}

/** Parses --languages, --profile and --engine. */
function parseReading(args: Arguments): Result<ReadingOptions> {
  const codes = args.list('languages').flatMap((text) => text.split(','))
  const languages = codes.map((code) => code.trim()).filter(Boolean)
  const profile = oneOf(profiles, 'profile', args)
  if (!profile.ok) return profile
  const engine = oneOf(engineChoices, 'engine', args)
  if (!engine.ok) return engine
  return ok({
    languages,
    ...(profile.value && { profile: profile.value }),
    ...(engine.value && { engine: engine.value }),
  })
}

/** Returns the value of an option that takes one of these names; null if it is not given. */
function oneOf<Name extends string>(
  names: readonly Name[],
  option: keyof typeof orderOptions,
  args: Arguments,
): Result<Name | null> {
  const given = args.value(option)
  if (given === undefined) return ok(null)
  const name = names.find((each) => each === given)
  if (name) return ok(name)
  return err('input.invalid', {
    path: `--${option}`,
    rule: choiceRule(names, given),
  })
}

/** Whether the command line names no operation. */
export function isAuto(args: Arguments): boolean {
  return (args.value('as') ?? 'auto') === 'auto'
}

/** Parses --as and --schema: the operation and its schema. */
async function parseOperation(
  args: Arguments,
  { stdin }: Pick<Shell, 'stdin'>,
): Promise<Result<OperationChoice>> {
  const as = args.value('as') ?? 'auto'
  const operation = operationSchema.safeParse(isAuto(args) ? automaticOperation : as)
  if (!operation.success) {
    return err('input.invalid', { path: '--as', rule: choiceRule(['auto', ...operationNames], as) })
  }
  const given = args.value('schema')
  if (operation.data !== 'json') {
    if (given === undefined) return ok({ operation: operation.data })
    return err('input.invalid', {
      path: '--schema',
      rule: 'is only for --as json. Add --as json, or leave --schema out.',
    })
  }
  if (given === undefined) return err('schema.missing', {})
  const text = await readSchemaText(given, stdin)
  if (text.ok) {
    const { body, settings } = readSchemaFile(text.value)
    return ok({ operation: 'json', resultSchema: body, settings })
  }
  const isName = text.error.code === 'file.gone' && mayBeName(given)
  return isName ? ok({ operation: 'json', schemaId: given }) : text
}
