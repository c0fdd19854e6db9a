// Feeds random bytes to every parser of foreign bytes.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkModel } from '../../electron/engine/languages/model-file.ts'
import { fileInTar } from '../../electron/engine/languages/tar.ts'
import { filesInZip } from '../../electron/engine/packs/zip.ts'
import { checkImage } from '../../shared/image/check.ts'
import { parseDataUrl } from '../../shared/image/data-url.ts'
import { isTruncatedFile } from '../../shared/image/truncated.ts'
import { fileFormats, type FileFormat } from '../../shared/image/formats.ts'
import { imageLimits } from '../../shared/limits.ts'
import { fixtures } from '../support/images.ts'
import { answerOf, anyText, damaged, expectSentence, runs } from './fuzzed.ts'

const images = [
  fixtures.hello,
  fixtures.turnedByExif,
  fixtures.animatedGif,
  fixtures.webp,
  fixtures.tiffNamedPng,
  fixtures.heic,
].map((file) => Uint8Array.from(readFileSync(file)).subarray(0, 4000))
images.push(await sharp(fixtures.hello).resize(120, 110).avif({ effort: 0, quality: 10 }).toBuffer())
const formats = Object.keys(fileFormats) as FileFormat[]

describe('any bytes', () => {
  it.each(['contract', 'own'] as const)('are an image within its bounds, or refused (%s)', (entrance) => {
    fc.assert(
      fc.property(damaged(...images), (bytes) => {
        const checked = answerOf(() => checkImage({ name: 'x', bytes, entrance }))
        if (!checked.ok) return expectSentence(checked.error)
        const max = entrance === 'own' ? imageLimits.maxPixels / 100 : imageLimits.maxSidePx
        const sides = [checked.value.width, checked.value.height]
        expect(sides.every((side) => Number.isInteger(side) && side >= 100 && side <= max)).toBe(true)
      }),
      runs,
    )
  })

  it('have a size in each format, or a reason why not', () => {
    fc.assert(
      fc.property(damaged(...images), (bytes) => {
        const sizes = answerOf(() =>
          formats.map((format) => ({
            size: fileFormats[format].size?.(bytes),
            isCut: isTruncatedFile(bytes, format),
          })),
        )
        for (const { size } of sizes) {
          if (!size) continue
          if ('why' in size) expect(size.why.length).toBeLessThan(100)
          else expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(0)
        }
      }),
      runs,
    )
  })

  it('of a zip archive give files of at most the stated size', async () => {
    const archive = zipSync({
      'pack.json': strToU8('{"format":1}'),
      'in/b.bin': new Uint8Array(500),
      'c.txt': [strToU8('as it is'), { level: 0 }],
    })
    await fc.assert(
      fc.asyncProperty(damaged(archive), async (bytes) => {
        answerOf(() => filesInZip(bytes)?.map(({ name, sizeBytes }) => [name, sizeBytes]))
        for (const file of filesInZip(bytes) ?? []) {
          const unpacked = await file.unpack().catch((error: unknown) => error)
          if (unpacked instanceof Uint8Array) expect(unpacked.length).toBeLessThanOrEqual(file.sizeBytes)
          else expect(unpacked).toHaveProperty('code')
        }
      }),
      runs,
    )
  })

  it('of a tar archive give the requested file, or none', () => {
    const size = fc.string({ unit: fc.constantFrom(...Array.from('01234567')), maxLength: 5 })
    const sizes = fc
      .tuple(fc.constantFrom('', '-', '+', ' ', '\x80', '0x'), size)
      .map((parts) => parts.join(''))
    const archive = sizes.map((size) =>
      tarOf(['package/other', size, 700], ['package/wanted', '0000000010', 8]),
    )
    fc.assert(
      fc.property(
        archive.chain((whole) => damaged(whole)),
        (bytes) => {
          const file = answerOf(() => fileInTar(bytes, (name) => name.endsWith('/wanted')))
          expect(file?.length ?? 0).toBeLessThanOrEqual(bytes.length)
        },
      ),
      runs,
    )
  })

  it('are a model, or give the reason why not', () => {
    const model = modelOf(24)
    fc.assert(
      fc.property(damaged(model, gzipSync(model)), (bytes) => {
        const checked = answerOf(() => checkModel(bytes))
        if (!checked.isModel) expect(checked.why.length).toBeLessThan(100)
      }),
      runs,
    )
  })
})

it('any text is a data URL of the measured size, or refused with a reason', () => {
  const base64 = fc.oneof(
    fc.base64String(),
    fc.string({ unit: fc.constantFrom(...Array.from('AQz9+/=-_% \n,')) }),
    anyText,
  )
  const head = fc.oneof(fc.constantFrom('data:image/png;base64,', 'data:a/b;c=d;base64,', 'data:'), anyText)
  fc.assert(
    fc.property(head, base64, (start, rest) => {
      const parsed = answerOf(() => parseDataUrl(start + rest, { path: 'p', name: 'x' }))
      if (parsed.ok) expect(parsed.value.bytes.length).toBeLessThanOrEqual(rest.length)
      else expectSentence(parsed.error)
    }),
    runs,
  )
})

/** Builds a tar archive of names, stated sizes and actual contents. */
function tarOf(...files: readonly (readonly [string, string, number])[]): Uint8Array {
  const parts = files.map(([name, size, bytes]) => {
    const part = new Uint8Array(512 + Math.ceil(bytes / 512) * 512).fill(0x61, 512, 512 + bytes)
    part.set(strToU8(name), 0)
    part.set(strToU8(size), 124)
    return part
  })
  return Uint8Array.from([...parts.flatMap((part) => [...part]), ...new Uint8Array(1024)])
}

/** The start of a language model with this number of parts. */
function modelOf(parts: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 + parts * 8 + 40))
  view.setInt32(0, parts, true)
  for (let part = 0; part < parts; part++) view.setBigInt64(4 + part * 8, BigInt(4 + parts * 8 + part), true)
  return new Uint8Array(view.buffer)
}
