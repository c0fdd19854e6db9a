import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { apiApp, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { tempDir } from '../../test/support/temp-dir.ts'

function service() {
  const file = path.join(tempDir(), 'image')
  writeFileSync(file, 'the file')
  const { send } = apiApp(
    engineStub({
      keys: { 'key-a': 'ultra' },
      images: {
        shown: { path: file, mediaType: 'image/avif' },
        scan: { path: file, mediaType: 'image/tiff' },
        broken: { path: file, mediaType: 'image/heic' },
      },
      pictures: { scan: { body: Buffer.from('a JPEG'), hash: 'abc' } },
    }),
  )
  const get = (id: string, init: Parameters<typeof send>[1] = {}) =>
    send(`/api/records/${id}/picture?key=key-a`, init)
  return { get, send }
}

it('is the file itself if every browser shows its format', async () => {
  const answer = await service().get('shown')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/avif', 'the file'])
})

it('is a JPEG of it otherwise, which is cached and sandboxed', async () => {
  const { get } = service()
  const answer = await get('scan')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/jpeg', 'a JPEG'])
  expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
  const again = await get('scan', { headers: { 'If-None-Match': '"abc-1-0"' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('is an error if there is no record, or no picture can be made', async () => {
  const { get, send } = service()
  expect(await errorOf(await get('nothing'))).toMatchObject({ status: 404, code: 'record.unknown' })
  expect(await errorOf(await get('broken'))).toMatchObject({ status: 404, code: 'image.unknown' })
  expect((await send('/api/records/scan/picture')).status).toBe(401)
})
