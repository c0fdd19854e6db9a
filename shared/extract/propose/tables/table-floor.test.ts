// Where a ruled table ends.
import { expect, test } from 'vitest'
import { pageOf, type LineSketch } from '../../../../test/support/page-builder.ts'
import type { Rule } from '../../../page.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })
const wall = (x: number, y0: number, y1: number): Rule => ({
  direction: 'vertical',
  box: { x0: x, x1: x + 2, y0, y1 },
})
const lid = (y: number): Rule => ({ direction: 'horizontal', box: { x0: 50, x1: 950, y0: y, y1: y + 2 } })

test('the boxes of a form below its table are no rows of it, although the outer walls go on', () => {
  const lines = [
    ...[at('Product', 70, 110), at('Dose', 370, 110), at('Interval', 670, 110)],
    ...[at('Ferrux 250 EC', 70, 160), at('1,5 L/ha', 370, 160), at('45 days', 670, 160)],
    ...[at('Adeoil', 70, 210), at('0,5 L/ha', 370, 210), at('14 days', 670, 210)],
    ...[at('Method', 70, 260), at('Volume', 570, 260)],
    ...[at('By tractor with a turbine', 70, 290), at('400 L/ha', 570, 290)],
    ...[at('Season', 70, 340), at('Clothing', 570, 340)],
    ...[at('November', 70, 370), at('Gloves, boots, mask', 570, 370)],
  ]
  const rules = [
    ...[100, 150, 200, 250, 330, 410].map(lid),
    ...[wall(50, 100, 410), wall(950, 100, 410), wall(550, 250, 410)],
    // drawn row by row
    ...[350, 650].flatMap((x) => [wall(x, 100, 150), wall(x, 150, 200), wall(x, 200, 250)]),
  ]
  const schema = parseSchema({ products: [{ product: '', dose: '', interval: '' }] })
  if (!schema.ok) throw new Error(schema.error.code)
  expect(JSON.parse(extract({ ...pageOf(...lines), rules }, schema.value).content)).toEqual({
    products: [
      { product: 'Ferrux 250 EC', dose: '1,5 L/ha', interval: '45 days' },
      { product: 'Adeoil', dose: '0,5 L/ha', interval: '14 days' },
    ],
  })
})
