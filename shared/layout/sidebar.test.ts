import { expect, test } from 'vitest'
import { across, down, typeset } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const lines = [
  { text: 'Contact', x: 40, y: 100 },
  { text: 'Mill Lane 4', x: 40, y: 130 },
  { text: 'Ten years of practice in the trade of keeping books', x: 380, y: 100 },
  { text: 'and of telling others how theirs are to be kept.', x: 380, y: 130 },
]

function texts(shade: { x0: number; y0: number; x1: number; y1: number }) {
  const blocks = layOut(typeset(lines, { marks: [{ kind: 'shade', box: shade }] }))
  return blocks.map((block) => ('text' in block ? block.text : block.kind))
}

test('a sidebar at the left comes before the page', () => {
  expect(texts({ x0: 0, y0: 0, x1: 300, y1: 1400 })).toEqual([
    'Contact Mill Lane 4',
    'Ten years of practice in the trade of keeping books and of telling others how theirs are to be kept.',
  ])
})

test('a sidebar at the right comes after the page', () => {
  expect(texts({ x0: 350, y0: 0, x1: 1000, y1: 1400 }).at(-1)).toContain('kept')
  expect(texts({ x0: 350, y0: 0, x1: 1000, y1: 1400 })[0]).toContain('Contact')
})

test('a low shade and a shade that text crosses are no sidebars', () => {
  const whole = texts({ x0: 900, y0: 1300, x1: 990, y1: 1390 })
  expect(texts({ x0: 0, y0: 0, x1: 300, y1: 300 })).toEqual(whole)
  expect(texts({ x0: 0, y0: 0, x1: 440, y1: 1400 })).toEqual(whole)
})

const entries = ['Home', 'Display', 'Sound', 'Network', 'Accounts', 'Privacy', 'Updates']
const rows = Array.from({ length: 20 }, (_, i) => ({
  text: `setting ${i} and what it does`,
  x: 300,
  y: 104 + i * 31,
}))
const navigation = entries.map((text, i) => ({ text, x: 40, y: 100 + i * 77 }))

function kindsOf(page: ReturnType<typeof typeset>) {
  return layOut(page).map((block) => (block.kind === 'list' ? block.items.length : block.kind))
}

test('the entries of a navigation become a list, recognised by a rule or a gap next to them', () => {
  const byRoom = kindsOf(typeset([...navigation, ...rows]))
  expect(byRoom[0]).toBe(entries.length)
  const byLine = typeset([...navigation, ...rows.map((row) => ({ ...row, x: 180 }))], {
    rules: [down(160, 0, 1400)],
  })
  expect(kindsOf(byLine)[0]).toBe(entries.length)
})

test('the first column of a table is no sidebar, nor are two columns of text', () => {
  const cells = navigation.flatMap(({ y }) => [
    { text: 'cell|cell|cell', x: 300, y },
    { text: 'cell|cell|cell', x: 300, y: y + 38 },
  ])
  expect(kindsOf(typeset([...navigation, ...cells]))).not.toContain(entries.length)
  const level = navigation.map(({ y }) => ({ text: 'what stands level with it', x: 300, y }))
  expect(kindsOf(typeset([...navigation, ...level]))).not.toContain(entries.length)
  const ruled = typeset([...navigation, ...rows], { rules: [across(240, 30, 900), across(400, 30, 900)] })
  expect(kindsOf(ruled)).not.toContain(entries.length)
})

test('signs of low confidence in front of the entries are icons', () => {
  const page = typeset([...navigation.map((row) => ({ ...row, text: `@ ${row.text}`, x: 20 })), ...rows])
  const lines = page.lines.map((line) => ({
    ...line,
    words: line.words.map((word) => (word.text === '@' ? { ...word, confidence: 0.3 } : word)),
  }))
  const [list] = layOut({ ...page, lines })
  expect(list?.kind === 'list' && list.items[0]?.blocks).toEqual([{ kind: 'paragraph', text: 'Home' }])
})

test('the name of a window becomes a heading above its navigation', () => {
  const title = { text: 'Settings', x: 40, y: 20, size: 32 }
  expect(layOut(typeset([title, ...navigation, ...rows]))[0]).toMatchObject({
    kind: 'heading',
    text: 'Settings',
  })
})
