// What happens while nobody asks: ids and facts, never whole objects. A page that wants more calls for it.
import { z } from 'zod'
import { statusSchema } from './record.ts'
import { queueStateSchema } from './queue-calls.ts'

export const events = {
  'record.changed': z.object({ id: z.string(), status: statusSchema }),
  'record.removed': z.object({ ids: z.array(z.string()) }),
  /** Tags, that somebody has looked at them, or that they were read again in their place. */
  'record.marked': z.object({ ids: z.array(z.string()) }),
  'record.progress': z.object({
    id: z.string(),
    stage: z.enum(['preparing', 'reading']),
    fraction: z.number(),
    /** Of a document, how many of its pages. */
    pages: z.object({ done: z.number(), total: z.number() }).optional(),
  }),
  'export.progress': z.object({ done: z.number(), total: z.number() }),
  'queue.changed': queueStateSchema,
  /** How many records of an older reader are still to be read again. */
  'renewal.changed': z.object({ left: z.number() }),
  'rule.changed': z.object({ id: z.string() }),
  'search.changed': z.object({ id: z.string() }),
  'schema.changed': z.object({ id: z.string() }),
  'folder.changed': z.object({ id: z.string() }),
  'key.changed': z.object({ id: z.string() }),
  /** Signed in, or signed out. */
  'session.changed': z.object({ id: z.string() }),
  'settings.changed': z.object({}),
  'notices.changed': z.object({}),
  /** Whoever runs the engine is to begin anew with it: the database is damaged, or a copy is to take its place. */
  'engine.restart': z.object({}),
}

export type EventName = keyof typeof events
export type EventData<N extends EventName> = z.infer<(typeof events)[N]>
export type AppEvent = { [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName]

/** Events come over a wire in the page and in the command line; what is not one of ours is dropped. */
export function parseEvent(value: unknown): AppEvent | null {
  const envelope = z.object({ name: z.string(), data: z.unknown() }).safeParse(value)
  if (!envelope.success || !Object.hasOwn(events, envelope.data.name)) return null
  const name = envelope.data.name as EventName
  const data = events[name].safeParse(envelope.data.data)
  return data.success ? ({ name, data: data.data } as AppEvent) : null
}
