// Makes pages that are rotated or cropped, filled-in forms, and pages with annotations.
import { writeFileSync } from 'node:fs'
import { degrees } from '@cantoo/pdf-lib'
import { drawLines, makePdf, objectsOfPage, writtenPdf } from '../../support/pdfs.ts'
import { wordsOf } from '../compare.ts'
import type { Recipe } from './recipe.ts'

const lines = [
  'Water bill of the harbour',
  'Meter 4711 read on 3 May',
  'Total due 128.40',
  'Thank you for paying in time',
]
const truth = wordsOf(lines.join('\n'))
const draws = `BT /F 12 Tf 18 TL 72 700 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`

function written(
  name: string,
  page: string,
  more: Readonly<Record<number, string>> = {},
  words = truth,
): Recipe {
  const objects = objectsOfPage(draws)
  const bytes = writtenPdf({
    ...objects,
    3: (objects[3] ?? '').replace('/MediaBox [0 0 612 792]', page),
    ...more,
  })
  return {
    name,
    kind: 'born-digital',
    needs: [],
    truth: words,
    make: (target) => writeFileSync(target, bytes),
  }
}

const turned = [90, 180, 270].map((angle): Recipe => ({
  name: `turned by ${angle}`,
  kind: 'born-digital',
  needs: [],
  truth,
  make: async (target) =>
    writeFileSync(
      target,
      await makePdf({
        pages: [
          (page) => {
            page.setRotation(degrees(angle))
            drawLines(...lines)(page)
          },
        ],
      }),
    ),
}))

const appearance = (content: string) =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F 5 0 R>>>>/Length ${content.length}>>stream\n${content}\nendstream`
const note = (subtype: string) =>
  `<</Type/Annot/Subtype/${subtype}/Rect[72 500 272 520]/F 4/Contents(Paid in May)/AP<</N 8 0 R>>>>`
const paid = { 8: appearance('BT /F 12 Tf 2 5 Td (Paid in May) Tj ET') }
const noted = [...truth, 'Paid', 'in', 'May']
const field =
  '<</FT/Tx/T(name)/V(Paid in May)/Type/Annot/Subtype/Widget/Rect[72 500 272 520]/F 4/AP<</N 8 0 R>>>>'
const form = (more: string) =>
  `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/DR<</Font<</F 5 0 R>>>>${more}>>>>`
const whole = '/MediaBox [0 0 612 792]'

export const oddPages: readonly Recipe[] = [
  ...turned,
  written('cut to a part that does not begin at zero', '/MediaBox [0 0 900 1000]/CropBox [50 200 662 900]'),
  written('a sheet from below zero', '/MediaBox [-300 -400 612 792]'),
  written('units of an eighth of an inch', `${whole}/UserUnit 9`),
  written('a field that is filled in', `${whole}/Annots[7 0 R]`, { 1: form(''), 7: field, ...paid }, noted),
  written(
    'the page beside a form of XFA',
    `${whole}/Annots[7 0 R]`,
    { 1: form('/XFA(<xdp/>)'), 7: field, ...paid },
    noted,
  ),
  written('a note as text', `${whole}/Annots[7 0 R]`, { 7: note('FreeText'), ...paid }, noted),
  written('a stamp', `${whole}/Annots[7 0 R]`, { 7: note('Stamp'), ...paid }, noted),
]
