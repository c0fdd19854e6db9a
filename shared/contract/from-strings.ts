// Strings to input: query parameters and command-line options become what a call's schema wants.
// It only gives a value its type where the text says it plainly; whether the value is right is the schema's affair.
import { z } from 'zod'
import { startOfDay } from '../days.ts'

/** `true` is an option that was named without a value. */
export type Strings = Readonly<Record<string, string | readonly string[] | true>>

type Kind = 'text' | 'number' | 'boolean' | 'json'

export interface InputField {
  /** As the schema and a query have it: folderId */
  readonly name: string
  /** As the command line has it, without the dashes: folder-id */
  readonly option: string
  /** Of a list's elements, where the field is a list. */
  readonly kind: Kind
  readonly isList: boolean
  readonly isNullable: boolean
  readonly isRequired: boolean
  /** All that it can be, where that is few. */
  readonly choices: readonly string[]
  readonly default: unknown
  /** Of a time that a day may be named for: whether it begins with that day, or ends with it. */
  readonly day: 'first' | 'last' | null
}

export interface FromStrings {
  readonly input: Readonly<Record<string, unknown>>
  /** Names that no field has. */
  readonly unknown: readonly string[]
  /** Names that came without the value they need. */
  readonly withoutValue: readonly string[]
}

/**
 * Lists are given by repetition, by commas or, where an element has one, as JSON; anything with parts as JSON; and
 * nothing as the word null.
 */
export function fromStrings(fields: readonly InputField[], given: Strings): FromStrings {
  const input: Record<string, unknown> = {}
  const unknown: string[] = []
  const withoutValue: string[] = []
  for (const [name, value] of Object.entries(given)) {
    const field = fields.find((each) => each.name === name || each.option === name)
    if (!field) unknown.push(name)
    else if (value !== true)
      input[field.name] = field.isList ? parseList(field, value) : parseSingle(field, value)
    else if (field.kind === 'boolean' && !field.isList) input[field.name] = true
    else withoutValue.push(name)
  }
  return { input, unknown, withoutValue }
}

/** A field that is given twice and is no list stays two values: the schema refuses it, and nothing is lost. */
function parseSingle(field: InputField, value: string | readonly string[]): unknown {
  return typeof value === 'string' ? parseValue(field, value) : value
}

function parseList(field: InputField, value: string | readonly string[]): unknown[] | null {
  const given = typeof value === 'string' ? [value] : value
  if (field.isNullable && given.length === 1 && given[0] === 'null') return null
  if (field.kind === 'json') return given.flatMap((text) => parseValue(field, text))
  return given.flatMap((text) => parseJsonList(text) ?? splitAtCommas(field, text))
}

/** A comma between braces parts nothing: *.{jpg,png} */
function splitAtCommas(field: InputField, text: string): unknown[] {
  const parts = text.match(/(?:\{[^{}]*\}|[^,])+/g) ?? []
  return parts.map((part) => parseValue(field, part.trim()))
}

/** Null for what only looks like it: [1]* is a pattern of file names. */
function parseJsonList(text: string): string[] | null {
  const list = z.array(z.string()).safeParse(text.startsWith('[') ? jsonOr(text) : null)
  return list.success ? list.data : null
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
])

function parseValue(field: InputField, text: string): unknown {
  if (text === 'null' && field.isNullable) return null
  switch (field.kind) {
    case 'text':
      return text
    case 'number':
      if (field.day) return startOfDay(text, field.day === 'last' ? 1 : 0) ?? numberOr(text)
      return numberOr(text)
    case 'boolean':
      return booleans.get(text.toLowerCase()) ?? text
    case 'json':
      return jsonOr(text)
  }
}

function numberOr(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const fieldsBySchema = new WeakMap<z.ZodObject, readonly InputField[]>()

/** What a person may write for each field; of a schema that nobody asks about it is never found out. */
export function inputFields(schema: z.ZodObject): readonly InputField[] {
  const fields = fieldsBySchema.get(schema) ?? readFields(schema)
  fieldsBySchema.set(schema, fields)
  return fields
}

/** Told from the schema's own JSON Schema. */
function readFields(schema: z.ZodObject): readonly InputField[] {
  const { properties = {}, required = [] } = objectSchema.parse(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  )
  return Object.entries(properties).map(([name, value]) => {
    const alternatives = listAlternatives(value)
    const list = alternatives.find(({ type }) => type === 'array')
    const parts = list ? listAlternatives(list.items) : alternatives
    return {
      name,
      option: toOptionName(name),
      kind: chooseKind(parts.map(({ type }) => type)),
      isList: list !== undefined,
      isNullable: alternatives.some(({ type }) => type === 'null'),
      isRequired: required.includes(name),
      choices: parts.flatMap((part) => part.enum ?? []).map(String),
      default: nodeSchema.parse(value).default,
      day: nodeSchema.parse(value)['x-day'] ?? null,
    }
  })
}

/** folderId -> folder-id, result_schema -> result-schema */
export function toOptionName(name: string): string {
  return name.replace(/_/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
})

const nodeSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  anyOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  default: z.unknown().optional(),
  'x-day': z.enum(['first', 'last']).optional(),
})

interface Alternative {
  readonly type: string
  readonly items?: unknown
  readonly enum?: readonly unknown[] | undefined
}

function listAlternatives(value: unknown): Alternative[] {
  const node = nodeSchema.parse(value)
  if (node.anyOf) return node.anyOf.flatMap(listAlternatives)
  return [node.type ?? 'any'].flat().map((type) => ({ type, items: node.items, enum: node.enum }))
}

/** A field that may be text is text as it stands: a result schema must keep its keys' order and its repeats. */
function chooseKind(types: readonly string[]): Kind {
  const real = types.filter((type) => type !== 'null')
  if (real.includes('string')) return 'text'
  if (real.every((type) => type === 'number' || type === 'integer')) return 'number'
  return real.every((type) => type === 'boolean') ? 'boolean' : 'json'
}
