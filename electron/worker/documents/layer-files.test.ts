// Facts from the text layers of whole files.
import { expect, it } from 'vitest'
import { objectsOfPage, streamOf, writtenPdf } from '../../../test/support/pdfs.ts'
import { layerText } from '../../../test/support/read-layer.ts'
import { createPdfCache } from './pdf.ts'

const prose = Array.from({ length: 12 }, (_, i) => `line ${i} of the report about water and air`)
const body = `BT /F 12 Tf 14 TL 72 700 Td ${prose.map((line) => `(${line}) Tj T*`).join(' ')} ET`
const alphabet = '(zyxwvutsrqponmlkjihgfedcba) Tj'

it('leaves out invisible strings and those beside the page, and no line for them', async () => {
  const unseen = `BT /F 100 Tf 3 Tr 200 600 Td ${alphabet} ET BT /F 100 Tf 3 Tr -300 560 Td ${alphabet} ET`
  const beside = `BT 0 Tr /F 12 Tf 700 650 Td ${alphabet} ET BT /F 12 Tf 100 900 Td ${alphabet} ET`
  const text = await layerText(
    writtenPdf(objectsOfPage(`${unseen} ${beside} ${body.replace('BT', 'BT 0 Tr')}`)),
  )
  expect(text.split('\n')).toEqual(prose)
})

it('keeps the invisible reading of a stamp that a picture shows', async () => {
  const stamp = 'q 60 0 0 20 400 600 cm /X Do Q BT /F 8 Tf 3 Tr 405 606 Td (Received) Tj ET'
  const image = streamOf(
    'w',
    '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
  )
  const objects = { ...objectsOfPage(`${stamp} ${body.replace('BT', 'BT 0 Tr')}`), 6: image }
  expect(await layerText(writtenPdf(objects))).toContain('Received')
})

it.each(['NeedAppearances true', 'NeedAppearances false'])(
  'tells the values of form fields that have no appearance of their own, %s',
  async (flag) => {
    const objects = objectsOfPage(body)
    const field = (name: string, value: string, y: number) =>
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(${name})/V(${value})/DA(/F 12 Tf 0 g)/Rect[72 ${y} 272 ${y + 20}]/F 4>>`
    const form = {
      1: `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R 8 0 R]/${flag}/DA(/F 12 Tf 0 g)/DR<</Font<</F 5 0 R>>>>>>>>`,
      3: (objects[3] ?? '').replace('/Contents', '/Annots[7 0 R 8 0 R]/Contents'),
      7: field('first', 'Alice', 400),
      8: field('last', 'Liddell', 360),
    }
    expect((await layerText(writtenPdf({ ...objects, ...form }))).split('\n').slice(-3)).toEqual([
      'Alice',
      '',
      'Liddell',
    ])
  },
)

it('reads on after a character whose code of four bytes has no meaning', async () => {
  const codes =
    '4 begincodespacerange <00> <7F> <C280> <DFBF> <E08080> <EFBFBF> <F0808080> <F7BFBFBF> endcodespacerange'
  const wide = {
    7: '<</Type/Font/Subtype/Type0/BaseFont/Wide/Encoding 8 0 R/DescendantFonts[9 0 R]>>',
    8: streamOf(
      `/CIDInit /ProcSet findresource begin begincmap ${codes} 1 begincidchar <F0A8A780> 1 endcidchar endcmap end`,
      '/Type/CMap/CMapName/Wide/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
    ),
    9: '<</Type/Font/Subtype/CIDFontType2/BaseFont/Wide/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 10 0 R>>',
    10: '<</Type/FontDescriptor/FontName/Wide/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
  }
  const objects = objectsOfPage(
    'BT /F 12 Tf 72 700 Td (Total due 12.40) Tj /W 12 Tf 20 -20 Td <F0A8A780> Tj ET',
  )
  const page = { 3: (objects[3] ?? '').replace('/F 5 0 R', '/F 5 0 R/W 7 0 R') }
  expect(await layerText(writtenPdf({ ...objects, ...page, ...wide }))).toMatch(/^Total due 12\.40/)
})

it('asks for the password of an encrypted file without pages that can be found', async () => {
  const plain = Buffer.from(writtenPdf({ 1: '<</Type/Catalog>>' })).toString('latin1')
  const locked = plain.replace('trailer <<', 'trailer <</Encrypt 9 0 R')
  const codeOf = async (text: string, password?: string) => {
    const source = { hash: 'any', name: 'a.pdf', password }
    const pdf = await createPdfCache().open(source, Buffer.from(text, 'latin1'))
    return pdf.ok ? 'opened' : pdf.error.code
  }
  expect(await codeOf(locked)).toBe('document.locked')
  expect(await codeOf(locked, 'tried')).toBe('document.broken')
  expect(await codeOf(plain)).toBe('document.broken')
})

it('says of a page without a width that it is damaged, and not that it is too large', async () => {
  const pdf = await createPdfCache().open(
    { hash: 'any', name: 'a.pdf' },
    writtenPdf(objectsOfPage(body, '[0 0 0.4 842]')),
  )
  const seen = pdf.ok ? pdf.value.content(1) : pdf
  expect(seen).toMatchObject({
    error: { code: 'document.pageBroken', data: { why: 'one of its sides has no length' } },
  })
})
