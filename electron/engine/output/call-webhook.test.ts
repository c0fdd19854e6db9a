import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { callWebhook } from './call-webhook.ts'

/** A server that answers each path with the status that it names, and redirects to /200. Returns what it was asked for. */
async function startHook() {
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    answer.writeHead(Number(url.slice(1)), { location: '/200' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const post = (url: string) =>
  callWebhook({ address: url, header: null, timeoutMs: 10_000 }, '{}', new AbortController().signal)

it.each([301, 302, 303, 307, 308])('a result is not sent on where a redirect %i leads', async (status) => {
  const { asked, url } = await startHook()
  expect(await post(`${url}/${status}`)).toMatchObject({ error: { code: 'hook.webhook' } })
  expect(asked).toEqual([`/${status}`])
  expect(await post(`${url}/200`)).toMatchObject({ ok: true })
})

it.each(['http://8.8.8.8/', 'http://134744072/', 'http://[::ffff:8.8.8.8]/', 'http://[64:ff9b::808:808]/'])(
  'a result is not sent to %s, an address outside of the own networks',
  async (url) =>
    expect(await post(url)).toEqual({ ok: false, error: { code: 'hook.address', data: { url } } }),
)
