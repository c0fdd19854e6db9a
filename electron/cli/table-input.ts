// Converts the arguments of a table command to the input of its call.
import path from 'node:path'
import {
  inputFields,
  fromStrings,
  type InputField,
  type Strings,
} from '../../shared/contract/from-strings.ts'
import { calls, type CallName } from '../../shared/contract/calls.ts'
import { err, fault, ok, type Result } from '../../shared/result.ts'
import { optionHelp } from '../../shared/contract/option-help.ts'
import type { Arguments, OptionRow, OptionRows } from './arguments.ts'
import { readSchemaText } from './schema-text.ts'
import { readTyped } from './typed-file.ts'

export interface TableInput {
  readonly options: OptionRows
  readonly takes: string
  readonly read: (
    args: Arguments,
    stdin: AsyncIterable<Uint8Array>,
  ) => Promise<Result<Record<string, unknown>>>
}

/** Fields that the command line sets itself. */
const presetFields: Readonly<Record<string, unknown>> = { source: 'cli' }
/** `source` with a default says where a record comes from; without one it is an option, as in the filter of a list. */
const isPreset = (field: InputField) => field.name in presetFields && field.default !== undefined
const filePaths: ReadonlySet<string> = new Set(['path', 'file', 'outputDir', 'doneDir'])
const schemaTexts: ReadonlySet<string> = new Set(['body', 'resultSchema', 'result_schema', 'ruleText'])

/** Reads the input of this call, and describes its options and arguments. */
export function tableInput(name: CallName): TableInput {
  const { input, cli } = calls[name]
  const all = inputFields(input)
  const fields = all.filter((field) => !isPreset(field))
  const positionalFields = findPositionalFields(fields)

  /** Builds the input from options, arguments and stdin. */
  async function read(
    args: Arguments,
    stdin: AsyncIterable<Uint8Array>,
  ): Promise<Result<Record<string, unknown>>> {
    const given: Record<string, Strings[string]> = {}
    for (const field of fields) {
      if (args.has(field.option))
        given[field.name] = field.isList ? args.list(field.option) : (args.value(field.option) ?? '')
    }
    let used = 0
    for (const field of positionalFields) {
      if (field.name in given) continue
      const values = field.isList ? args.positionals.slice(used) : args.positionals.slice(used, used + 1)
      if (values.length === 0) continue
      used += values.length
      given[field.name] = field.isList ? values : (values[0] ?? '')
    }
    const extra = args.positionals[used]
    if (extra !== undefined) return err('cli.extraArgument', { command: cli, argument: extra })
    const missing = fields.find((field) => field.isRequired && !(field.name in given))
    if (missing)
      return err('cli.missingArgument', { command: cli, argument: argumentName(missing, positionalFields) })
    return resolveFiles({ ...presetFor(all), ...fromStrings(fields, withImagesAsJson(given)).input }, stdin)
  }

  return {
    options: Object.fromEntries(fields.map((field) => [field.option, optionRow(cli, field)])),
    takes: usageText(positionalFields),
    read,
  }
}

/** The fields that are positional arguments: the required ones without a fixed set of values, up to the first list. */
function findPositionalFields(fields: readonly InputField[]): readonly InputField[] {
  const required = fields.filter((field) => field.isRequired && field.choices.length === 0)
  const listAt = required.findIndex((field) => field.isList)
  return listAt === -1 ? required : required.slice(0, listAt + 1)
}

/** The preset values of those fields that the user can not set. */
function presetFor(fields: readonly InputField[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(presetFields).filter(([name]) =>
      fields.some((field) => field.name === name && isPreset(field)),
    ),
  )
}

/** Converts images that are file names, as in `record add a.png`, to JSON. JSON stays unchanged. */
function withImagesAsJson(given: Strings): Strings {
  const { images } = given
  if (!Array.isArray(images)) return given
  return {
    ...given,
    images: images.map((text: string) =>
      text.startsWith('{') ? text : JSON.stringify({ path: path.resolve(text) }),
    ),
  }
}

/** Makes file names absolute and reads files, because the engine may be another process in another folder. */
async function resolveFiles(
  input: Record<string, unknown>,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<Record<string, unknown>>> {
  const resolved = { ...input }
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== 'string') continue
    if (filePaths.has(name)) resolved[name] = path.resolve(value)
    if (name === 'document') {
      const document = await readDocument(value)
      if (!document.ok) return document
      resolved[name] = document.value
      if (!isUrl(value)) resolved['filename'] ??= path.basename(value)
    }
    if (schemaTexts.has(name)) {
      const text = await readSchemaText(value, stdin)
      if (!text.ok) return text
      resolved[name] = text.value
    }
  }
  return ok(resolved)
}

/** Converts a file to a data URL, because an operation takes an image URL. */
async function readDocument(given: string): Promise<Result<unknown>> {
  if (isUrl(given)) return ok({ type: 'image_url', image_url: given })
  const file = await readTyped(given)
  if (!file.ok) return file
  const base64 = file.value.toString('base64')
  return ok({ type: 'image_url', image_url: `data:application/octet-stream;base64,${base64}` })
}

/** Whether a text has a scheme of two letters or more; a single letter is a Windows drive. */
function isUrl(text: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(text)
}

/** The arguments as the help shows them. */
function usageText(positionalFields: readonly InputField[]): string {
  return positionalFields.map((field) => placeholder(field) + (field.isList ? '...' : '')).join(' ')
}

/** The name of a field in an error: its argument or its option. */
function argumentName(field: InputField, positionalFields: readonly InputField[]): string {
  return positionalFields.includes(field) ? placeholder(field) : `--${field.option}`
}

/** The word that stands for a value in the help. */
function placeholder(field: InputField): string {
  if (field.name === 'images' || field.name === 'document' || schemaTexts.has(field.name)) return 'FILE'
  if (field.isList && field.name.endsWith('s')) return field.name.slice(0, -1).toUpperCase()
  return field.kind === 'number' ? 'N' : field.option.toUpperCase()
}

/** Describes the option of a field. */
function optionRow(command: string, field: InputField): OptionRow {
  const help = [
    optionHelp(command, field.option) ?? '',
    field.choices.length > 0 ? `One of ${field.choices.join(', ')}.` : '',
    field.isRequired ? 'Required.' : '',
    defaultText(field.default),
  ]
  return {
    kind: field.isList ? 'list' : field.kind === 'boolean' && !field.isNullable ? 'flag' : 'value',
    placeholder: placeholder(field),
    help: help.filter(Boolean).join(' '),
  }
}

/** Says what applies if the option is not given. Defaults that are off or empty are not mentioned. */
function defaultText(value: unknown): string {
  if (value === true) return 'Default: on.'
  const isMentioned = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return isMentioned ? `Default: ${value}.` : ''
}

/** Replaces the name of a field in an error by the option that the user knows. */
export function withOptionName(name: CallName, error: { path: string; rule: string }) {
  const field = inputFields(calls[name].input).find((each) => each.name === error.path)
  return fault('input.invalid', { ...error, path: field ? `--${field.option}` : error.path })
}
