// From the arguments of a command of the table to the input of its call.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  inputFields,
  fromStrings,
  type InputField,
  type Strings,
} from '../../shared/contract/from-strings.ts'
import { calls, type CallName } from '../../shared/contract/calls.ts'
import { err, fault, ok, type Result } from '../../shared/result.ts'
import { optionHelp } from './option-help.ts'
import type { Arguments, OptionRow, OptionRows } from './arguments.ts'
import { fileFault } from '../../shared/file-fault.ts'
import { readSchemaText } from './schema-text.ts'

export interface TableInput {
  readonly options: OptionRows
  readonly takes: string
  readonly read: (
    args: Arguments,
    stdin: AsyncIterable<Uint8Array>,
  ) => Promise<Result<Record<string, unknown>>>
}

/** The command line says itself where a record comes from. */
const setHere: Readonly<Record<string, unknown>> = { source: 'cli' }
/** One with a default says where a record comes from; without, it is asked for, as in the filter of a list. */
const isSetHere = (field: InputField) => field.name in setHere && field.default !== undefined
const filePaths: ReadonlySet<string> = new Set(['path', 'file', 'outputDir', 'doneDir'])
const schemaTexts: ReadonlySet<string> = new Set(['body', 'resultSchema', 'result_schema', 'ruleText'])

export function tableInput(name: CallName): TableInput {
  const { input, cli } = calls[name]
  const all = inputFields(input)
  const fields = all.filter((field) => !isSetHere(field))
  const places = placesOf(fields)

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
    for (const field of places) {
      if (field.name in given) continue
      const here = field.isList ? args.positionals.slice(used) : args.positionals.slice(used, used + 1)
      if (here.length === 0) continue
      used += here.length
      given[field.name] = field.isList ? here : (here[0] ?? '')
    }
    const extra = args.positionals[used]
    if (extra !== undefined) return err('cli.extraArgument', { command: cli, argument: extra })
    const missing = fields.find((field) => field.isRequired && !(field.name in given))
    if (missing) return err('cli.missingArgument', { command: cli, argument: nameOf(missing, places) })
    return resolveFiles({ ...setHereFor(all), ...fromStrings(fields, withNamedParts(given)).input }, stdin)
  }

  return {
    options: Object.fromEntries(fields.map((field) => [field.option, optionRow(cli, field)])),
    takes: takesOf(places),
    read,
  }
}

/** What may be written without its option's name: what is required and has no choice of few words. */
function placesOf(fields: readonly InputField[]): readonly InputField[] {
  const required = fields.filter((field) => field.isRequired && field.choices.length === 0)
  const listAt = required.findIndex((field) => field.isList)
  return listAt === -1 ? required : required.slice(0, listAt + 1)
}

function setHereFor(fields: readonly InputField[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(setHere).filter(([name]) =>
      fields.some((field) => field.name === name && isSetHere(field)),
    ),
  )
}

/** An image is named by its file, as in `record add a.png`; as JSON it can be all that the call takes. */
function withNamedParts(given: Strings): Strings {
  const { images } = given
  if (!Array.isArray(images)) return given
  return {
    ...given,
    images: images.map((text: string) =>
      text.startsWith('{') ? text : JSON.stringify({ path: path.resolve(text) }),
    ),
  }
}

/** File names become what the engine needs, which may be another process in another folder. */
async function resolveFiles(
  input: Record<string, unknown>,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<Record<string, unknown>>> {
  const resolved = { ...input }
  for (const [name, value] of Object.entries(input)) {
    if (typeof value !== 'string') continue
    if (filePaths.has(name)) resolved[name] = path.resolve(value)
    if (name === 'document') {
      const document = await documentOf(value)
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

/** An operation takes an image URL; on the command line a file is as good. */
async function documentOf(given: string): Promise<Result<unknown>> {
  if (isUrl(given)) return ok({ type: 'image_url', image_url: given })
  try {
    const bytes = await readFile(given)
    return ok({
      type: 'image_url',
      image_url: `data:application/octet-stream;base64,${bytes.toString('base64')}`,
    })
  } catch (error) {
    return fileFault(error, given)
  }
}

/** Everything with a scheme of two letters or more; one letter is a drive of Windows. */
function isUrl(text: string): boolean {
  return /^[a-z][a-z\d+.-]+:/i.test(text)
}

function takesOf(places: readonly InputField[]): string {
  return places.map((field) => placeholder(field) + (field.isList ? '...' : '')).join(' ')
}

function nameOf(field: InputField, places: readonly InputField[]): string {
  return places.includes(field) ? placeholder(field) : `--${field.option}`
}

function placeholder(field: InputField): string {
  if (field.name === 'images' || field.name === 'document' || schemaTexts.has(field.name)) return 'FILE'
  if (field.isList && field.name.endsWith('s')) return field.name.slice(0, -1).toUpperCase()
  return field.kind === 'number' ? 'N' : field.option.toUpperCase()
}

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

/** What is off, or empty, without being asked for goes without saying. */
function defaultText(value: unknown): string {
  if (value === true) return 'Default: on.'
  const isTold = (typeof value === 'string' && value !== '') || typeof value === 'number'
  return isTold ? `Default: ${value}.` : ''
}

/** The engine names a field as the table does; here it is known by its option. */
export function inWordsOfOptions(name: CallName, error: { path: string; rule: string }) {
  const field = inputFields(calls[name].input).find((each) => each.name === error.path)
  return fault('input.invalid', { ...error, path: field ? `--${field.option}` : error.path })
}
