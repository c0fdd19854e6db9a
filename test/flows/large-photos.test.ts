// Photos larger than the limit of the service contract: refused over HTTP, scaled down everywhere else.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { fakeWorkers } from '../support/fake-workers.ts'
import { testEngine } from '../support/engine.ts'
import { tempDir } from '../support/temp-dir.ts'

/** A blank JPEG of 12 megapixels. */
async function photo(): Promise<Buffer> {
  const blank = { width: 3024, height: 4032, channels: 3, background: 'white' } as const
  return sharp({ create: blank }).jpeg().toBuffer()
}

it('a large photo is accepted from the window and from the command line in its full size', async () => {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
  const bytes = await photo()
  const file = path.join(tempDir(), 'photo.jpg')
  writeFileSync(file, bytes)
  const dropped = { name: 'photo.jpg', base64: bytes.toString('base64') }
  for (const [source, image] of [
    ['window', dropped],
    ['cli', { path: file }],
  ] as const) {
    const { records, refused } = await fovea.call('records.add', { source, images: [image] })
    expect(refused).toEqual([])
    expect(records).toMatchObject([{ filename: 'photo.jpg' }])
    expect(await fovea.call('records.get', { id: records[0]!.id })).toMatchObject({
      width: 3024,
      height: 4032,
    })
  }
})

it('a picture of more than 10 MB is accepted from the window', async () => {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
  const raw = { width: 2000, height: 2000, channels: 3 } as const
  const png = await sharp(Buffer.alloc(12_000_000, 3), { raw }).png({ compressionLevel: 0 }).toBuffer()
  expect(png.length).toBeGreaterThan(10 * 2 ** 20)
  const images = [{ name: 'plan.png', base64: png.toString('base64') }]
  expect(await fovea.call('records.add', { images })).toMatchObject({
    records: [{ width: 2000 }],
    refused: [],
  })
})

it('a large photo is refused by the four operations of the service, with the limit', async () => {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
  const { key } = await fovea.call('keys.create', { name: 'Test' })
  const caller = fovea.engine.access.callerOfKey(key)
  if (!caller.ok) throw new Error('unreachable')
  const image_url = `data:image/jpeg;base64,${(await photo()).toString('base64')}`
  const ask = { document: { type: 'image_url', image_url } }
  expect(await fovea.engine.call('operation.text', ask, { caller: caller.value })).toMatchObject({
    ok: false,
    error: { code: 'image.tooLarge', data: { width: 3024, height: 4032, maxPx: 4000 } },
  })
})

it('the doctor reports before reading that a photo will be scaled down or can not be read', async () => {
  const fovea = await testEngine({ workers: fakeWorkers((worker) => worker.answer()).host })
  const folder = tempDir()
  const diagnose = async (name: string, bytes: string | Buffer) => {
    writeFileSync(path.join(folder, name), bytes)
    const { findings } = await fovea.call('folders.doctor', { path: path.join(folder, name) })
    return findings.map(({ level, message }) => `${level}: ${message}`)
  }
  const [smaller, where] = await diagnose('photo.jpg', await photo())
  expect(smaller).toBe('note: It will be made smaller for reading, from 3024x4032 to 3000x4000 pixels.')
  expect(where).toContain('not in a watched folder')
  expect((await diagnose('scan.docx', 'PK\x03\x04'))[0]).toMatch(
    /^problem: scan\.docx was not read: it is .*Office/,
  )
  const strip = { width: 20_000, height: 300, channels: 3, background: 'white' } as const
  const long = await sharp({ create: strip }).png().toBuffer()
  expect((await diagnose('strip.png', long))[0]).toMatch(/^problem: strip\.png was not read: it is 20000x300/)
})
