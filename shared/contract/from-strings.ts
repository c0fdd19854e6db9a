// Turns strings (query parameters, command line options) into the input of a call. It converts a value only where the
// text is unambiguous; validating the value is left to the schema.
import { z } from 'zod'
import { startOfDay } from '../days.ts'

/** `true` is an option that was given without a value. */
export type Strings = Readonly<Record<string, string | readonly string[] | true>>

type Kind = 'text' | 'number' | 'boolean' | 'json'

export interface InputField {
  /** Its name in the schema and in a query: folderId */
  readonly name: string
  /** Its name on the command line, without the dashes: folder-id */
  readonly option: string
  /** The kind of the value; of its elements if the field is a list. */
  readonly kind: Kind
  readonly isList: boolean
  readonly isNullable: boolean
  readonly isRequired: boolean
  /** The allowed values of an enum; else empty. */
  readonly choices: readonly string[]
  readonly default: unknown
  /** Set for a time that may be given as a day: whether the span begins with that day, or ends with it. */
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
 * Converts named strings to the input of a call. A list is given by repetition, by commas or, if an element
 * contains a comma, as JSON. An object is given as JSON, and null as the word null.
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

/**
 * Converts a field that is no list. If a field that is no list is given twice, both values are passed on, so
 * that the schema refuses them.
 */
function parseSingle(field: InputField, value: string | readonly string[]): unknown {
  return typeof value === 'string' ? parseValue(field, value) : value
}

/** Converts the strings of a list; null stands for itself where it is allowed. */
function parseList(field: InputField, value: string | readonly string[]): unknown[] | null {
  const given = typeof value === 'string' ? [value] : value
  if (field.isNullable && given.length === 1 && given[0] === 'null') return null
  if (field.kind === 'json') return given.flatMap((text) => parseValue(field, text))
  return given.flatMap((text) => parseJsonList(text) ?? splitAtCommas(field, text))
}

/** Splits a list at commas outside of braces: *.{jpg,png} stays whole. */
function splitAtCommas(field: InputField, text: string): unknown[] {
  const parts = text.match(/(?:\{[^{}]*\}|[^,])+/g) ?? []
  return parts.map((part) => parseValue(field, part.trim()))
}

/** Returns null for text that is no JSON list of strings, such as the file pattern [1]* */
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

/** Converts one string by the kind of its field; an ambiguous one stays a string. */
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

/** The number, or the text itself if it is none. */
function numberOr(text: string): number | string {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The parsed JSON, or the text itself if it is none. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}

const fieldsBySchema = new WeakMap<z.ZodObject, readonly InputField[]>()

/** The fields of a schema and how they can be written as strings; computed on first use and cached. */
export function inputFields(schema: z.ZodObject): readonly InputField[] {
  const fields = fieldsBySchema.get(schema) ?? readFields(schema)
  fieldsBySchema.set(schema, fields)
  return fields
}

/** Derives the fields from the JSON Schema of the schema. */
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

/** The command line option of a field: folderId -> folder-id, result_schema -> result-schema */
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

/** Lists the types that a JSON Schema allows. */
function listAlternatives(value: unknown): Alternative[] {
  const node = nodeSchema.parse(value)
  if (node.anyOf) return node.anyOf.flatMap(listAlternatives)
  return [node.type ?? 'any'].flat().map((type) => ({ type, items: node.items, enum: node.enum }))
}

/**
 * The kind by which a field is converted. A field that may be text stays text, since a result schema must
 * keep the order of its keys and duplicate keys.
 */
function chooseKind(types: readonly string[]): Kind {
  const real = types.filter((type) => type !== 'null')
  if (real.includes('string')) return 'text'
  if (real.every((type) => type === 'number' || type === 'integer')) return 'number'
  return real.every((type) => type === 'boolean') ? 'boolean' : 'json'
}
