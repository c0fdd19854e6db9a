import { expect, test } from 'vitest'
import type { Table } from '../layout/block.ts'
import { writeTable } from './table.ts'

const merged: Table = {
  kind: 'table',
  rows: [
    ['Name', 'Both', ''],
    ['', 'One', 'Two | three'],
    ['A & B', '<5', '12'],
  ],
  alignments: ['left', 'left', 'right'],
  spans: [
    { row: 0, column: 0, rows: 2, columns: 1 },
    { row: 0, column: 1, rows: 1, columns: 2 },
  ],
}

test('merged cells are empty in a pipe table, and a pipe within a cell is escaped', () => {
  expect(writeTable(merged, 'pipes')).toEqual([
    '| Name | Both |  |',
    '| --- | --- | ---: |',
    '|  | One | Two \\| three |',
    '| A & B | \\<5 | 12 |',
  ])
})

test('merged cells have their spans in HTML', () => {
  expect(writeTable(merged, 'html')).toEqual([
    '<table>',
    '<tr><th rowspan="2">Name</th><th colspan="2">Both</th></tr>',
    '<tr><td>One</td><td align="right">Two | three</td></tr>',
    '<tr><td>A &amp; B</td><td>&lt;5</td><td align="right">12</td></tr>',
    '</table>',
  ])
})

test('a regular table is written with pipes, whatever the style of irregular ones', () => {
  expect(writeTable({ ...merged, spans: [] }, 'html')[1]).toBe('| --- | --- | ---: |')
})

test('a table with very many columns is irregular', () => {
  const row = Array.from({ length: 13 }, (_, i) => `${i}`)
  const wide: Table = { kind: 'table', rows: [row, row], alignments: row.map(() => 'left'), spans: [] }
  expect(writeTable(wide, 'html')[0]).toBe('<table>')
})
