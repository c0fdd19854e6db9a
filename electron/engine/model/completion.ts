// Extracts the text from a chat completion, in all forms in which servers wrap it, or says why there is none.
import { z } from 'zod'
import { reason } from '../../../shared/reasons.ts'
import { parseJson } from '../../../shared/parse-json.ts'

export type Completion =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'problem'; readonly why: string }

const content = z.union([z.string(), z.array(z.object({ text: z.string().optional() })), z.null()]).optional()
const message = z.object({ content })
const answerSchema = z.object({
  choices: z
    .array(z.object({ message: message.optional(), delta: message.optional(), finish_reason: z.unknown() }))
    .optional(),
  error: z.union([z.string(), z.object({ message: z.string() })]).optional(),
})

/** Returns the text of a completion, or the problem in words. */
export function completionOf(body: string): Completion {
  const answers = body.trimStart().startsWith('data:') ? parseStream(body) : [parseJson(body)]
  const read = answers.map((answer) => answerSchema.safeParse(answer))
  const known = read.flatMap((one) => (one.success ? [one.data] : []))
  const error = known.find((one) => one.error !== undefined)?.error
  if (error !== undefined) return problem(typeof error === 'string' ? error : error.message)
  const choices = known.flatMap((one) => one.choices?.slice(0, 1) ?? [])
  if (choices.length === 0) return problem(reason('its answer is not a chat completion'))
  const text = choices.map((choice) => textOf((choice.message ?? choice.delta)?.content)).join('')
  if (text.trim() !== '') return { kind: 'text', text }
  const isCut = choices.some((choice) => choice.finish_reason === 'length')
  return problem(
    isCut ? reason('its answer ended before it was done thinking') : reason('its answer is empty'),
  )
}

/** Parses the events of a streamed answer. Some servers stream even if not asked to. */
function parseStream(body: string): unknown[] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => parseJson(line.slice('data:'.length)))
}

/** Joins the text of a message, which may come in several parts. */
function textOf(value: z.output<typeof content>): string {
  if (typeof value === 'string') return value
  return (value ?? []).map(({ text = '' }) => text).join('')
}

function problem(why: string): Completion {
  return { kind: 'problem', why }
}
