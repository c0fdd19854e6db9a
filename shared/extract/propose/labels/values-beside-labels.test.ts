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

test('numbered points of a Chinese form are labels, whatever is behind them', () => {
  const lines = [
    at('6.车辆识别代号/车架号 LYFABC1D7T0083619', 50, 50),
    ...[at('20.总质量(kg) 1745', 50, 90), at('22.额定载客(人) 5', 550, 90)],
    ...[at('23.轮胎数 4', 50, 130), at('24.轮胎规格 205/55R16', 550, 130)],
  ]
  expect(valuesOf({ vin: '', seats: '', 轮胎规格: '' }, ...lines)).toEqual({
    vin: 'LYFABC1D7T0083619',
    seats: '5',
    轮胎规格: '205/55R16',
  })
})

test('a nameplate has its values in boxes, each behind its label', () => {
  const box = (x0: number, x1: number, y: number) => ruled([x0, x1], [y, y + 34])
  const page = {
    ...pageOf(
      ...[at('NATL BD. NO.', 50, 57), at('18745', 220, 57), at('YEAR BUILT', 330, 57), at('2026', 480, 57)],
      ...[at('CAPACITY', 50, 117), at('1060', 220, 117), at('GAL. DRY WT.', 330, 117), at('3180', 500, 117)],
    ),
    rules: [
      ...box(210, 300, 50),
      ...box(470, 560, 50),
      ...box(210, 300, 110),
      ...box(490, 580, 110),
      ...ruled([20, 980], [20, 300]),
    ],
  }
  expect(told({ yearBuilt: '', capacity: '', dryWeight: '' }, page)).toEqual({
    yearBuilt: '2026',
    capacity: '1060',
    dryWeight: '3180',
  })
})
