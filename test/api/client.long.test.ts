// The built client, as others get it: its types in a program of theirs, and its code in a browser.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium } from 'playwright'
import { expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { fakeWorkers } from '../support/fake-workers.ts'
import { fixtures } from '../support/images.ts'
import { serveHere } from '../support/serve-here.ts'
import { tempDir } from '../support/temp-dir.ts'

const root = path.resolve(import.meta.dirname, '../..')
const library = path.join(root, 'dist/library')

it('the types of the built client refuse wrong inputs and need no other package', () => {
  const dir = tempDir()
  copyFileSync(path.join(library, 'client.d.ts'), path.join(dir, 'client.d.ts'))
  writeFileSync(
    path.join(dir, 'program.ts'),
    `import { createFovea } from './client.js'
const fovea = createFovea({ url: 'http://127.0.0.1:7878', key: 'fv_1' })
const { records } = await fovea.call('records.list', { query: 'a', sort: 'newest' })
export const names: string[] = records.map(({ filename }) => filename)
// @ts-expect-error -- The types must refuse a sort that does not exist, or this line fails.
await fovea.call('records.list', { sort: 'size' })
// @ts-expect-error -- The types must refuse a call that does not exist, or this line fails.
await fovea.call('records.burn', {})
export const { content }: { content: string } = await fovea.read(new Blob([]), { operation: 'text-recognition' })
`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--lib',
    'es2024,dom',
  ]
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
  writeFileSync(path.join(dir, 'package.json'), '{"type":"module"}')
  execFileSync(process.execPath, [tsc, ...options, 'program.ts'], { cwd: dir, stdio: 'pipe' })
})

it('the built client uploads from a page whose origin is allowed', async () => {
  const server = await serveHere(tempDir(), fakeWorkers((worker) => worker.answer()).host)
  onTestFinished(() => server.stop().then(() => undefined))
  const files: Record<string, { type: string; body: Buffer }> = {
    '/': { type: 'text/html', body: Buffer.from('<!doctype html>') },
    '/client.js': { type: 'text/javascript', body: readFileSync(path.join(library, 'client.js')) },
    '/a.png': { type: 'image/png', body: readFileSync(fixtures.hello) },
  }
  const site = createServer(({ url = '' }, response) => {
    const file = files[url]
    response.writeHead(file ? 200 : 404, { 'Content-Type': file?.type ?? 'text/plain' }).end(file?.body)
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  onTestFinished(() => void site.close())
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  await server.call('settings.set', { allowedOrigins: [origin] })
  const { key } = await server.call('keys.create', {})
  const browser = await chromium.launch(chromiumOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(origin)
  const content = await page.evaluate(`(async () => {
    const { createFovea } = await import(${JSON.stringify('/client.js')})
    const fovea = createFovea(${JSON.stringify({ url: server.url, key })})
    const image = await (await fetch('/a.png')).blob()
    const { id } = await fovea.submit([image])
    return (await fovea.wait(id)).items[0].result.content
  })()`)
  expect(content).toBe('Hello')
})
