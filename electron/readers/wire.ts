// The content of the queue: jobs for reading processes, and the messages with which these answered.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { parseJson } from '../../shared/parse-json.ts'
import { fromWorkerSchema, toWorkerSchema, type FromWorker } from '../../shared/worker-protocol.ts'
import { isSent, type SentMessage } from './needs.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Messages are compressed, and so is every character that PostgreSQL can't store in JSON. */
export const jobSchema = z.object({
  /** The id of the job. It is repeated here, because a job that is given up becomes an answer with another id. */
  job: z.string(),
  /** The coordinator that waits for the answer, in its own queue. */
  coordinator: z.string(),
  hash: z.string(),
  /** The number of parts in which the image is stored. */
  parts: z.number().int(),
  cpuLimitMs: z.number(),
  message: z.string(),
})

/** An answer; without messages, it is a job that was given up after several attempts. */
export const answerSchema = z.object({ job: z.string(), messages: z.string().optional() })

export type SentJob = z.infer<typeof jobSchema>

/** The queue for answers to a coordinator. */
export const answersTo = (coordinator: string) => `answers.${coordinator}`

export async function encode(value: unknown): Promise<string> {
  return (await pack(JSON.stringify(value))).toString('base64')
}

/** Encodes an answer. Pages are bytes, for which JSON has no form of its own. */
export function encodeAnswer(messages: readonly FromWorker[]): Promise<string> {
  return encode(
    messages.map((message) =>
      message.type === 'page' ? { ...message, body: Buffer.from(message.body).toString('base64') } : message,
    ),
  )
}

async function decode(text: string): Promise<unknown> {
  return parseJson((await unpack(Buffer.from(text, 'base64'))).toString())
}

export async function decodeMessage(text: string): Promise<SentMessage> {
  const message = toWorkerSchema.parse(await decode(text))
  if (!isSent(message)) throw new Error(`a ${message.type} is no job for another machine`)
  return message
}

export async function decodeAnswer(text: string): Promise<FromWorker[]> {
  const messages = z.array(z.looseObject({ type: z.string() })).parse(await decode(text))
  return messages.map((message) =>
    fromWorkerSchema.parse(
      message.type === 'page'
        ? { ...message, body: Buffer.from(z.string().parse(message['body']), 'base64') }
        : message,
    ),
  )
}
