// The queue of images that wait to be read.
import { z } from 'zod'
import { call } from './call.ts'

export const queueStateSchema = z.object({
  isPaused: z.boolean(),
  /** Nothing is begun because the disk is nearly full; it goes on by itself. */
  isDiskFull: z.boolean(),
  waiting: z.number(),
  working: z.number(),
  workers: z.number(),
})

export type QueueState = z.infer<typeof queueStateSchema>

const nothing = z.object({})

export const queueCalls = {
  'queue.get': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'GET', path: '/api/queue' },
    cli: 'queue show',
    access: 'owner',
    help: 'Shows how many images wait and how many are being read.',
  }),
  'queue.pause': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/pause' },
    cli: 'queue pause',
    access: 'owner',
    help: 'Begins no more images; what is being read is finished.',
  }),
  'queue.resume': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/resume' },
    cli: 'queue resume',
    access: 'owner',
    help: 'Goes on after a pause.',
  }),
  'queue.clear': call({
    input: nothing,
    /** The records that do not wait any more; records.retry puts one back. */
    output: z.object({ cancelled: z.array(z.string()) }),
    http: { method: 'POST', path: '/api/queue/clear' },
    cli: 'queue clear',
    access: 'owner',
    help: 'Cancels all images that wait; what is being read is finished.',
  }),
  'queue.move': call({
    input: z.object({ ids: z.array(z.string().min(1)).min(1).max(10_000), to: z.enum(['front', 'end']) }),
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/move' },
    cli: 'queue move',
    access: 'owner',
    help: 'Has waiting images read before all others, or after them.',
  }),
}
