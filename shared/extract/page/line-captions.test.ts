import { expect, test } from 'vitest'
import type { Rule } from '../../page.ts'
import { pageOf, type LineSketch } from '../../../test/support/page-builder.ts'
import { parseSchema } from '../../schema/parse.ts'
import { extract } from '../extract.ts'

const lineAt = (x0: number, x1: number, y0: number): Rule => ({
  direction: 'horizontal',
  box: { x0, x1, y0, y1: y0 + 2 },
})

function valuesOf(schema: unknown, lines: readonly LineSketch[], rules: readonly Rule[]): unknown {
  const parsed = parseSchema(schema)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return JSON.parse(extract({ ...pageOf(...lines), rules: [...rules] }, parsed.value).content)
}

test('a box of a form that was left empty has nothing of the next', () => {
  const wall = (x0: number): Rule => ({ direction: 'vertical', box: { x0, x1: x0 + 2, y0: 90, y1: 330 } })
  const cells = [
    ['Total depth drilled', '162 ft', 'Static water level', '41 ft'],
    ['Yield', '25 gpm', 'Duration of test', '2 hr'],
    ['Recovery water level', '43 ft', 'Water temperature', ''],
  ] as const
  const lines = cells.flatMap(([left, one, right, other], i) => {
    const y = 98 + 80 * i
    return [
      { text: left, x: 50, y, height: 16 },
      { text: right, x: 450, y, height: 16 },
      { text: one, x: 50, y: y + 26 },
      ...(other ? [{ text: other, x: 450, y: y + 26 }] : []),
    ]
  })
  const rules = [40, 440, 860].map(wall).concat([90, 170, 250, 330].map((y) => lineAt(40, 862, y)))
  const schema = { staticWaterLevel: '', durationOfTest: '', waterTemperature: '' }
  expect(valuesOf(schema, lines, rules)).toEqual({
    ...{ staticWaterLevel: '41 ft', durationOfTest: '2 hr', waterTemperature: '' },
  })
})

test('lines to sign on have their captions below them, on a form whose labels stand below lines above their values', () => {
  const fields = [
    ['Name of the owner', 'Agnes Rothe'],
    ['Street and number', 'Birkenweg 7'],
    ['Reference number', '1099-4'],
    ['Date of birth', '07-11-1994'],
  ] as const
  const lines = fields.flatMap(([label, value], i) => [
    { text: label, x: 50, y: 100 + 90 * i, height: 16 },
    { text: value, x: 50, y: 126 + 90 * i },
  ])
  const foot = [
    { text: 'Daughter in law', x: 54, y: 504 },
    { text: '04-11-2021', x: 600, y: 504 },
    { text: 'Capacity in which acting', x: 54, y: 548, height: 16 },
    { text: 'Date', x: 640, y: 548, height: 16 },
  ]
  const rules = [90, 180, 270, 360, 450].map((y) => lineAt(40, 860, y))
  const toSign = [lineAt(50, 450, 540), lineAt(520, 800, 540)]
  expect(
    valuesOf(
      { date: '', dateOfBirth: '', capacityInWhichActing: '' },
      [...lines, ...foot],
      [...rules, ...toSign],
    ),
  ).toEqual({
    ...{ date: '04-11-2021', dateOfBirth: '07-11-1994', capacityInWhichActing: 'Daughter in law' },
  })
})
