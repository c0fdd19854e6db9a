import { expect, it } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'
import { err, ok } from '../../shared/result.ts'
import { apiApp } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'

const health = {
  status: 'ok' as const,
  version: '1',
  reader: '1',
  languages: ['eng'],
  queue: { isPaused: false, isDiskFull: false, waiting: 0, working: 0, workers: 1 },
}

function logged(pageDir: string | null = null) {
  const lines: Readonly<Record<string, unknown>>[] = []
  const engine = engineStub({
    keys: { 'key-a': 'free' },
    answers: {
      'system.health': () => ok(health),
      'records.get': ({ id }) => err('record.unknown', { id }),
    },
  })
  const log = {
    info: (text: string, facts = {}) => void lines.push({ text, ...facts }),
    error: () => undefined,
  }
  return { lines, ...apiApp(engine, { log, pageDir }) }
}

it('logs a request with a key, with its route, its result and the id of its answer', async () => {
  const { send, lines } = logged()
  const answer = await send('/api/health?key=key-a')
  expect(lines).toEqual([
    {
      text: 'a request',
      request: answer.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/api/health',
      status: 200,
      who: 'id of key-a',
      ms: expect.any(Number) as number,
    },
  ])
})

it('names the route also if the page is served, whose files may have any address', async () => {
  const { send, lines } = logged(tempDir())
  await send('/api/health?key=key-a')
  await send('/api/records/rec_secret?key=key-a')
  await send('/nothing?key=key-a')
  expect(lines.map(({ route }) => route)).toEqual(['/api/health', '/api/records/:id', '/*'])
})

it('does not log a successful request without a key', async () => {
  const { send, lines } = logged()
  await send('/api/health')
  expect(lines).toEqual([])
})

it('logs the caller of every refused request, and never the key or an id in the address', async () => {
  const { send, lines } = logged()
  await send('/api/health', { headers: { Host: 'rebound.example' } })
  await send('/api/records/rec_secret?key=key-wrong')
  await send('/api/records/rec_secret?key=key-a')
  await send('/api/nothing/secret?key=key-a')
  expect(lines.map(({ route, status, who }) => [route, status, who])).toEqual([
    ['/api/health', 403, 'anybody'],
    ['/api/records/:id', 401, 'nobody'],
    ['/api/records/:id', 404, 'id of key-a'],
    ['/*', 404, 'id of key-a'],
  ])
  expect(JSON.stringify(lines)).not.toMatch(/secret|key-wrong/)
})
