import { expect, test } from 'vitest'
import type { Page, PageKind } from '../../page.ts'
import { guessBuiltInSchema } from './guess-schema.ts'

function pageOf(lines: readonly string[], kind: PageKind = 'prose'): Page {
  const places = lines.map((line, at) => {
    const box = { x0: 0, y0: at * 20, x1: 200, y1: at * 20 + 16 }
    const words = line.split(' ').map((text) => ({ text, box, confidence: 0.9 }))
    return { box, words, block: 0, paragraph: 0, rowHeight: 20 }
  })
  const reading = { turn: 0 as const, angleDegrees: 0, languages: ['eng'], confidence: 0.9, rules: [] }
  return { width: 200, height: lines.length * 20, kind, lines: places, ...reading }
}

const papers = (...lines: string[]) =>
  guessBuiltInSchema(pageOf([...lines, ...Array<string>(20).fill('and so on')]))

test('a document is recognised by its heading, in any language', () => {
  expect(papers('Northgate Joinery Ltd', 'INVOICE')).toBe('invoice')
  expect(papers('Muster GmbH', 'Rechnung Nr. 4711')).toBe('invoice')
  expect(papers('北京市 增值税 专用发票')).toBe('vat-invoice-zh')
  expect(papers('領 収 書', '山田 様')).toBe('receipt')
  expect(papers('Purchase Order', 'Invoice to')).toBe('purchase-order')
  expect(papers('Certificate of Attendance')).toBe('certificate')
})

test('a page that looks like a receipt is one, whatever its heading is', () => {
  expect(guessBuiltInSchema(pageOf(['HARBOUR LANE BOOKS', 'TAX INVOICE', 'Total 32.30'], 'receipt'))).toBe(
    'receipt',
  )
})

test('the machine-readable lines tell a passport from a card', () => {
  expect(papers('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<')).toBe('passport')
  expect(papers('I<UTOD231458907<<<<<<<<<<<<<<<')).toBe('identity-card')
})

test('a label is no heading', () => {
  expect(papers('Handelsrechnung Nr. 471102', 'Bestellung: 2018-471331')).toBe('invoice')
  expect(papers('Project Statement', 'Receipt # No.: 3579')).toBeNull()
})

test('a letter that mentions an invoice is not recognised, and neither is a part of a word', () => {
  expect(papers('Dear Ms Whitfield', 'we have not yet received your invoice of March')).toBeNull()
  expect(papers('Certificateless signatures', 'Recibos')).toBeNull()
  expect(papers(...Array<string>(30).fill('a line of text'), 'INVOICE')).toBeNull()
})
