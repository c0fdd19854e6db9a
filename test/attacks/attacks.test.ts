// Two clients, one of them hostile, in a small form: work that never ends stands for work that takes minutes. How fast the
// other client is answered is measured by `npm run attacks`.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { UnderstandingHost, WorkerHost } from '../../electron/engine/ports.ts'
import { apiApp } from '../support/api-app.ts'
import { densePage, flatSchema } from '../support/dense-page.ts'
import { testEngine } from '../support/engine.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { inProcessUnderstanding } from '../support/in-process-understanding.ts'
import { drawLines, makePdf } from '../support/pdfs.ts'

/** Never answers messages to which `nameOf` gives a name; notes the name in `begun`. */
function neverEnding<Host extends WorkerHost | UnderstandingHost>(
  host: Host,
  begun: string[],
  nameOf: (message: Parameters<ReturnType<Host['start']>['send']>[0]) => string | null,
): Host {
  const start = () => {
    const process = host.start()
    return {
      ...process,
      send(message: never) {
        const name = nameOf(message)
        if (name === null) process.send(message)
        else begun.push(name)
      },
    }
  }
  return { start } as unknown as Host
}

it('a client is answered while every kind of work of a hostile one is still unfinished', async () => {
  const clock = fakeClock()
  const begun: string[] = []
  const workers = neverEnding(
    fakeWorkers((worker) => worker.answer(densePage({ rows: 20, columns: 50 }))).host,
    begun,
    (message) =>
      message.type === 'picture' || message.type === 'searchable'
        ? message.type
        : message.type === 'read' && message.name === 'slow.pdf'
          ? 'page'
          : null,
  )
  const understanding = neverEnding(inProcessUnderstanding(), begun, ({ name }) =>
    name === 'fill' ? name : null,
  )
  const fovea = await testEngine({ clock, workers, understanding })
  const { send } = apiApp(fovea.engine)
  const newKey = async (name: string) => (await fovea.call('keys.create', { name, tier: 'ultra' })).key
  const pdf = async (text: string) => new Uint8Array(await makePdf({ pages: [drawLines(text)] }))
  const { workers: processes } = await fovea.call('queue.get', {})

  const hangUp = new AbortController()
  const settled: string[] = []
  const requests: Promise<unknown>[] = []
  /** Makes each of these requests twice as often as there are processes. */
  function attack(name: string, request: (i: number) => Promise<Response>): void {
    for (let i = 0; i < 2 * processes; i++)
      requests.push(request(i).then(({ status }) => settled.push(`${name}: ${status}`)))
  }
  const get = async (address: string) => send(address, { signal: hangUp.signal })
  const post = async (address: string, body: BodyInit, type = 'application/pdf') => {
    const headers = { 'Content-Type': type }
    const options = { method: 'POST', body, headers, signal: hangUp.signal, duplex: 'half' }
    return send(address, options)
  }

  const [drawing, reading, filling, sending] = await Promise.all(['A', 'B', 'C', 'D'].map(newKey))
  const read = await post(`/api/documents?key=${drawing}`, await pdf('read'))
  const { id } = (await read.json()) as { id: string }
  attack('picture', (i) => get(`/api/records/${id}/picture?key=${drawing}&size=${3000 + i}`))
  attack('pdf', (i) => get(`/api/records/${id}/pdf?key=${drawing}&pdfa=${i % 2}`))
  attack('page', async (i) => post(`/api/documents?key=${reading}&filename=slow.pdf`, await pdf(`slow ${i}`)))
  attack('upload', () => {
    const open = new ReadableStream({
      start(body) {
        body.enqueue(new Uint8Array(100_000))
        hangUp.signal.addEventListener('abort', () => body.error(new Error('hung up')))
      },
    })
    return post(`/api/documents?key=${sending}`, open)
  })
  const schema = encodeURIComponent(flatSchema(1500))
  const fields = `/api/documents?key=${filling}&operation=key-information-extraction&result_schema=${schema}`
  attack('fields', async (i) => post(fields, await pdf(`fields ${i}`)))
  /** Looks again and again, while time passes: clients that hold each reading process have to yield one after a while. */
  const poll = <T>(look: () => T) =>
    expect.poll(async () => {
      await clock.advance(200)
      return look()
    })
  await poll(() => new Set(begun)).toEqual(new Set(['picture', 'searchable', 'fill', 'page']))

  const other = await newKey('other')
  let status = 0
  void post(`/api/upload/text-recognition?key=${other}`, readFileSync(fixtures.hello), 'image/png').then(
    (answer) => (status = answer.status),
  )
  await poll(() => status).toBe(200)
  expect(settled).toEqual([])
  hangUp.abort()
  await poll(() => settled.length).toBe(requests.length)
})
