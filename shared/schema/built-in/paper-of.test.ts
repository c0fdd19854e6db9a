import { expect, test } from 'vitest'
import type { Page, PageKind } from '../../page.ts'
import { paperOf } from './paper-of.ts'

function pageOf(lines: readonly string[], kind: PageKind = 'prose'): Page {
  const places = lines.map((line, at) => {
    const box = { x0: 0, y0: at * 20, x1: 200, y1: at * 20 + 16 }
    const words = line.split(' ').map((text) => ({ text, box, confidence: 0.9 }))
    return { box, words, block: 0, paragraph: 0, rowHeight: 20 }
  })
  const reading = { turn: 0 as const, angleDegrees: 0, languages: ['eng'], confidence: 0.9, rules: [] }
  return { width: 200, height: lines.length * 20, kind, lines: places, ...reading }
}

const papers = (...lines: string[]) => paperOf(pageOf([...lines, ...Array<string>(20).fill('and so on')]))

test('a paper is what it calls itself near its top, in whichever language', () => {
  expect(papers('Northgate Joinery Ltd', 'INVOICE')).toBe('invoice')
  expect(papers('Muster GmbH', 'Rechnung Nr. 4711')).toBe('invoice')
  expect(papers('北京市 增值税 专用发票')).toBe('vat-invoice-zh')
  expect(papers('領 収 書', '山田 様')).toBe('receipt')
  expect(papers('Purchase Order', 'Invoice to')).toBe('purchase-order')
  expect(papers('Certificate of Attendance')).toBe('certificate')
})

test('a slip of a till is a receipt, whatever it is headed by', () => {
  expect(paperOf(pageOf(['HARBOUR LANE BOOKS', 'TAX INVOICE', 'Total 32.30'], 'receipt'))).toBe('receipt')
})

test('the lines for machines tell a passport from a card', () => {
  expect(papers('P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<')).toBe('passport')
  expect(papers('I<UTOD231458907<<<<<<<<<<<<<<<')).toBe('identity-card')
})

test('what a label asks for is not what the paper is', () => {
  expect(papers('Handelsrechnung Nr. 471102', 'Bestellung: 2018-471331')).toBe('invoice')
  expect(papers('Project Statement', 'Receipt # No.: 3579')).toBeNull()
})

test('of a letter that speaks of an invoice, and of a word within a word, nothing is said', () => {
  expect(papers('Dear Ms Whitfield', 'we have not yet received your invoice of March')).toBeNull()
  expect(papers('Certificateless signatures', 'Recibos')).toBeNull()
  expect(papers(...Array<string>(30).fill('a line of text'), 'INVOICE')).toBeNull()
})
