// A stub of the engine for tests of the HTTP layer alone: it parses inputs by the table of calls, as the engine does,
// and returns the answers of the test. Everything else is tested with the real engine.
import path from 'node:path'
import { openUserFile } from '../../electron/files/user-file.ts'
import type { CallContext } from '../../electron/engine/caller.ts'
import type { Engine, ImageFile, Picture } from '../../electron/engine/face.ts'
import { calls, type CallName, type CallOutput, type ParsedInput } from '../../shared/contract/calls.ts'
import type { AppEvent } from '../../shared/contract/events.ts'
import { tiers, type Tier } from '../../shared/limits.ts'
import { err, fault, ok, type Result } from '../../shared/result.ts'

type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: CallContext,
) => Result<CallOutput<N>> | Promise<Result<CallOutput<N>>>

export interface StubParts {
  readonly answers?: { readonly [N in CallName]?: Handler<N> }
  /** The valid API keys, with their tiers. */
  readonly keys?: Readonly<Record<string, Tier>>
  readonly images?: Readonly<Record<string, Omit<ImageFile, 'open'>>>
  readonly pictures?: Readonly<Record<string, Picture>>
  readonly dataDir?: string
}

export interface EngineStub extends Engine {
  /** Every call that arrived, with its parsed input. */
  readonly arrived: { name: CallName; input: unknown; context: CallContext }[]
  readonly links: Set<string>
  readonly sessions: Set<string>
  readonly listeners: Set<(event: AppEvent) => void>
  emit(event: AppEvent): void
  announced: { socket: string; token: string } | null
  baseUrl: string | null
}

/** Makes a stub that gives these answers. */
export function engineStub({
  answers = {},
  keys = {},
  images = {},
  pictures = {},
  dataDir = '/data',
}: StubParts = {}): EngineStub {
  const counted = new Map<string, number>()
  const stub: EngineStub = {
    dataDir,
    version: '0.0.0-test',
    notices: [],
    start: () => undefined,
    wake: () => undefined,
    arrived: [],
    links: new Set(),
    sessions: new Set(),
    listeners: new Set(),
    announced: null,
    baseUrl: null,
    async call(name, input, context) {
      const parsed = calls[name].input.safeParse(input)
      if (!parsed.success) {
        const [issue] = parsed.error.issues
        return err('input.invalid', { path: issue?.path.join('.') ?? '', rule: issue?.message ?? '' })
      }
      stub.arrived.push({ name, input: parsed.data, context })
      const answer = answers[name]
      if (!answer) throw new Error(`the test gives no answer to ${name}`)
      return answer(parsed.data as ParsedInput<typeof name>, context)
    },
    on(listener) {
      stub.listeners.add(listener)
      return () => stub.listeners.delete(listener)
    },
    emit(event) {
      for (const listener of stub.listeners) listener(event)
    },
    image(id) {
      const image = images[id]
      if (!image) return err('record.unknown', { id })
      const { path: file } = image
      return ok({ ...image, open: () => openUserFile({ base: path.dirname(file), file }) })
    },
    pdf: (id) => Promise.resolve(err('record.unknown', { id })),
    picture(id) {
      const picture = pictures[id]
      return Promise.resolve(picture ? ok(picture) : err('image.unknown', { id }))
    },
    thumbnail: (id) => err('image.unknown', { id }),
    access: {
      callerOfKey(key) {
        const tier = keys[key]
        return tier
          ? ok({ kind: 'key', keyId: `id of ${key}`, tier, prefix: key.slice(0, 3) })
          : err('auth.invalid', {})
      },
      countRequest({ keyId, tier }) {
        const limit = tiers[tier].requestsPerMinute
        const count = (counted.get(keyId) ?? 0) + 1
        counted.set(keyId, count)
        return {
          rate: { limit, remaining: Math.max(0, limit - count), resetSeconds: 42 },
          refused: count > limit ? fault('rate.exceeded', { limit, retryAfterSeconds: 42 }) : null,
        }
      },
      redeemLink(token) {
        if (!stub.links.delete(token)) return err('auth.link', {})
        stub.sessions.add(`session of ${token}`)
        return ok({ session: `session of ${token}` })
      },
      sessionOf: (session) => (stub.sessions.has(session) ? `id of ${session}` : null),
      hasSession: (id) => stub.sessions.has(id.replace('id of ', '')),
      isOn: () => false,
      allowsOrigin: () => false,
    },
    announce(running) {
      stub.announced = running
    },
    setBaseUrl(url) {
      stub.baseUrl = url
    },
    close: () => Promise.resolve(),
  }
  return stub
}
