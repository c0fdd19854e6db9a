// Forms whose values stand beside their labels or below them: where each ends, and what is no value.
import { expect, test } from 'vitest'
import { extract } from '../../extract.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import { valuesOf } from '../../../../test/support/values-of.ts'
import type { Page, Rule } from '../../../page.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

function ruled(xs: readonly number[], ys: readonly number[]): Rule[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)]
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)]
  return [
    ...xs.map((x): Rule => ({ direction: 'vertical', box: { x0: x - 1, y0: top, x1: x + 1, y1: bottom } })),
    ...ys.map((y): Rule => ({ direction: 'horizontal', box: { x0: left, y0: y - 1, x1: right, y1: y + 1 } })),
  ]
}

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

test('a box before a label with its own value is no answer', () => {
  expect(valuesOf({ nombreColis: '' }, '☒ Benne ☐ Citerne', '☐ Nombre de colis : 6')).toEqual({
    nombreColis: '6',
  })
})

test('the number of a law is nobody’s', () => {
  const lines = ['Anotação de Responsabilidade Técnica', 'Lei nº 6.496, de 7 de dezembro de 1977']
  expect(valuesOf({ numeroArt: '', engenheiro: '' }, ...lines)).toEqual({ numeroArt: '', engenheiro: '' })
})

function told(schema: unknown, page: Page): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract(page, parsed.value).content)
}

test('of two lists side by side the rows of one may be higher', () => {
  const lines = [
    ...[at('Client', 50, 50), at('Larkhill Homes Ltd', 250, 50)],
    ...[at('Test date', 540, 50), at('30/10/2026', 760, 50)],
    ...[at('Address', 50, 85), at('Plot 2, Orchard Rise,', 250, 85)],
    ...[at('Test engineer', 540, 92), at('Callum Adeyemi', 760, 92)],
    at('Pershingham WR10 9ZT', 250, 112),
    ...[at('Test method', 540, 134), at('Depressurisation', 760, 134)],
    ...[at('Phone', 50, 150), at('01584 555 010', 250, 150)],
  ]
  expect(valuesOf({ client: '', engineer: '', phone: '' }, ...lines)).toEqual({
    client: 'Larkhill Homes Ltd',
    engineer: 'Callum Adeyemi',
    phone: '01584 555 010',
  })
})

test('below the large figure of a tile stands in what it was measured', () => {
  const tile = (x: number, label: string, value: string, note: string): LineSketch[] => [
    at(label, x, 50),
    { text: value, x, y: 85, height: 30 },
    at(note, x, 130),
  ]
  const page = {
    ...pageOf(
      ...tile(60, 'Design target', '5.00', 'm³/h @ 50 Pa'),
      ...tile(360, 'Measured flow', '4.37', 'm³/h @ 50 Pa'),
      ...tile(660, 'Result', 'PASS', '(limit 5.0)'),
    ),
    rules: ruled([40, 340, 640, 940], [40, 160]),
  }
  expect(told({ designTarget: '', measuredFlow: '', result: '' }, page)).toEqual({
    designTarget: '5.00',
    measuredFlow: '4.37',
    result: 'PASS',
  })
})
