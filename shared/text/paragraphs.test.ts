import { expect, test } from 'vitest'
import { pageOf } from '../../test/support/page-builder.ts'
import type { Page } from '../page.ts'
import { writeText } from './text.ts'

/** The worst paragraphs that a recogniser gives: each line is one, or the whole page is. */
function marked(page: Page, asOne: boolean): Page {
  return { ...page, lines: page.lines.map((line, i) => ({ ...line, block: 0, paragraph: asOne ? 0 : i })) }
}

test.each([true, false])(
  'a gap above a line begins a paragraph, whatever the recogniser marked (%s)',
  (asOne) => {
    const page = pageOf(
      'Thank you for the letter',
      'of last week.',
      '',
      'Yours sincerely,',
      '',
      'Edwin Marsh',
      'Secretary',
    )
    expect(writeText(marked(page, asOne))).toBe(
      'Thank you for the letter\nof last week.\n\nYours sincerely,\n\nEdwin Marsh\nSecretary',
    )
  },
)

test('an indent begins a paragraph if the recogniser marked one; a right-aligned or centred letterhead does not', () => {
  const indented = pageOf(
    'the end of a paragraph',
    { text: 'The next begins further in', x: 80 },
    'and goes on.',
  )
  expect(writeText(marked(indented, false))).toBe(
    'the end of a paragraph\n\nThe next begins further in\nand goes on.',
  )
  expect(writeText(marked(indented, true))).not.toContain('\n\n')
  const atTheRight = pageOf({ text: 'Westport Society', x: 440 }, { text: 'Mill Street', x: 490 })
  expect(writeText(marked(atTheRight, false))).toBe('Westport Society\nMill Street')
})

test('a title is separated from its text', () => {
  const page = pageOf(
    { text: 'Your allotment', height: 40 },
    { text: 'Dear Ms Whitfield,', y: 100 },
    'thank you.',
  )
  expect(writeText(marked(page, true))).toBe('Your allotment\n\nDear Ms Whitfield,\nthank you.')
})

test('rows of a table are no paragraphs, however far apart they are', () => {
  const page = pageOf(
    'Dear all,',
    'these are the prices',
    'of this year.',
    { text: 'Oak table|240.00', y: 180 },
    { text: 'Bench|95.50', y: 225 },
    { text: 'Shelf|31.25', y: 270 },
  )
  expect(writeText(marked(page, true))).toBe(
    'Dear all,\nthese are the prices\nof this year.\n\nOak table 240.00\nBench 95.50\nShelf 31.25',
  )
})
