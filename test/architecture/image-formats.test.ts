// The packaging configuration and the docs agree with the table of image formats, which they can't import, and the
// decoder reads its formats.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decode } from '../../electron/worker/decode/decode.ts'
import { formatNames, formatsAt, type FileFormat } from '../../shared/image/formats.ts'
import { imageLimits } from '../../shared/limits.ts'
import { joinList } from '../../shared/join-list.ts'

const fileOf = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
/** Formats that sharp can write; the tests of the decoder have samples of the others. */
const drawn = ['jpeg', 'png', 'gif', 'webp', 'tiff', 'avif'] as const satisfies readonly FileFormat[]

describe('the table of image formats', () => {
  it('equals the file associations of the packed app', () => {
    const rows = formatsAt('own').map(
      ({ name, mediaTypes: [mediaType], extensions: endings, size }) =>
        `  - { ext: [${endings.join(', ')}], name: ${name} ${size ? 'image' : 'document'}, mimeType: ${mediaType}, role: Viewer, rank: Alternate }`,
    )
    const associations = /^fileAssociations:\n((?: {2}- .*\n)*)/m.exec(fileOf('electron-builder.yml'))?.[1]
    expect(associations?.trimEnd().split('\n')).toEqual(rows)
  })

  it('equals the formats that the docs name', () => {
    const { maxOwnBytes, maxPixels } = imageLimits
    const megabytes = maxOwnBytes / 1048576
    expect(fileOf('docs/api.md')).toContain(`${joinList(formatNames('contract'), ' and ')} are read`)
    expect(fileOf('docs/guide.en.md')).toContain(
      `(${formatNames('own').join(', ')}, up to ${megabytes} MB and ${maxPixels / 1_000_000} million pixels)`,
    )
    expect(fileOf('docs/guide.zh.md')).toContain(
      `（${formatNames('own').join('、')}，最大 ${megabytes} MB、${maxPixels / 10_000} 万像素）`,
    )
  })

  it.each(drawn)('has only formats that are decoded: %s', async (format) => {
    const image = sharp({ create: { width: 120, height: 110, channels: 3, background: '#cde' } })
    const decoded = await decode(await image.toFormat(format).toBuffer(), 'any')
    expect(decoded).toMatchObject({ ok: true, value: { width: 120, height: 110 } })
  })
})
