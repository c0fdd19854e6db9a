// Turns the answer of a call into text that fits into the context of a language model.
import { z } from 'zod'
import { needsLook } from '../../shared/contract/field.ts'
import { resultRecordSchema } from '../../shared/contract/record.ts'

/** About ten thousand tokens each. */
const maxContentChars = 40_000
const maxFactsChars = 40_000
const maxStringChars = 4000

/** Facts that only programs of our own need; an agent pays for each character that it reads. */
const technical: ReadonlySet<string> = new Set([
  ...['payload', 'documentId', 'members', 'resultSchema', 'fieldSettings', 'reader', 'profile'],
  ...['attempts', 'sizeBytes', 'durationMs', 'timestamp', 'folderId', 'schemaId'],
])

const withContent = z.looseObject({ content: z.string().nullish() })

/**
 * Returns the facts of an answer as JSON, and its content as it is. Long lists are cut and say how many elements are
 * missing; of a long content one part is given, with where the next one begins.
 */
export function toTexts(value: unknown, from = 0): string[] {
  const parsed = withContent.safeParse(value)
  const { content: text, ...facts } = parsed.success ? parsed.data : { content: null, value }
  const content = text ?? null
  const part = content === null ? null : content.slice(from, from + maxContentChars)
  const end = from + (part?.length ?? 0)
  const rest =
    content !== null && (from > 0 || end < content.length)
      ? { contentPart: { from, to: end, of: content.length } }
      : {}
  const texts = [shorten({ ...facts, ...rest })]
  return part === null ? texts : [...texts, part]
}

/** Returns the answer of a reading with its doubts in place of its details, which an agent gets if it asks for them. */
export function withDoubts(value: unknown): unknown {
  const parsed = resultRecordSchema.safeParse(value)
  if (!parsed.success || !parsed.data.details) return value
  const { details, ...record } = parsed.data
  const { languages, confidence, fields, unread = [] } = details
  const doubtfulFields = fields.filter(needsLook).map(({ path }) => path)
  return { ...record, languages, confidence, doubtfulFields, unread }
}

/** Writes the JSON with lists as long as fit. */
function shorten(value: unknown): string {
  for (let most = 100; ; most = Math.floor(most / 2)) {
    const text = JSON.stringify(cut(value, most))
    if (text.length <= maxFactsChars || most <= 1) return text.slice(0, maxFactsChars)
  }
}

/** Leaves out technical facts, what is null or empty, and what exceeds the limits. */
function cut(value: unknown, most: number): unknown {
  if (typeof value === 'string')
    return value.length > maxStringChars
      ? `${value.slice(0, maxStringChars)}… (${value.length} characters)`
      : value
  if (Array.isArray(value)) {
    const shown = value.slice(0, most).map((each) => cut(each, most))
    return value.length > most ? [...shown, { leftOut: value.length - most }] : shown
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name, each]) => each !== null && !technical.has(name) && !(Array.isArray(each) && each.length === 0),
  )
  return Object.fromEntries(kept.map(([name, each]) => [name, cut(each, most)]))
}
