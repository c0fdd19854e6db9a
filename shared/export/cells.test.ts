import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCell, findDecimalMark, type DecimalMark } from './cells.ts'

function valueOf(text: string, mark: DecimalMark = null): number | string {
  const cell = toCell(text, undefined, mark)
  return cell.kind === 'number' ? cell.value : cell.text
}

describe('a cell', () => {
  it.each([
    ['213,00', 213, '0.00'],
    ['1.234,50', 1234.5, '#,##0.00'],
    ['1,234.50', 1234.5, '#,##0.00'],
    ['€ 12.50', 12.5, '"€ "#,##0.00'],
    ['12,50 €', 12.5, '#,##0.00" €"'],
    ['¥1,280', 1280, '"¥"#,##0'],
    ['1280円', 1280, '#,##0"円"'],
    ['CHF 1’280.05', 1280.05, '"CHF "#,##0.00'],
    ['1 280,05', 1280.05, '#,##0.00'],
    ['-12.50', -12.5, '0.00'],
    ['12,50-', -12.5, '0.00'],
    ['(3.20)', -3.2, '0.00'],
    ['0.125', 0.125, '0.000'],
    ['1.234.567', 1234567, '#,##0'],
    ['2026', 2026, '0'],
    ['123456789012345', 123456789012345, '0'],
  ])('of %j is the number %d, shown as %s', (text, value, format) => {
    expect(toCell(text, undefined, null)).toEqual({ kind: 'number', text, value, format })
  })

  it.each([
    '1,234',
    '1.234',
    '007',
    '1234567890123456',
    '12.03.2026',
    '1,23,456',
    '1.234,567.8',
    '555 123 456',
    '+49 30 1234',
    '19%',
    'A-12',
    '12:30',
    '(5',
    '(-5)',
    '',
    'ＡＢ',
  ])('of %j is text, since as a number it would be ambiguous or lose digits', (text) => {
    expect(toCell(text, undefined, null)).toMatchObject({ kind: 'text', text })
  })

  it.each([
    ['1,234', 'amount', 1234],
    ['555 123 456', 'number', 555123456],
    ['12,50', 'number', 12.5],
    ['on request', 'amount', 'on request'],
    ['2026', 'text', '2026'],
    ['12.05', 'date', '12.05'],
    ['7', 'choice', '7'],
  ] as const)('of %j follows the declared kind %s', (text, kind, value) => {
    const cell = toCell(text, undefined, null, kind)
    expect(cell.kind === 'number' ? cell.value : cell.text).toBe(value)
  })

  it('of an ambiguous amount is decided by the other amounts of its document', () => {
    expect(findDecimalMark(['12,50', 'Tea'])).toBe(',')
    expect(findDecimalMark(['1.234.567'])).toBe(',')
    expect(findDecimalMark(['12,50', '12.50'])).toBe(null)
    expect(findDecimalMark(['1,234'])).toBe(null)
    expect(valueOf('1,234', '.')).toBe(1234)
    expect(valueOf('1,234', ',')).toBe(1.234)
    expect(valueOf('1.234', ',')).toBe(1234)
  })

  it('is a day where the text was understood as one, and text where that would lose something', () => {
    expect(toCell('14 March 2026', '2026-03-14', null)).toEqual({
      kind: 'number',
      text: '14 March 2026',
      value: 46095,
      format: 'yyyy-mm-dd',
    })
    for (const [text, iso] of [
      ['2026-03-14 12:30', '2026-03-14'],
      ['1 May 1899', '1899-05-01'],
      ['03/04/2026', undefined],
    ] as const)
      expect(toCell(text, iso, null)).toMatchObject({ kind: 'text', text })
  })

  it('never loses a digit, whatever the text is', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'0123456789., -€()'.split('')),
      maxLength: 20,
    })
    fc.assert(
      fc.property(text, fc.constantFrom<DecimalMark>(null, '.', ','), (written, mark) => {
        const cell = toCell(written, undefined, mark)
        if (cell.kind === 'text') return
        const places = /\.(0+)/.exec(cell.format)?.[1]?.length ?? 0
        const shown = Math.abs(cell.value).toFixed(places).replace('.', '')
        expect(shown).toBe(written.replace(/\D/g, ''))
      }),
      { numRuns: 5000 },
    )
  })
})
