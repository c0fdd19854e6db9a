// The content of the queue: jobs for reading processes, and the messages with which these answered.
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { parseJson } from '../../shared/parse-json.ts'
import { fromWorkerSchema, toWorkerSchema, type FromWorker } from '../../shared/worker-protocol.ts'
import { isSent, type SentMessage } from './needs.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** Messages are in base64, as PostgreSQL can't store every character in JSON, and large ones are compressed. */
export const jobSchema = z.object({
  /** The id of the job. It is repeated here, because a job that is given up becomes an answer with another id. */
  job: z.string(),
  /** The coordinator that waits for the answer, in its own queue. */
  coordinator: z.string(),
  hash: z.string(),
  /** The size of the image. */
  sizeBytes: z.number().int(),
  cpuLimitMs: z.number(),
  message: z.string(),
})

/** An answer; without messages, it is a job that was given up after several attempts. */
export const answerSchema = z.object({ job: z.string(), messages: z.string().optional() })

export type SentJob = z.infer<typeof jobSchema>

/** The queue for answers to a coordinator. */
export const answersTo = (coordinator: string) => `answers.${coordinator}`

/** To compress a message of less than this costs more time than it saves. */
const smallBytes = 4096
/** The first byte of what was compressed; no JSON begins with it. */
const gzipMark = 0x1f

export async function encode(value: unknown): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(value))
  return (bytes.length < smallBytes ? bytes : await pack(bytes)).toString('base64')
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
  const bytes = Buffer.from(text, 'base64')
  return parseJson((bytes[0] === gzipMark ? await unpack(bytes) : bytes).toString())
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
