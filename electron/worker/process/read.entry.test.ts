import { spawn, spawnSync, fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readerVersion } from '../../../shared/reader-version.ts'
import type { Page } from '../../../shared/page.ts'
import type { FromWorker } from '../../../shared/worker-protocol.ts'
import { fixtures, fixtureTexts, makeTextImage } from '../../../test/support/images.ts'
import { pageIn } from '../../../test/support/fake-workers.ts'
import { exitOf, messagesUntil, isRunning, readMessage } from '../../../test/support/reading.ts'
import { drawLines, makePdf } from '../../../test/support/pdfs.ts'
import { childHost } from '../../cli/child-host.ts'
import type { WorkerProcess } from '../../engine/ports.ts'

const entry = path.resolve(import.meta.dirname, 'read.entry.ts')
const fixture = (name: string) => path.resolve(import.meta.dirname, '../../../test/fixtures', name)
const notes: string[] = []
let worker: WorkerProcess
let dir = ''

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fovea-reading-'))
  notes.length = 0
  worker = childHost({ onNote: (line) => notes.push(line) }).start()
})
afterEach(() => {
  worker.kill()
  rmSync(dir, { recursive: true })
})

function pageOf(heard: readonly FromWorker[]): Page {
  const last = heard.findLast(({ type }) => type === 'page' || type === 'failed')
  if (last?.type !== 'page') throw new Error(`no page came: ${JSON.stringify(last)}`)
  return pageIn(last)
}

function textOfPage(heard: readonly FromWorker[]): string[] {
  return pageOf(heard).lines.map((line) => line.words.map((word) => word.text).join(' '))
}

