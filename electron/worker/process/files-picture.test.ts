import { writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../shared/faults.ts'
import { helloIn, type OwnFormat } from '../../../test/support/formats.ts'
import { fixtures } from '../../../test/support/images.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createFiles } from './files.ts'

const files = createFiles()

function fileOf(bytes: Uint8Array) {
  const file = path.join(tempDir(), 'scan')
  writeFileSync(file, bytes)
  return { path: file, hash: createHash('sha256').update(bytes).digest('hex') }
}

const jobOf = (bytes: Uint8Array, maxSidePx = 4000) =>
  ({ type: 'picture', job: 'p', name: 'scan', maxSidePx, ...fileOf(bytes) }) as const

describe('a picture for a browser', () => {
  it.each(Object.keys(helloIn) as OwnFormat[])(
    'is a JPEG, of a %s too, and so is its small one',
    async (format) => {
      const bytes = await helloIn[format]()
      const picture = await files.picture(jobOf(bytes))
      if (!picture.ok) throw new Error(faultText(picture.error))
      expect(await sharp(Buffer.from(picture.value, 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 600,
        height: 200,
      })
      expect(await files.thumbnail(jobOf(bytes))).toBeTypeOf('string')
    },
  )

  it('is upright, in the colours of a screen, and no larger than asked for', async () => {
    const scan = sharp(fixtures.hello)
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .toColourspace('cmyk')
      .tiff()
    const picture = await files.picture(jobOf(await scan.toBuffer(), 300))
    if (!picture.ok) throw new Error(faultText(picture.error))
    expect(await sharp(Buffer.from(picture.value, 'base64')).metadata()).toMatchObject({
      width: 300,
      height: 100,
      space: 'srgb',
    })
  })

  it('is not made of what is damaged, and says why', async () => {
    const picture = await files.picture(jobOf((await helloIn.heic()).subarray(0, 2000)))
    expect(picture).toMatchObject({ ok: false, error: { code: 'image.broken' } })
  })
})
