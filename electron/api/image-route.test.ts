import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { apiApp, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'fovea-image-'))
const file = (name: string) => ({ path: path.join(dir, name), mediaType: 'image/png' })
writeFileSync(file('a.png').path, 'the picture')
writeFileSync(file('empty.png').path, '')
mkdirSync(file('folder.png').path)
afterAll(() => {
  rmSync(dir, { recursive: true })
})

const { send } = apiApp(
  engineStub({
    keys: { 'key-a': 'ultra' },
    images: {
      r1: file('a.png'),
      empty: file('empty.png'),
      gone: file('gone.png'),
      folder: file('folder.png'),
    },
  }),
)
const get = (id: string, init: Parameters<typeof send>[1] = {}) =>
  send(`/api/records/${id}/image?key=key-a`, init)

it('is the file with its own type, sandboxed', async () => {
  const response = await get('r1')
  expect(await response.text()).toBe('the picture')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': '11',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
})

it('is not sent again to a client that has it', async () => {
  const etag = (await get('r1')).headers.get('ETag') ?? ''
  const again = await get('r1', { headers: { 'If-None-Match': `"other", ${etag}` } })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
})

it('is sent again when the file changed', async () => {
  const etag = (await get('r1')).headers.get('ETag') ?? ''
  writeFileSync(file('a.png').path, 'another picture')
  expect(await (await get('r1', { headers: { 'If-None-Match': etag } })).text()).toBe('another picture')
})

it('answers HEAD with its size', async () => {
  const response = await get('empty', { method: 'HEAD' })
  expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([
    200,
    '0',
    '',
  ])
  expect(await (await get('empty')).text()).toBe('')
})

it('is 404 if the record or its file is gone, and 400 if a folder took its place', async () => {
  expect(await errorOf(await get('nothing'))).toMatchObject({ status: 404, code: 'record.unknown' })
  expect(await errorOf(await get('gone'))).toMatchObject({ status: 404, code: 'image.unknown' })
  expect(await errorOf(await get('folder'))).toMatchObject({ status: 400, code: 'file.notRegular' })
})

it('needs a key or a session', async () => {
  expect((await send('/api/records/r1/image')).status).toBe(401)
})