describe('the reading process', () => {
  it('says that it is ready, and which version reads', async () => {
    expect(await messagesUntil(worker, 'ready')).toEqual([
      { type: 'ready', reader: readerVersion, languages: [] },
    ])
  })

  it('reads an image, tells of its progress and answers with a page', async () => {
    worker.send(readMessage(fixtures.hello, ['eng']))
    const heard = await messagesUntil(worker, 'page', 'failed')
    expect(textOfPage(heard)).toEqual(fixtureTexts.hello)
    expect(heard.at(-1)).toMatchObject({ job: 'job_1', data: [] })
    const facts = { width: 600, height: 200, angleDegrees: 0, languages: ['eng'], rules: [] }
    expect(pageOf(heard)).toMatchObject(facts)
    const stages = heard.flatMap((message) => (message.type === 'progress' ? [message.stage] : []))
    expect([...new Set(stages)]).toEqual(['preparing', 'reading'])
    expect(notes).toEqual([])
  })

  it('gives boxes of the upright image, as EXIF turns it', async () => {
    worker.send(readMessage(fixtures.turnedByExif, ['eng']))
    const heard = await messagesUntil(worker, 'page', 'failed')
    expect(textOfPage(heard)).toEqual(fixtureTexts.hello)
    expect(pageOf(heard)).toMatchObject({ width: 600, height: 200 })
  })

  it('answers a blank image with a page without lines', async () => {
    worker.send(readMessage(fixtures.blank, ['eng']))
    const heard = await messagesUntil(worker, 'page', 'failed')
    expect(pageOf(heard)).toMatchObject({ lines: [], rules: [], confidence: 0 })
  })

  it('says when a set of languages is warm, and goes on when one is unknown', async () => {
    worker.send({ type: 'warm', languages: ['tlh'], engine: 'best' })
    worker.send({ type: 'warm', languages: ['chi_sim', 'eng'], engine: 'best' })
    worker.send(readMessage(fixtures.blank, ['chi_sim', 'eng']))
    const heard = await messagesUntil(worker, 'page')
    const ready = heard.flatMap((message) => (message.type === 'ready' ? [message.languages] : []))
    expect(ready).toEqual([[], [], ['chi_sim', 'eng']])
    await vi.waitFor(
      () => expect(notes).toEqual([expect.stringContaining('The language tlh is not installed.')]),
      60_000,
    )
  })

  it('answers with a fault, and reads the next image all the same', async () => {
    worker.send({ ...readMessage(fixtures.hello, ['eng'], 'gone'), path: '/no/such.png' })
    worker.send(readMessage(fixtures.truncatedJpeg, ['eng'], 'truncated'))
    worker.send(readMessage(fixtures.hello, ['tlh'], 'unknown'))
    worker.send(readMessage(fixtures.hello, ['eng']))
    const heard = await messagesUntil(worker, 'page')
    const failed = heard.flatMap((message) =>
      message.type === 'failed' ? [`${message.job}: ${message.error.code}`] : [],
    )
    expect(failed).toEqual(['gone: file.gone', 'truncated: image.broken', 'unknown: read.language'])
    expect(textOfPage(heard)).toEqual(fixtureTexts.hello)
  })

  it('opens a document, shows its pages, and reads each by its number', async () => {
    const file = path.join(dir, 'a.pdf')
    writeFileSync(file, await makePdf({ pages: [drawLines('The first page'), drawLines('The second page')] }))
    const { hash } = readMessage(file, [])
    const about = { job: 'job_1', path: file, name: 'a.pdf', hash }
    worker.send({ type: 'open', ...about })
    worker.send({ type: 'picture', ...about, number: 2, maxSidePx: 200 })
    worker.send({ ...readMessage(file, []), number: 2 })
    const heard = await messagesUntil(worker, 'page', 'failed')
    expect(heard).toContainEqual({ type: 'opened', job: 'job_1', pages: 2 })
    expect(heard.map(({ type }) => type)).toContain('picture')
    expect(textOfPage(heard)).toEqual(['The second page'])
    expect(notes).toEqual([])
  })

  it('calls a broken image as it was sent, and not by the file that it is kept in', async () => {
    worker.send({ ...readMessage(fixtures.truncatedJpeg, ['eng'], 'kept'), name: 'receipt of May.jpg' })
    const heard = await messagesUntil(worker, 'failed')
    expect(heard.at(-1)).toMatchObject({
      error: { code: 'image.broken', data: { name: 'receipt of May.jpg' } },
    })
  })

  it('reads nothing but the bytes that were accepted', async () => {
    const message = readMessage(fixtures.hello, ['eng'])
    worker.send({ ...message, path: fixtures.webp })
    expect((await messagesUntil(worker, 'failed')).at(-1)).toMatchObject({ error: { code: 'file.changed' } })
  })

  it('ends with a code, and without an answer, on a message that it does not know', async () => {
    const child = fork(entry, [], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const said: unknown[] = []
    child.on('message', (message: { type: string }) => said.push(message.type))
    child.send({ type: 'dance' })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    expect(code).toBe(1)
    expect(said).toEqual(['ready'])
  })

  it('says what it is when it is started by hand', () => {
    const run = spawnSync(process.execPath, [entry], { encoding: 'utf8' })
    expect(run.stderr).toContain('This process is started by Fovea')
    expect([run.status, run.stdout]).toEqual([1, ''])
  })
})

describe('the reading process in Electron', () => {
  it('speaks through the port that a utility process has', async () => {
    const utility = childHost({ entry: fixture('utility.entry.ts') }).start()
    utility.send(readMessage(fixtures.hello, ['eng']))
    const heard = await messagesUntil(utility, 'page', 'failed')
    utility.kill()
    expect(textOfPage(heard)).toEqual(fixtureTexts.hello)
  })
})

describe('the reading process and the world', () => {
  it('prints nothing but its usage and uses no network, in none of its threads', async () => {
    const child = fork(entry, [], {
      execArgv: ['--import', fixture('no-network.ts')],
      serialization: 'advanced',
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const printed = textOf(child.stdout!)
    const noted = textOf(child.stderr!)
    child.send(readMessage(fixtures.chinese, ['chi_sim', 'eng']))
    const page = await new Promise<FromWorker>((resolve) => {
      child.on('message', (message: FromWorker) => {
        if (message.type === 'page' || message.type === 'failed') resolve(message)
      })
    })
    child.disconnect()
    expect(page.type).toBe('page')
    const lines = (await printed).split('\n').filter((line) => !line.startsWith('{"type":"used",'))
    expect([lines, await noted]).toEqual([[''], ''])
  })

  it.each([
    ['fetch', 'fetch("http://127.0.0.1:9/")'],
    ['a socket', 'require("net").connect(9, "127.0.0.1")'],
    ['a request', 'require("http").get("http://127.0.0.1:9/")'],
    ['a name', 'require("dns").lookup("localhost", () => {})'],
  ])('would be caught using %s in a thread', (_, code) => {
    // The preload does not reach a thread made of a string, so the thread is a file, as that of tesseract.js is.
    const thread = path.join(dir, 'thread.cjs')
    writeFileSync(thread, code)
    const startThread = `new (require('worker_threads').Worker)(${JSON.stringify(thread)}).on('error', () => {})`
    const run = spawnSync(process.execPath, ['--import', fixture('no-network.ts'), '-e', startThread], {
      encoding: 'utf8',
    })
    expect(run.stderr).toContain('network was used')
  })
})

describe('the reading process without its parent', () => {
  let parent: ChildProcess | null = null
  afterEach(() => {
    parent?.kill('SIGKILL')
  })

  async function pidOfChild(...files: string[]): Promise<number> {
    const started = spawn(process.execPath, [fixture('parent.entry.ts'), ...files])
    parent = started
    return new Promise((resolve) => {
      started.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())))
    })
  }

  it('ends by itself when its parent is killed', async () => {
    const pid = await pidOfChild()
    expect(isRunning(pid)).toBe(true)
    parent!.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 60_000)
  })

  it('ends in the middle of a page as well', async () => {
    const line = 'the quick brown fox jumps over the lazy dog and back again'
    const page = await makeTextImage(Array.from({ length: 60 }, () => line).join('\n'), {
      width: 1200,
      height: 3000,
    })
    const file = path.join(dir, createHash('sha256').update(page).digest('hex'))
    writeFileSync(file, page)
    const pid = await pidOfChild(file)
    expect(isRunning(pid)).toBe(true)
    parent!.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 60_000)
  })

  it('ends in the middle of a page when it is killed itself, and its host hears of it once', async () => {
    worker.send(readMessage(fixtures.hello, ['eng']))
    const exit = exitOf(worker)
    await messagesUntil(worker, 'progress')
    worker.kill()
    expect(await exit).toBe('signal SIGKILL')
  })
})
