// Sends requests to the service; all answers are checked against /openapi.json.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect } from 'vitest'
import { operations, type Operation } from '../../../shared/operations.ts'
import type { Tier } from '../../../shared/limits.ts'
import { serveHere } from '../../support/serve-here.ts'
import { startServerProcess, type Server, type ServerProcess } from '../../support/server-process.ts'
import { readerVariables } from '../../support/replay/mode.ts'
import { replayingReader } from '../../support/replay/reader.ts'
import { answerCheck, type Answer } from './answers.ts'

export interface Question {
  readonly key?: string | null
  readonly query?: string
  readonly headers?: Record<string, string>
  /** The body: text is sent unchanged, everything else as JSON. */
  readonly body?: unknown
  readonly signal?: AbortSignal
}

export interface Service<S extends Server = Server> {
  readonly dataDir: string
  readonly url: string
  readonly server: S
  /** A key of the tier without a monthly limit. */
  readonly key: string
  newKey(tier?: Tier): Promise<{ id: string; key: string }>
  ask(method: string, path: string, question?: Question): Promise<Answer>
  /** Calls an operation on an image, with further fields of the body. */
  read(operation: Operation, image: string | Uint8Array, more?: object, question?: Question): Promise<Answer>
}

/** One service for all tests of a file, inside this process and with the replaying reader. */
export function sharedService(): () => Service {
  return shared(async (dataDir, atEnd) =>
    askedThrough(await serveHere(dataDir, replayingReader({ atEnd })), dataDir),
  )
}

/** One service for all tests of a file, as a user starts it. */
export function sharedServiceProcess(): () => Service<ServerProcess> {
  return shared(async (dataDir) => askedThrough(await startServerProcess(dataDir), dataDir))
}

type Start<S extends Server> = (dataDir: string, atEnd: (check: () => void) => void) => Promise<Service<S>>

/** Starts the service before the tests of a file, and stops it and removes its data folder afterwards. */
function shared<S extends Server>(start: Start<S>): () => Service<S> {
  let started: Service<S> | undefined
  beforeAll(async () => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'fovea-service-'))
    const checks: (() => void)[] = []
    started = await start(dataDir, (check) => void checks.push(check))
    const { server } = started
    return async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
      for (const check of checks) check()
    }
  })
  return () => {
    if (!started) throw new Error('the service did not start')
    return started
  }
}

/** Starts the service in its own process, as a user does. */
export async function startService(dataDir: string): Promise<Service<ServerProcess>> {
  return askedThrough(await startServerProcess(dataDir, { variables: readerVariables() }), dataDir)
}

/** Wraps a server: makes a key, sets a high rate limit, and checks every answer. */
async function askedThrough<S extends Server>(server: S, dataDir: string): Promise<Service<S>> {
  const perMinute = 1_000_000
  await server.call('settings.set', {
    requestsPerMinute: { free: perMinute, basic: perMinute, pro: perMinute, ultra: perMinute },
  })
  const check = answerCheck(await (await fetch(`${server.url}/openapi.json`)).json())
  const newKey = (tier: Tier = 'ultra') => server.call('keys.create', { name: 'Test', tier })
  const { key } = await newKey()

  async function ask(method: string, path: string, question: Question = {}): Promise<Answer> {
    const { body, signal } = question
    const sent = question.key === undefined ? key : question.key
    const parts = [sent === null ? '' : `key=${encodeURIComponent(sent)}`, question.query ?? '']
    const query = parts.filter((part) => part !== '').join('&')
    const response = await fetch(`${server.url}${path}${query && `?${query}`}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...question.headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    })
    const { status, headers } = response
    const answer = { status, headers, body: (await response.json()) as Record<string, unknown> }
    check(method, path, answer)
    return answer
  }

  return {
    dataDir,
    url: server.url,
    server,
    key,
    newKey,
    ask,
    read: (operation, image, more = {}, question = {}) =>
      ask('POST', operations[operation].path, {
        ...question,
        body: { ...bodyOf(typeof image === 'string' ? image : dataUrl(image)), ...more },
      }),
  }
}

/** The body of a request with this image. */
export function bodyOf(image_url: string) {
  return { document: { type: 'image_url', image_url } }
}

export function dataUrl(bytes: Uint8Array, mediaType = 'image/png'): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`
}

export function fileUrl(file: string, mediaType = 'image/png'): string {
  return dataUrl(readFileSync(file), mediaType)
}

export function statusText({ body }: Answer): string {
  return String(body['statusText'])
}

/** Expects an error with this status and a message that matches. */
export function expectError(answer: Answer, status: number, message: RegExp): void {
  expect([answer.status, statusText(answer)]).toEqual([status, expect.stringMatching(message)])
}
