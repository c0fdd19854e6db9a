// Calls for jobs: documents that are read while their sender does something else. [Note: batches]
import { z } from 'zod'
import { call } from './call.ts'
import { documentInputSchema, documentSchema } from './operation-calls.ts'
import { faultSchema, resultRecordSchema, statusSchema } from './record.ts'

export const maxJobDocuments = 1000

/** Everything that is requested for the documents of a job, alike for each. */
export const jobOptionsSchema = documentInputSchema.omit({ document: true, filename: true, password: true })

/** An address that is told when the job has ended. */
export const callbackSchema = z.object({
  url: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).max(2000),
  /** Signs what is sent, as Standard Webhooks define it. */
  secret: z.string().min(24).max(200),
})

const counts = z.object({
  total: z.number(),
  waiting: z.number(),
  working: z.number(),
  done: z.number(),
  failed: z.number(),
})

const itemSchema = z.object({
  /** Its place in the job, from 1. */
  number: z.number(),
  /** Null until its address was fetched, and if it was refused. */
  recordId: z.string().nullable(),
  filename: z.string().nullable(),
  /** removed: the record was deleted */
  status: z.enum([...statusSchema.options, 'removed']),
  /** Null until they are known. */
  pages: z.object({ done: z.number(), total: z.number() }).nullable(),
  /** The answer that the same request would have had at once. */
  result: resultRecordSchema.nullable(),
  error: faultSchema.nullable(),
})

export const jobSchema = z.object({
  id: z.string(),
  status: z.enum(['waiting', 'working', 'done']),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
  documents: counts,
  /** The sums over all documents whose number of pages is known. */
  pages: z.object({ done: z.number(), total: z.number() }),
  items: z.array(itemSchema),
  /** The position of the next items; null after the last. */
  nextOffset: z.number().nullable(),
  /** The state of its callback; null if it has none. */
  callback: z
    .object({
      url: z.string(),
      /** failed: it was tried for the last time */
      status: z.enum(['waiting', 'delivered', 'failed']),
      attempts: z.number(),
      /** Why the last attempt failed. */
      error: faultSchema.nullable(),
    })
    .nullable(),
})

export type Job = z.infer<typeof jobSchema>
export type JobItem = z.infer<typeof itemSchema>
export type JobOptions = z.output<typeof jobOptionsSchema>

const id = z.string().min(1)

export const jobCalls = {
  'jobs.create': call({
    input: jobOptionsSchema.extend({
      /** Addresses or data URLs; absent if the documents are sent as the files of a form. */
      documents: z
        .array(documentSchema.extend({ filename: z.string().optional() }))
        .max(maxJobDocuments)
        .default([]),
      callback: callbackSchema.optional(),
    }),
    output: jobSchema,
    http: { method: 'POST', path: '/api/jobs', status: 202 },
    cli: 'job create',
    access: 'key',
    help: 'Accepts up to 1,000 documents, and answers at once with a job that tells their progress and results.',
  }),
  'jobs.get': call({
    input: z.object({
      id,
      offset: z.number().int().min(0).default(0),
      limit: z.number().int().min(0).max(200).default(50),
    }),
    output: jobSchema,
    http: { method: 'GET', path: '/api/jobs/{id}' },
    cli: 'job get',
    access: 'key',
    help: 'Shows the progress of a job in documents and pages, and the results so far. A key sees its own.',
  }),
  'jobs.cancel': call({
    input: z.object({ id }),
    output: jobSchema,
    http: { method: 'DELETE', path: '/api/jobs/{id}' },
    cli: 'job cancel',
    access: 'key',
    help: 'Cancels the documents of a job that were not read yet. Records that were read stay.',
  }),
}
