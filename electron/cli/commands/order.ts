// What is to be made of the images and how they are read: --as, --schema, --languages, --profile and --engine,
// checked before anything is begun.
import { operationSchema } from '../../../shared/contract/record.ts'
import { operationNames, type Operation } from '../../../shared/operations.ts'
import { engineChoices, profiles, type EngineChoice, type Profile } from '../../../shared/reading.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { FieldSettings } from '../../../shared/schema/field-settings.ts'
import { readSchemaFile } from '../../../shared/schema/schema-file.ts'
import type { Arguments, OptionRows } from '../arguments.ts'
import type { Shell } from '../command.ts'
import { mayBeName, readSchemaText } from '../schema-text.ts'
import { choiceRule } from '../../../shared/zod-messages.ts'

export type Order = Making & Reading

type Making =
  | { readonly operation: Exclude<Operation, 'json'> }
  | { readonly operation: 'json'; readonly resultSchema: string; readonly settings: FieldSettings }
  /** By the name of a saved one. */
  | { readonly operation: 'json'; readonly schemaId: string }

interface Reading {
  /** None lets them be found. */
  readonly languages: string[]
  /** None follows the setting. */
  readonly profile?: Profile
  readonly engine?: EngineChoice
}

export const orderOptions = {
  as: {
    kind: 'value',
    placeholder: 'KIND',
    help: `What to read images as: ${operationNames.join(', ')} (default: text).`,
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

/** Of documents. */
export interface DocumentWish {
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

export function documentWish(args: Arguments): DocumentWish {
  const [pages, password] = [args.value('pages'), args.value('password')]
  return { ...(pages !== undefined && { pages }), ...(password !== undefined && { password }) }
}

export async function parseOrder(args: Arguments, shell: Pick<Shell, 'stdin'>): Promise<Result<Order>> {
  const making = await parseMaking(args, shell)
  if (!making.ok) return making
  const reading = parseReading(args)
  return reading.ok ? ok({ ...making.value, ...reading.value }) : reading
}

function parseReading(args: Arguments): Result<Reading> {
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

function oneOf<Name extends string>(
  names: readonly Name[],
  option: keyof typeof orderOptions,
  args: Arguments,
): Result<Name | null> {
  const named = args.value(option)
  if (named === undefined) return ok(null)
  const name = names.find((each) => each === named)
  if (name) return ok(name)
  return err('input.invalid', {
    path: `--${option}`,
    rule: choiceRule(names, named),
  })
}

async function parseMaking(args: Arguments, { stdin }: Pick<Shell, 'stdin'>): Promise<Result<Making>> {
  const named = args.value('as') ?? 'text'
  const operation = operationSchema.safeParse(named)
  if (!operation.success) {
    return err('input.invalid', { path: '--as', rule: choiceRule(operationNames, named) })
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
