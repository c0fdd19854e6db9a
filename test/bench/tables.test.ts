import { expect, it } from 'vitest'
import { alignedTable, markdownTable } from './tables.ts'

const rows = [
  { who: 'now', CER: '1.5', empty: '-' },
  { who: 'last run', CER: '12.0', more: 'x' },
]

it('aligns columns, and drops a column without figures', () => {
  expect(alignedTable(rows)).toBe(['who       CER   more', 'now       1.5', 'last run  12.0  x'].join('\n'))
})

it('writes the same as Markdown, with a dash for missing figures', () => {
  expect(markdownTable(rows)).toBe(
    ['| who | CER | more |', '| --- | --- | --- |', '| now | 1.5 | - |', '| last run | 12.0 | x |'].join(
      '\n',
    ),
  )
})
