// The table of events that the engine emits. They carry ids and facts, never whole objects; a listener calls for more.
import { z } from 'zod'
import { progressSchema, statusSchema } from './record.ts'
import { queueStateSchema } from './queue-calls.ts'

export const events = {
  'record.changed': z.object({ id: z.string(), status: statusSchema }),
  'record.removed': z.object({ ids: z.array(z.string()) }),
  /** The tags or the reviewed state of records changed, or they were read again in place. */
  'record.marked': z.object({ ids: z.array(z.string()) }),
  'record.progress': progressSchema.extend({ id: z.string() }),
  /** Getting an engine pack from the catalogue. */
  'pack.progress': z.object({ name: z.string(), arrivedBytes: z.number(), totalBytes: z.number() }),
  'export.progress': z.object({ done: z.number(), total: z.number() }),
  'queue.changed': queueStateSchema,
  /** Number of records from an older reader that are still to be read again. */
  'renewal.changed': z.object({ left: z.number() }),
  'rule.changed': z.object({ id: z.string() }),
  'search.changed': z.object({ id: z.string() }),
  'schema.changed': z.object({ id: z.string() }),
  'folder.changed': z.object({ id: z.string() }),
  'key.changed': z.object({ id: z.string() }),
  /** A browser was signed in or out. */
  'session.changed': z.object({ id: z.string() }),
  'settings.changed': z.object({}),
  'notices.changed': z.object({}),
  /** The host must restart the engine: the database is damaged, or a copy is to replace it. */
  'engine.restart': z.object({}),
}

export type EventName = keyof typeof events
export type EventData<N extends EventName> = z.infer<(typeof events)[N]>
export type AppEvent = { [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName]

/** Parses an event that came over a transport. Returns null for one that is not in the table. */
export function parseEvent(value: unknown): AppEvent | null {
  const envelope = z.object({ name: z.string(), data: z.unknown() }).safeParse(value)
  if (!envelope.success || !Object.hasOwn(events, envelope.data.name)) return null
  const name = envelope.data.name as EventName
  const data = events[name].safeParse(envelope.data.data)
  return data.success ? ({ name, data: data.data } as AppEvent) : null
}
