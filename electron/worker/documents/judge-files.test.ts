// Judges the text layers of whole files.
import { expect, it } from 'vitest'
import { objectsOfPage, streamOf, writtenPdf } from '../../../test/support/pdfs.ts'
import { judge, type Verdict } from './judge.ts'
import { createPdfCache } from './pdf.ts'

async function verdictOn(objects: Record<number, string>): Promise<Verdict> {
  const pdf = await createPdfCache().open({ hash: 'any', name: 'a.pdf' }, writtenPdf(objects))
  const seen = pdf.ok ? pdf.value.content(1) : pdf
  if (!seen.ok) throw new Error(seen.error.code)
  return judge(seen.value).verdict
}

const text = 'BT /F 12 Tf 72 700 Td (Invoice 4711) Tj ET'
const scan = 'q 612 0 0 792 0 0 cm /X Do Q'
const pixels = Buffer.alloc(850 * 1100, 'w').toString('latin1')
const image = streamOf(
  pixels,
  '/Type/XObject/Subtype/Image/Width 850/Height 1100/BitsPerComponent 8/ColorSpace/DeviceGray',
)

it('a page of text is good', async () => {
  expect(await verdictOn(objectsOfPage(text))).toBe('good')
})

it('a scan has no layer, or a hidden one: drawn unseen, or before the picture that covers it', async () => {
  expect(await verdictOn({ ...objectsOfPage(scan), 6: image })).toBe('missing')
  expect(await verdictOn({ ...objectsOfPage(`${scan} ${text.replace('BT', 'BT 3 Tr')}`), 6: image })).toBe(
    'hidden',
  )
  expect(await verdictOn({ ...objectsOfPage(`${text} ${scan}`), 6: image })).toBe('hidden')
})

it('a scan that somebody wrote upon has a part of it told', async () => {
  expect(await verdictOn({ ...objectsOfPage(`${scan} ${text}`), 6: image })).toBe('part')
})

it('letters of a font that gives them no meaning are garbled', async () => {
  const glyph = streamOf('500 0 0 0 500 700 d1 0 0 500 700 re f')
  const letters = Array.from({ length: 26 }, (_, i) => `/g${i}`)
  const drawn = {
    5: `<</Type/Font/Subtype/Type3/FontBBox[0 0 500 700]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 65/LastChar 90/Widths[${letters.map(() => 500).join(' ')}]/Encoding<</Type/Encoding/Differences[65${letters.join('')}]>>/CharProcs<<${letters.map((name) => `${name} 7 0 R`).join('')}>>>>`,
    7: glyph,
  }
  expect(await verdictOn({ ...objectsOfPage(text.replace('Invoice 4711', 'INVOICE')), ...drawn })).toBe(
    'garbled',
  )
  const toPrivate = streamOf(
    '/CIDInit /ProcSet findresource begin 1 begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <E020> endbfrange endcmap end',
  )
  const mapped = { 5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>', 7: toPrivate }
  expect(await verdictOn({ ...objectsOfPage(text), ...mapped })).toBe('garbled')
})
