import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { apiApp, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'
import { tempDir } from '../../test/support/temp-dir.ts'

function asked() {
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

it('is the file itself where every browser shows its format', async () => {
  const answer = await asked().get('shown')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/avif', 'the file'])
})

it('is a JPEG of it where not, which is kept and closed to everything that a page could do', async () => {
  const { get } = asked()
  const answer = await get('scan')
  expect([answer.headers.get('Content-Type'), await answer.text()]).toEqual(['image/jpeg', 'a JPEG'])
  expect(answer.headers.get('Content-Security-Policy')).toBe("sandbox; default-src 'none'")
  const again = await get('scan', { headers: { 'If-None-Match': '"abc-1-0"' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('is an error where there is no record, or where none can be made', async () => {
  const { get, send } = asked()
  expect(await errorOf(await get('nothing'))).toMatchObject({ status: 404, code: 'record.unknown' })
  expect(await errorOf(await get('broken'))).toMatchObject({ status: 404, code: 'image.unknown' })
  expect((await send('/api/records/scan/picture')).status).toBe(401)
})
