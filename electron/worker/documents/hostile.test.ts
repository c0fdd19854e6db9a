// Opens broken and malicious files.
import { expect, it } from 'vitest'
import { drawLines, makePdf, objectsOfPage, streamOf, writtenPdf } from '../../../test/support/pdfs.ts'
import { createPdfCache } from './pdf.ts'

const hello = 'BT /F 12 Tf 10 10 Td (Hello) Tj ET'
const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'
const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const noise = Buffer.from(Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 251))

/** Opens a file and its last page; returns the error code or the text of the page. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  const shelf = createPdfCache()
  const pdf = await shelf.open({ hash: 'any', name: 'a.pdf' }, bytes)
  if (!pdf.ok) return pdf.error.code
  const page = pdf.value.content(pdf.value.pages)
  const drawn = pdf.value.draw(pdf.value.pages, 200)
  shelf.close()
  if (!page.ok || !drawn.ok) return page.ok ? 'drawn otherwise' : page.error.code
  return page.value.characters.map(({ text }) => text).join('')
}

it.each<[string, Uint8Array, string]>([
  ['nothing but a beginning', Buffer.from('%PDF-1.7\n'), 'document.broken'],
  ['noise after a beginning', Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]), 'document.broken'],
  ['a root that is itself', writtenPdf({ 1: '1 0 R' }), 'document.broken'],
  [
    'pages that are their own parents',
    writtenPdf({ 1: catalog, 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' }),
    'document.pageBroken',
  ],
  [
    'a page that is not there',
    writtenPdf({ 1: catalog, 2: '<</Type/Pages/Kids[9 0 R]/Count 1>>' }),
    'document.pageBroken',
  ],
  ['a million pages', writtenPdf(objectsOfPage(hello, undefined, 1_000_000)), 'document.tooLong'],
  ['fewer pages than it says', writtenPdf(objectsOfPage(hello, undefined, 1999)), 'document.pageBroken'],
  ['a page of 30 miles', writtenPdf(objectsOfPage(hello, '[0 0 144000000 792]')), 'document.pageSize'],
  ['a page without a size', writtenPdf(objectsOfPage(hello, '[0 0 -5 1e99]')), 'Hello'],
  [
    'a drawing that draws itself',
    writtenPdf({ ...objectsOfPage(`${hello} /X Do`), 6: streamOf('/X Do', form) }),
    'Hello',
  ],
  ['100,000 brackets', writtenPdf(objectsOfPage(`${hello} ${'['.repeat(100_000)}`)), 'Hello'],
  [
    'a script',
    writtenPdf({
      ...objectsOfPage(hello),
      1: '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while(true){})>>>>',
    }),
    'Hello',
  ],
  [
    'more characters than any page',
    writtenPdf(objectsOfPage(`BT /F 1 Tf ${`(${'a'.repeat(1000)}) Tj `.repeat(201)} ET`)),
    'document.pageBroken',
  ],
  [
    'more strokes than any page',
    writtenPdf(objectsOfPage('0 0 m 9 9 l S '.repeat(300_001))),
    'document.pageBroken',
  ],
])('a file of %s ends in an answer', async (_, bytes, outcome) => {
  expect(await outcomeOf(bytes)).toBe(outcome)
})

it('a file that was cut off at any place ends in an answer', async () => {
  const whole = await makePdf({ pages: [drawLines('Hello'), drawLines('World')] })
  const outcomes = new Set<string>()
  for (let share = 0.05; share < 1; share += 0.05)
    outcomes.add(await outcomeOf(whole.subarray(0, Math.floor(whole.length * share))))
  expect(
    [...outcomes].filter((outcome) => !/^document\.(broken|pageBroken)$|^World$|^Hello$/.test(outcome)),
  ).toEqual([])
})

it('what is read after a file that broke is read as always', async () => {
  const shelf = createPdfCache()
  await shelf.open({ hash: 'broken', name: 'a.pdf' }, Buffer.concat([Buffer.from('%PDF-1.7\n'), noise]))
  const pdf = await shelf.open(
    { hash: 'good', name: 'b.pdf' },
    await makePdf({ pages: [drawLines('Hello')] }),
  )
  expect(pdf.ok && pdf.value.pages).toBe(1)
})
