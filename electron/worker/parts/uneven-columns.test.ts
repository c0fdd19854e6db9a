import { describe, expect, it } from 'vitest'
import type { Box } from '../../../shared/page.ts'
import { unevenColumns } from './uneven-columns.ts'

const run = (x0: number, y0: number, width: number, height = 20): Box => ({
  ...{ x0, y0 },
  ...{ x1: x0 + width, y1: y0 + height },
})
const column = (x: number, top: number, pitch: number, rows: number) =>
  Array.from({ length: rows }, (_, i) => run(x, top + i * pitch, 300))

describe('unevenColumns', () => {
  it('parts two columns whose rows are not level, below a title and above what runs across', () => {
    const title = [run(200, 20, 60, 60), run(420, 20, 60, 60), run(640, 20, 60, 60)]
    const page = [...title, ...column(40, 120, 40, 6), ...column(460, 136, 46, 6), run(100, 420, 600)]
    expect(unevenColumns(page)).toEqual([
      { x0: 200, y0: 20, x1: 700, y1: 80 },
      { x0: 40, y0: 120, x1: 340, y1: 340 },
      { x0: 460, y0: 136, x1: 760, y1: 386 },
      { x0: 100, y0: 420, x1: 700, y1: 440 },
    ])
  })

  it('leaves what stands in level rows, and a few rows that are not', () => {
    expect(unevenColumns([...column(40, 120, 40, 6), ...column(460, 122, 40, 6)])).toEqual([])
    expect(unevenColumns([...column(40, 120, 40, 3), ...column(460, 136, 46, 3)])).toEqual([])
  })
})
