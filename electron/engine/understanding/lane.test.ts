import { describe, expect, it } from 'vitest'
import { fakeClock } from '../../../test/support/fake-clock.ts'
import { ok } from '../../../shared/result.ts'
import type { QuestionInput, ToUnderstanding } from '../../understanding/protocol.ts'
import type { UnderstandingHost } from '../ports.ts'
import { answerLimitMs, createLane } from './lane.ts'

/** Fake processes that send only the messages that a test tells them to send. */
function silentProcesses() {
  const started: ReturnType<typeof silentProcess>[] = []
  const host: UnderstandingHost = {
    start() {
      const process = silentProcess()
      started.push(process)
      return process
    },
  }
  return { host, started }
}

function silentProcess() {
  const sent: ToUnderstanding[] = []
  let hear: (message: unknown) => void = () => undefined
  let end: (why: string) => void = () => undefined
  let isKilled = false
  return {
    pid: undefined,
    sent,
    isKilled: () => isKilled,
    send: (message: ToUnderstanding) => void sent.push(message),
    onMessage: (listener: typeof hear) => void (hear = listener),
    onExit: (listener: typeof end) => void (end = listener),
    kill() {
      isKilled = true
      queueMicrotask(() => end('killed'))
    },
    say: (message: unknown) => hear(message),
    answer: (content = 'read') => hear({ job: sent.at(-1)?.job, answer: { content, fields: [] } }),
    die: () => end('signal SIGSEGV'),
  }
}

function setUp(idleMs: number | null = null) {
  const clock = fakeClock()
  const processes = silentProcesses()
  const log = { info: () => undefined, error: () => undefined }
  const lane = createLane({ host: processes.host, clock, log, idleMs })
  const ask = (
    about: string,
    { isForPerson = false, signal }: { isForPerson?: boolean; signal?: AbortSignal } = {},
  ) => {
    const client = { owner: about.slice(0, 1), priority: isForPerson ? -10 : 0 }
    const answer = lane.ask({ name: 'preview', asked, about, client }, signal)
    return answer.then((one) => (one.ok ? ok(one.value.content) : one))
  }
  return { clock, lane, ask, ...processes }
}

const asked: QuestionInput<'preview'> = { pages: [], schema: '{"a":"","b":""}', settings: {}, rules: [] }

const faultOf = (code: string, data: object = {}) => ({ ok: false, error: { code, data } })

