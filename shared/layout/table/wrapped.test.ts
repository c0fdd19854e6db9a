import { describe, expect, it } from 'vitest'
import { joinCellLines } from './cells.ts'
import { groupCellLines } from './rows.ts'
import type { CellLine } from './cell-line.ts'

/** A row at a height, one text for each column; a dot is an empty cell. No letter reaches below the baseline. */
function row(y: number, texts: string, band = 1): CellLine[] {
  return texts.split('|').flatMap((part, column) => {
    const text = part.trim()
    const x0 = column * 100
    return text === '.' ? [] : [{ column, text, band, box: { x0, y0: y, x1: x0 + 60, y1: y + 10 } }]
  })
}

function texts(lines: readonly CellLine[]): string[] {
  return groupCellLines(lines).map((cells) =>
    [0, 1, 2]
      .map((column) => joinCellLines(cells.filter((line) => line.column === column)) || '.')
      .join(' | '),
  )
}

describe('rows whose cells take several lines and begin at the top', () => {
  it('are recognised by the gaps between them', () => {
    const lines = [
      ...row(0, 'Measure | seen | 12.5'),
      ...row(16, 'of stem | at noon | .'),
      ...row(36, 'Mass | when cut | 40.1'),
      ...row(56, 'Time | in hours | 7'),
      ...row(72, 'of rest | . | .'),
    ]
    expect(texts(lines)).toEqual([
      'Measure of stem | seen at noon | 12.5',
      'Mass | when cut | 40.1',
      'Time of rest | in hours | 7',
    ])
  })

  it('are recognised by a bracket that is closed a line below, even if all lines are equally far apart', () => {
    const lines = [
      ...row(0, 'Men | 2.39 (0.15– | 60'),
      ...row(16, '. | 2.16) | (71.0%)'),
      ...row(32, 'Women | 1.08 (0.03– | 54'),
      ...row(48, '. | 4.51) | (51.5%)'),
    ]
    expect(texts(lines)).toEqual([
      'Men | 2.39 (0.15–2.16) | 60 (71.0%)',
      'Women | 1.08 (0.03–4.51) | 54 (51.5%)',
    ])
  })

  it('are not rows of numbers that are closer to each other', () => {
    const lines = [
      ...row(0, 'Men | 10.5 | 60'),
      ...row(16, '. | 11.5 | 61'),
      ...row(40, 'Women | 12.5 | 62'),
      ...row(56, '. | 13.5 | 63'),
    ]
    expect(texts(lines)).toEqual(['Men | 10.5 | 60', '. | 11.5 | 61', 'Women | 12.5 | 62', '. | 13.5 | 63'])
  })

  it('are not rows of a script without capitals whose cells are all filled', () => {
    const lines = [
      ...row(0, '模型 | - | 支持'),
      ...row(16, '方法 | - | 支持'),
      ...row(40, '算法 | 1/6 | 支持'),
    ]
    expect(texts(lines)).toEqual(['模型 | - | 支持', '方法 | - | 支持', '算法 | 1/6 | 支持'])
  })

  it('are recognised among the titles separately', () => {
    const lines = [
      ...row(0, 'Name | Weight | Pore size', 0),
      ...row(16, '. | in grams | in nm', 0),
      ...row(40, 'A | 1 | 2'),
      ...row(56, 'B | 3 | 4'),
    ]
    expect(texts(lines)).toEqual(['Name | Weight in grams | Pore size in nm', 'A | 1 | 2', 'B | 3 | 4'])
  })
})

it('rows of small type stay rows although a cell is some pixels off', () => {
  const rows = ['ab | yes | no', 'abc | no | yes', 'abe | yes | yes', 'abef | no | no']
  const lines = rows.flatMap((text, i) => row(i * 12, text))
  const off = lines.map((line) => {
    const isOff = line.column === 2 && line.box.y0 === 24
    return isOff ? { ...line, box: { ...line.box, y0: 28, y1: 38 } } : line
  })
  expect(texts(off)).toEqual(rows)
})
