// `fovea serve`, and other commands on the data folder that it uses.
import { createServer, type AddressInfo } from 'node:net'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fixtures, fixtureTexts } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea, startFovea, type Started } from './support/fovea.ts'
import { startProcess } from './support/processes.ts'

const hello = `${fixtureTexts.hello.join('\n')}\n`

const samples = ['letter.png', 'invoice.png', 'receipt.jpg'].map((name) =>
  path.resolve(import.meta.dirname, '../../samples', name),
)

const serveAt = (data: string) => ['serve', '--port', '0', '--data', data]

/** Starts a server inside this process and waits until it is ready. */
async function serving(data: string) {
  return untilReady(startFovea(serveAt(data), { readMs: 200 }))
}

/** Waits until the server is ready; returns its address and its sign-in link. */
async function untilReady<T extends Pick<Started, 'said'>>(server: T) {
  const [, url = ''] = await server.said(/^Fovea is ready at (http:\/\/127\.0\.0\.1:\d+)$/m)
  const [, link = ''] = await server.said(/^Sign in with (\S+) \(it works once\)$/m)
  return { server, url, link }
}

it('the server answers once it says that it is ready, its link signs in once, and it stops on SIGTERM', async () => {
  const { server, url, link } = await untilReady(startProcess(serveAt(tempDir())))
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  const first = await fetch(link, { redirect: 'manual' })
  expect(first.headers.get('set-cookie')).toMatch(/fovea_session=/)
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(401)

  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

it('other commands work through the server, and their records are in its history', async () => {
  const data = tempDir()
  const { server } = await serving(data)
  expect(await fovea(['read', fixtures.hello, '--data', data])).toEqual({
    code: 0,
    stdout: hello,
    stderr: '',
  })
  const list = await fovea(['record', 'list', '--query', 'reading', '--data', data])
  expect(JSON.parse(list.stdout)).toMatchObject({
    total: 1,
    records: [{ filename: 'hello.png', source: 'cli' }],
  })
  expect((await fovea(['record', 'get', 'rec_0', '--data', data])).code).toBe(66)
  const wrong = await fovea(['record', 'list', '--limit', 'many', '--data', data])
  expect(wrong.stderr).toMatch(/^fovea: --limit: /)
  expect(wrong.code).toBe(64)
  server.stop()
  expect((await server.ended).code).toBe(0)
})

it('a command finishes its images by itself if the server stops meanwhile', async () => {
  const data = tempDir()
  const { server } = await serving(data)
  const reading = startFovea(['read', fixtures.hello, ...samples, '--as', 'text', '--data', data], {
    readMs: 200,
  })
  await reading.said(/==>/)
  server.stop()
  const { code, stdout } = await reading.ended
  expect(stdout.match(/==>/g)).toHaveLength(4)
  expect(code).toBe(0)
})

it('serving the same folder twice is refused, and the message names the other process', async () => {
  const data = tempDir()
  await serving(data)
  const second = await fovea(['serve', '--port', '0', '--data', data])
  expect(second.stdout).toBe('')
  expect(second.stderr).toBe(
    `fovea: The data folder ${data} is in use by another Fovea (process ${process.pid}). Close that one, or use another folder with --data.\n`,
  )
  expect(second.code).toBe(69)
})

it('a port in use is reported, and the data folder is not locked', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const data = tempDir()
  const { code, stdout, stderr } = await fovea(['serve', '--port', String(port), '--data', data])
  expect(stdout).toBe('')
  expect(stderr).toBe(`fovea: Port ${port} is in use by another program. Choose another with --port.\n`)
  expect(code).toBe(69)
  expect((await fovea(['queue', 'show', '--data', data])).code).toBe(0)
})

it('a key made on the command line opens the service', async () => {
  const data = tempDir()
  const made = await fovea(['key', 'create', '--tier', 'pro', '--name', 'till', '--data', data])
  expect(made.code).toBe(0)
  expect(made.stdout).toMatch(/^\S+\n$/)
  expect(made.stderr).toMatch(/till \(pro, key_\w+\).*this once/)
  const { url } = await serving(data)
  const answer = await fetch(`${url}/api/records?key=${made.stdout.trim()}`)
  expect(answer.status).toBe(200)
})

it('a second signal ends the server at once', async () => {
  const { server } = await untilReady(startProcess(serveAt(tempDir())))
  server.child.kill('SIGINT')
  server.child.kill('SIGTERM')
  const { code } = await server.ended
  // The code depends on the signal that arrives last, unless the normal end was faster. A process that waits for a file
  // is ended by the signal itself.
  expect([0, 130, 143, null]).toContain(code)
})

it('`fovea watch` watches a folder through the running server, and removes it at the end', async () => {
  const [data, folder] = [tempDir(), tempDir()]
  await serving(data)
  copyFileSync(fixtures.hello, path.join(folder, 'a.png'))
  const watching = startFovea(['watch', folder, '--data', data])
  await watching.said(/a\.png: read \(/)
  watching.stop()
  expect((await watching.ended).code).toBe(0)
  const { stdout } = await fovea(['folder', 'list', '--data', data])
  expect(JSON.parse(stdout)).toEqual({ folders: [] })
})