describe('a lane', () => {
  it('asks a single process one question after another', async () => {
    const { ask, started } = setUp()
    const [first, second] = [ask('a.png'), ask('b.png')]
    expect(started[0]!.sent).toHaveLength(1)
    started[0]!.answer('one')
    expect(await first).toEqual({ ok: true, value: 'one' })
    started[0]!.answer('two')
    expect(await second).toEqual({ ok: true, value: 'two' })
    expect(started).toHaveLength(1)
  })

  it('answers persons before others, each in the order of their questions', async () => {
    const { ask, started } = setUp()
    const order: string[] = []
    const askAndNote = async (about: string, isForPerson: boolean) => {
      await ask(about, { isForPerson })
      order.push(about)
    }
    const all = [
      askAndNote('running', false),
      askAndNote('waiting', false),
      askAndNote('typed', true),
      askAndNote('typed next', true),
    ]
    for (let i = 0; i < all.length; i++) {
      started[0]!.answer()
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(order).toEqual(['running', 'typed', 'typed next', 'waiting'])
  })

  it('answers clients in turns, however many questions one of them asked', async () => {
    const { ask, started } = setUp()
    const order: string[] = []
    const all = ['a1', 'a2', 'a3', 'b1'].map((about) => ask(about).then(() => order.push(about)))
    for (let i = 0; i < all.length; i++) {
      started[0]!.answer()
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('refuses a question whose pages have too many words, with the numbers', async () => {
    const { ask, started } = setUp()
    const refused = ask('a.png')
    started[0]!.say({ job: 1, tooManyWords: 1_000_000 })
    expect(await refused).toMatchObject(
      faultOf('understand.tooMuch', { name: 'a.png', fields: 2, words: 1_000_000 }),
    )
  })

  it('settles the question of a process that dies, and asks another process the next one', async () => {
    const { ask, started } = setUp()
    const [first, second] = [ask('a.png'), ask('b.png')]
    started[0]!.die()
    expect(await first).toMatchObject(faultOf('understand.crashed', { name: 'a.png' }))
    started[1]!.answer('two')
    expect(await second).toEqual({ ok: true, value: 'two' })
  })

  it('ends the process of a question that takes too long', async () => {
    const { ask, started, clock } = setUp()
    const [first, second] = [ask('a.png'), ask('b.png')]
    await clock.advance(answerLimitMs)
    expect(await first).toMatchObject(faultOf('understand.timeout', { limitSeconds: answerLimitMs / 1000 }))
    expect(started[0]!.isKilled()).toBe(true)
    started[1]!.answer('two')
    expect((await second).ok).toBe(true)
  })

  it('counts the time limit from when the process is asked, not from when the question came', async () => {
    const { ask, started, clock } = setUp()
    const [first, second] = [ask('a.png'), ask('b.png')]
    await clock.advance(answerLimitMs - 1)
    started[0]!.answer('one')
    await clock.advance(answerLimitMs - 1)
    started[0]!.answer('two')
    expect([(await first).ok, (await second).ok]).toEqual([true, true])
  })

  it('settles a cancelled question at once, and ends its process unless that is done soon', async () => {
    const { ask, started, clock } = setUp()
    const [control, other] = [new AbortController(), new AbortController()]
    const first = ask('a.png', { signal: control.signal })
    const left = ask('left.png', { signal: other.signal })
    const last = ask('b.png')
    other.abort()
    control.abort()
    expect(await first).toMatchObject(faultOf('read.cancelled', { name: 'a.png' }))
    expect(await left).toMatchObject(faultOf('read.cancelled', { name: 'left.png' }))
    expect(started[0]!.isKilled()).toBe(false)
    await clock.advance(5000)
    expect(started[0]!.isKilled()).toBe(true)
    started[1]!.answer('two')
    expect(await last).toEqual({ ok: true, value: 'two' })
  })

  it('takes the answer to a cancelled question for no other', async () => {
    const { ask, started } = setUp()
    const control = new AbortController()
    const first = ask('a.png', { signal: control.signal })
    const second = ask('b.png')
    control.abort()
    await first
    started[0]!.answer('of a')
    await new Promise(setImmediate)
    started[0]!.say({ job: 1, answer: { content: 'of a again', fields: [] } })
    started[0]!.answer('of b')
    expect(await second).toEqual({ ok: true, value: 'of b' })
    expect(started).toHaveLength(1)
  })

  it('asks nothing for a caller who has cancelled already', async () => {
    const { ask, started } = setUp()
    expect(await ask('a.png', { signal: AbortSignal.abort() })).toMatchObject(faultOf('read.cancelled'))
    expect(started).toHaveLength(0)
  })

  it('takes an invalid answer for a crash', async () => {
    const { ask, started } = setUp()
    const first = ask('a.png')
    started[0]!.say({ job: 1, answer: 7 })
    expect(await first).toMatchObject(faultOf('understand.crashed'))
    expect(started[0]!.isKilled()).toBe(true)
  })

  it('ends a process that was idle for a while, and starts another for the next question', async () => {
    const { ask, started, clock } = setUp(10_000)
    const first = ask('a.png')
    started[0]!.answer()
    await first
    await clock.advance(9999)
    expect(started[0]!.isKilled()).toBe(false)
    await clock.advance(1)
    expect(started[0]!.isKilled()).toBe(true)
    const second = ask('b.png')
    started[1]!.answer()
    expect((await second).ok).toBe(true)
  })

  it('settles every waiting question when it closes', async () => {
    const { ask, lane, started } = setUp()
    const all = [ask('a.png'), ask('b.png')]
    await lane.close()
    expect(await Promise.all(all)).toEqual([faultOf('engine.closing'), faultOf('engine.closing')])
    expect(await ask('c.png')).toEqual(faultOf('engine.closing'))
    expect(started[0]!.isKilled()).toBe(true)
    expect(started).toHaveLength(1)
  })
})
