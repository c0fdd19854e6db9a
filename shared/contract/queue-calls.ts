// Calls for the queue of images that wait to be read.
import { z } from 'zod'
import { call } from './call.ts'
import { readersSchema } from './reader-state.ts'

export const queueStateSchema = z.object({
  isPaused: z.boolean(),
  /** No image is started because the disk is almost full; the queue continues by itself. */
  isDiskFull: z.boolean(),
  waiting: z.number(),
  working: z.number(),
  workers: z.number(),
  /** Readers on other machines, if the service was started with --readers. */
  readers: readersSchema.optional(),
})

export type QueueState = z.infer<typeof queueStateSchema>

const nothing = z.object({})

export const queueCalls = {
  'queue.get': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'GET', path: '/api/queue' },
    cli: 'queue show',
    help: 'Shows how many images are waiting and how many are being read.',
  }),
  'queue.pause': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/pause' },
    cli: 'queue pause',
    help: 'Pauses the queue. Images already being read are finished.',
  }),
  'queue.resume': call({
    input: nothing,
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/resume' },
    cli: 'queue resume',
    help: 'Resumes the queue.',
  }),
  'queue.clear': call({
    input: nothing,
    /** The ids of the cancelled records; records.retry puts one back. */
    output: z.object({ cancelled: z.array(z.string()) }),
    http: { method: 'POST', path: '/api/queue/clear' },
    cli: 'queue clear',
    help: 'Cancels all waiting images. Images already being read are finished.',
  }),
  'queue.move': call({
    input: z.object({ ids: z.array(z.string().min(1)).min(1).max(10_000), to: z.enum(['front', 'end']) }),
    output: queueStateSchema,
    http: { method: 'POST', path: '/api/queue/move' },
    cli: 'queue move',
    help: 'Moves waiting images to the front or the end of the queue.',
  }),
}
