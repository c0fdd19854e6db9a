// Forms whose labels and values stand plainly beside each other, and what used to come between them.
import { expect, test } from 'vitest'
import { extract } from '../extract.ts'
import { parseSchema } from '../../schema/parse.ts'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import { valuesOf } from '../../../test/support/values-of.ts'
import type { Rule } from '../../page.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

function ruled(xs: readonly number[], ys: readonly number[]): Rule[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)]
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)]
  return [
    ...xs.map((x): Rule => ({ direction: 'vertical', box: { x0: x - 1, y0: top, x1: x + 1, y1: bottom } })),
    ...ys.map((y): Rule => ({ direction: 'horizontal', box: { x0: left, y0: y - 1, x1: right, y1: y + 1 } })),
  ]
}

test('a label of a ruled form goes on in its second line in small letters', () => {
  const page = {
    ...pageOf(
      at('Safe working load', 50, 110),
      at('6.3 tonnes', 310, 110),
      at('Date of last thorough', 530, 110),
      at('21 May 2025', 810, 110),
      at('examination', 530, 136),
      at('Date of this examination', 50, 190),
      at('19 November 2025', 310, 190),
      at('Latest date of next', 530, 190),
      at('18 May 2026', 810, 190),
      at('examination', 530, 216),
      at('Manufacturer', 50, 270),
      at('Donati Hoists', 310, 270),
      at('Serial number', 530, 270),
      at('DX-40917', 810, 270),
    ),
    rules: ruled([40, 300, 520, 800, 990], [100, 180, 260, 310]),
  }
  const schema = {
    previousExaminationDate: '',
    nextExaminationDue: '',
    manufacturer: '',
    safeWorkingLoad: '',
  }
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  expect(JSON.parse(extract(page, parsed.value).content)).toEqual({
    previousExaminationDate: '21 May 2025',
    nextExaminationDue: '18 May 2026',
    manufacturer: 'Donati Hoists',
    safeWorkingLoad: '6.3 tonnes',
  })
})

test('a box to tick is no number', () => {
  const lines = ['☐ dem Durchgangsarzt zugewiesen', at('Arzt-Nr.', 50, 140), at('771204603', 50, 165)]
  expect(valuesOf({ doctorNumber: '' }, ...lines)).toEqual({ doctorNumber: '771204603' })
})

test('who is in charge is no sum, and the day of a charge is a day', () => {
  const lines = ['Permit holder / Person in charge: Marlene Oduya', 'Date de prise en charge: 24/10/2025']
  expect(valuesOf({ personInCharge: '', datePriseEnCharge: '' }, ...lines)).toEqual({
    personInCharge: 'Marlene Oduya',
    datePriseEnCharge: '24/10/2025',
  })
})

test('a count is told with what is counted', () => {
  expect(valuesOf({ quantity: '' }, at('Quantity:', 50, 50), at('36 packs', 300, 50))).toEqual({
    quantity: '36 packs',
  })
})

test('below a label for a name and an address the name comes first', () => {
  const lines = [
    at('Name and address of exporter:', 50, 50),
    at('Monaro Timber Exports', 500, 50),
    at('PO Box 88, Cooma NSW 2630', 500, 80),
  ]
  expect(valuesOf({ exporter: { name: '', address: '' } }, ...lines)).toEqual({
    exporter: { name: 'Monaro Timber Exports', address: 'PO Box 88, Cooma NSW 2630' },
  })
})

test('what a label is about stands before which and whom', () => {
  const lines = [
    at('Defects which are or could be a danger', 50, 50),
    at('1. Hook safety catch bent', 600, 50),
    at('2. Broken wires', 600, 80),
    at('Serial number', 50, 120),
    at('DX-40917', 600, 120),
  ]
  const page = { ...pageOf(...lines), rules: ruled([40, 590, 990], [40, 110, 160]) }
  const parsed = parseSchema({ defects: [''], serialNumber: '' })
  if (!parsed.ok) throw new Error(parsed.error.code)
  expect(JSON.parse(extract(page, parsed.value).content)).toEqual({
    defects: ['Hook safety catch bent', 'Broken wires'],
    serialNumber: 'DX-40917',
  })
})

test('a box before a label with its own value is no answer', () => {
  expect(valuesOf({ nombreColis: '' }, '☒ Benne ☐ Citerne', '☐ Nombre de colis : 6')).toEqual({
    nombreColis: '6',
  })
})

test('the number of a law is nobody’s', () => {
  const lines = ['Anotação de Responsabilidade Técnica', 'Lei nº 6.496, de 7 de dezembro de 1977']
  expect(valuesOf({ numeroArt: '', engenheiro: '' }, ...lines)).toEqual({ numeroArt: '', engenheiro: '' })
})
