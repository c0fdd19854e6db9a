import { expect, test } from 'vitest'
import { unite, type Line } from '../../../page.ts'
import { pageOf } from '../../../../test/support/page-builder.ts'
import { parseSchema } from '../../../schema/parse.ts'
import { extract } from '../../extract.ts'

const schema = parseSchema({ prefix: '', identification_number: '', suffix: '' })

/** Words of one line, each with where it begins. */
function lineAt(y: number, words: readonly (readonly [number, string])[]): Line {
  const placed = words.map(([x, text]) => ({
    text,
    box: { x0: x, y0: y, x1: x + 10 * text.length, y1: y + 20 },
    confidence: 0.95,
  }))
  return { box: unite(placed.map(({ box }) => box)), words: placed, block: 0, paragraph: 0, rowHeight: 20 }
}

function contentOf(...lines: readonly Line[]): unknown {
  if (!schema.ok) throw new Error(schema.error.code)
  return JSON.parse(extract({ ...pageOf('HEALTH PLAN'), lines: [...lines] }, schema.value).content)
}

const labels = lineAt(100, [
  [50, 'Prefix'],
  [126, 'Identification'],
  [276, '#'],
  [303, 'Suffix'],
])

test('labels that were taken together are told apart where their values begin below them', () => {
  const values = lineAt(140, [
    [50, 'ABC'],
    [126, '123456789'],
    [303, '01'],
  ])
  expect(contentOf(labels, values)).toEqual({
    prefix: 'ABC',
    identification_number: '123456789',
    suffix: '01',
  })
})
