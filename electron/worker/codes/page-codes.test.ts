import { describe, expect, it } from 'vitest'
import { pageOf } from '../../../test/support/page-builder.ts'
import { withCodes } from './page-codes.ts'
import type { FoundCode } from './decoded-code.ts'

const size = { width: 1000, height: 1400 }
const all = { part: null, trace: null }

function codeAt(x0: number, y0: number, x1: number, y1: number, text = 'said by it'): FoundCode {
  const corners = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
  return { kind: 'qr', text, corners }
}

describe('codes of a page', () => {
  it('stand where they do once the picture was turned', () => {
    const lying = { width: 1400, height: 1000 }
    const page = { ...pageOf('a'), turn: 90 as const }
    const [code] = withCodes(page, [codeAt(100, 200, 300, 400)], lying, all).codes ?? []
    expect(code).toEqual({ kind: 'qr', text: 'said by it', box: { x0: 600, y0: 100, x1: 800, y1: 300 } })
  })

  it('are those of the part that was read', () => {
    const part = { turn: null, box: { x0: 0, y0: 0, x1: 1, y1: 0.5 } }
    const found = [codeAt(0, 0, 100, 100, 'above'), codeAt(0, 1000, 100, 1100, 'below')]
    const page = withCodes(pageOf('a'), found, size, { part, trace: null })
    expect(page.codes?.map(({ text }) => text)).toEqual(['above'])
  })

  it('take what was read of their dots along, but not their own text for people, nor what stands beside them', () => {
    const page = pageOf({ text: 'Ill 4711-8 | Invoice', x: 100, y: 100 })
    const [line] = page.lines
    const parts = line!.words.map(({ text, box }) => ({ text, box }))
    const upTo = parts.find(({ text }) => text === '4711-8')!.box.x1 + 1
    const code = codeAt(90, 90, upTo, 200, '4711-8')
    const told = withCodes(page, [code], size, all)
    expect(told.lines.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['4711-8', 'Invoice'])
  })

  it('take rules and boxes along that are dots and bars, and leave pictures', () => {
    const box = { x0: 110, y0: 110, x1: 112, y1: 180 }
    const page = {
      ...pageOf('a'),
      rules: [{ direction: 'vertical' as const, box }],
      marks: [
        { kind: 'box' as const, box },
        { kind: 'picture' as const, box },
      ],
    }
    const told = withCodes(page, [codeAt(100, 100, 200, 200)], size, all)
    expect(told.rules).toEqual([])
    expect(told.marks).toEqual([{ kind: 'picture', box }])
  })

  it('are none where none is found, which is not the same as not having looked', () => {
    expect(withCodes(pageOf('a'), [], size, all)).toEqual({ ...pageOf('a'), codes: [] })
  })
})
