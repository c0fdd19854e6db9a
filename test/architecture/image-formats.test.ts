// What can't import the table of image formats says the same as it does: what packs the app, the docs, and the decoder,
// whose own words for the formats are the table's.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decode } from '../../electron/worker/decode.ts'
import { imageFormatNames, imageFormats, type ImageFormat } from '../../shared/image/formats.ts'
import { imageLimits } from '../../shared/limits.ts'
import { listed } from '../../shared/listed.ts'

const fileOf = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
const formats = Object.keys(imageFormats) as ImageFormat[]

describe('the table of image formats', () => {
  it('is what the packed app is offered for', () => {
    const rows = Object.values(imageFormats).map(
      ({ name, mediaType, endings }) =>
        `  - { ext: [${endings.join(', ')}], name: ${name} image, mimeType: ${mediaType}, role: Viewer, rank: Alternate }`,
    )
    const associations = /^fileAssociations:\n((?: {2}- .*\n)*)/m.exec(fileOf('electron-builder.yml'))?.[1]
    expect(associations?.trimEnd().split('\n')).toEqual(rows)
  })

  it('is what the docs name', () => {
    const bounds = [
      `${imageLimits.maxBytes / 1048576} MB`,
      `${imageLimits.maxSidePx} x ${imageLimits.maxSidePx}`,
    ]
    expect(fileOf('docs/api.md')).toContain(`${listed(imageFormatNames, ' and ')} are read`)
    expect(fileOf('docs/guide.en.md')).toContain(
      `(${imageFormatNames.join(', ')}, up to ${bounds.join(' and ')} pixels)`,
    )
    expect(fileOf('docs/guide.zh.md')).toContain(
      `（${imageFormatNames.join('、')}，最大 ${bounds.join('、')} 像素）`,
    )
  })

  it.each(formats)('is what is decoded: %s', async (format) => {
    const image = sharp({ create: { width: 120, height: 110, channels: 3, background: '#cde' } })
    const decoded = await decode(await image.toFormat(format).toBuffer(), 'any')
    expect(decoded).toMatchObject({ ok: true, value: { width: 120, height: 110 } })
  })
})
