// Asks the language model for fields, in the most exact way that its server supports: with a JSON Schema, as any
// JSON, or as plain text with JSON in it. The way that worked is remembered. A server that is down is not asked again
// for a while.
import { messagesFor, jsonSchemaOf } from '../../../shared/extract/tell/language-model/prompt.ts'
import { valuesOf } from '../../../shared/extract/tell/language-model/reply.ts'
import { leafPaths } from '../../../shared/schema/leaf.ts'
import type { SchemaObject } from '../../../shared/schema/schema-node.ts'
import { err, ok, type Fault, type Result } from '../../../shared/result.ts'
import type { Settings } from '../../../shared/settings.ts'
import type { ModelAddress } from './address.ts'
import { completionOf } from './completion.ts'
import { askEndpoint } from './endpoint.ts'
import { listModels, usableAddress } from './state.ts'
import { reason } from '../../../shared/reasons.ts'

export interface LanguageModel {
  /** Values by path; null if the model is off, can't be reached, or found nothing. It never makes a reading fail. */
  ask(
    text: string,
    requestedSchema: SchemaObject,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, string> | null>
  /** The problem of the last call, or null. */
  readonly lastProblem: () => Fault | null
}

const formats = ['json_schema', 'json_object', 'plain'] as const
type Format = (typeof formats)[number]

/** Pause after a failure; without it, each record of a batch would wait for the time limit. */
const pauseMs = 60_000

export function createLanguageModel(parts: {
  settings: () => Settings
  now: () => number
  onProblem: (problem: Fault) => void
}): LanguageModel {
  const { settings, now } = parts
  const workingFormats = new Map<string, Format>()
  let lastProblem: Fault | null = null
  let pausedUntil = 0

  /** The second comparison ends the pause if the clock was set back. */
  const isPaused = () => now() < pausedUntil && now() >= pausedUntil - pauseMs

  /** Asks in one format after another until the answer has values; remembers the format that worked. */
  async function askInFormats(
    address: ModelAddress,
    model: string,
    question: { readonly text: string; readonly requestedSchema: SchemaObject },
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<Result<ReadonlyMap<string, string>>> {
    const key = `${address.base} ${model}`
    const from = formats.indexOf(workingFormats.get(key) ?? 'json_schema')
    const endsAt = now() + timeoutMs
    let why = ''
    for (const format of formats.slice(from)) {
      const leftMs = Math.max(1, endsAt - now())
      const request = {
        path: '/chat/completions',
        body: bodyOf(model, question, format),
        timeoutMs: leftMs,
      } as const
      const answer = await askEndpoint(address, request, signal)
      if (!answer.ok) return answer
      const { status, text } = answer.value
      const completion = completionOf(text)
      if (completion.kind === 'problem')
        why =
          status === 200
            ? completion.why
            : reason('it answered %{status}, %{why}', { status, why: completion.why })
      // no other format helps if the key or the model is missing
      if ([401, 403, 404].includes(status)) break
      if (status !== 200 || completion.kind === 'problem') continue
      const values = valuesOf(completion.text, question.requestedSchema)
      if (values) {
        workingFormats.set(key, format)
        return ok(values)
      }
      why = reason('its answer has no JSON in it')
    }
    return err('model.failed', { host: address.host, why })
  }

  return {
    lastProblem: () => lastProblem,
    /** Asks for the fields of the schema; null if the model is off, paused, or did not answer. */
    async ask(text, requestedSchema, signal) {
      const { isModelOn, modelName, modelTimeoutSeconds, ...rest } = settings()
      if (!isModelOn || isPaused()) return null
      const answered = await answer().catch((error: unknown) => {
        // The caller has cancelled the record and doesn't wait for an answer.
        if (signal.aborted) return null
        throw error
      })
      if (answered === null) return null
      lastProblem = answered.ok ? null : answered.error
      if (answered.ok) return answered.value
      const { code } = answered.error
      if (code === 'model.unreachable' || code === 'model.timeout') pausedUntil = now() + pauseMs
      parts.onProblem(answered.error)
      return null

      /** Sends the question; returns the values by field path. */
      async function answer(): Promise<Result<ReadonlyMap<string, string>>> {
        const address = usableAddress(rest)
        if (!address.ok) return address
        const model = modelName === '' ? await onlyModel(address.value, signal) : ok(modelName)
        if (!model.ok) return model
        return askInFormats(
          address.value,
          model.value,
          { text, requestedSchema },
          modelTimeoutSeconds * 1000,
          signal,
        )
      }
    },
  }
}

/** The name of the model if the server has exactly one. */
async function onlyModel(address: ModelAddress, signal: AbortSignal): Promise<Result<string>> {
  const listed = await listModels(address, signal)
  if (!listed.ok) return listed
  const [only, other] = listed.value
  if (only === undefined || other !== undefined)
    return err('model.name', { model: '', known: listed.value.slice(0, 12).join(', ') })
  return ok(only)
}

/** The body of the chat request. */
function bodyOf(
  model: string,
  { text, requestedSchema }: { text: string; requestedSchema: SchemaObject },
  format: Format,
) {
  return {
    model,
    messages: messagesFor(text, requestedSchema),
    temperature: 0,
    stream: false,
    max_tokens: Math.min(4096, 800 + 40 * leafPaths(requestedSchema).length),
    ...responseFormat(format, requestedSchema),
  }
}

/** The part of the request that asks for this format of the answer. */
function responseFormat(format: Format, requestedSchema: SchemaObject) {
  if (format === 'plain') return {}
  if (format === 'json_object') return { response_format: { type: 'json_object' } }
  const schema = { name: 'fields', strict: true, schema: jsonSchemaOf(requestedSchema) }
  return { response_format: { type: 'json_schema', json_schema: schema } }
}
