import { describe, expect, test } from 'vitest'
import { across, down, typeset, type Extras, type Setting } from '../../test/support/typeset.ts'
import { layOut } from './layout.ts'

const prose = [
  'The body of this page is set in type whose letters',
  'are of different widths, as in most books there are.',
  '',
]
const lines: Setting[] = [
  { text: 'def add(first, second) -> int:', y: 200, x: 70, isMono: true },
  { text: '    return first + second', y: 230, x: 70, isMono: true },
  { text: 'print(add(1, 2))', y: 290, x: 70, isMono: true },
]
const frame = { x0: 55, y0: 185, x1: 500, y1: 325 }
const code = {
  kind: 'code',
  language: 'python',
  text: 'def add(first, second) -> int:\n    return first + second\n\nprint(add(1, 2))',
}

describe('code', () => {
  test.each<[string, Extras]>([
    [
      'in a frame',
      { rules: [across(185, 55, 500), across(325, 55, 500), down(55, 185, 325), down(500, 185, 325)] },
    ],
    ['on a shade', { marks: [{ kind: 'shade', box: frame }] }],
    ['beside a bar', { rules: [down(56, 190, 320)] }],
  ])('%s keeps its indents and blank lines', (_, extras) => {
    expect(layOut(typeset([...prose, ...lines], extras)).at(-1)).toEqual(code)
  })

  test('is not ordinary type on a shade or in a frame', () => {
    const note = { text: 'A note that somebody set on a shade of its own', y: 200, x: 70 }
    const shade = { kind: 'shade' as const, box: { ...frame, y1: 240 } }
    expect(layOut(typeset([...prose, note], { marks: [shade] })).at(-1)).toMatchObject({ kind: 'paragraph' })
  })
})

test('ordinary type next to a bar is a quotation', () => {
  const settings = [
    ...prose,
    { text: 'Nobody ever reads a line like this one, said', y: 200, x: 90 },
    { text: 'the man who was about to write it down.', y: 230, x: 90 },
    { text: 'And then the text goes on below it.', y: 300 },
  ]
  expect(layOut(typeset(settings, { rules: [down(60, 195, 255)] })).slice(1)).toEqual([
    {
      kind: 'quote',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nobody ever reads a line like this one, said the man who was about to write it down.',
        },
      ],
    },
    { kind: 'paragraph', text: 'And then the text goes on below it.' },
  ])
})

test('a bar next to one line makes it a quotation, but a bar no higher than the line is its first letter', () => {
  const settings = [...prose, { text: 'am all that was said of it', y: 200, x: 90 }]
  expect(layOut(typeset(settings, { rules: [down(72, 190, 222)] })).at(-1)?.kind).toBe('quote')
  expect(layOut(typeset(settings, { rules: [down(72, 202, 217)] })).at(-1)?.kind).toBe('paragraph')
})

test('a button, a field and a title bar are no code, even in typewriter type', () => {
  const label = { text: 'sudo make install', x: 70, y: 200, isMono: true }
  const on = (x1: number) => ({ marks: [{ kind: 'shade' as const, box: { x0: 55, y0: 185, x1, y1: 235 } }] })
  expect(layOut(typeset([...prose, label], on(960))).at(-1)?.kind).toBe('code')
  expect(layOut(typeset([...prose, label], on(270))).at(-1)?.kind).toBe('paragraph')
  expect(layOut(typeset([...prose, { ...label, x: 400 }], on(960))).at(-1)?.kind).toBe('paragraph')
})

test('the sides of a frame with round corners do not make its text a quotation', () => {
  const settings = [...prose, { text: 'Check', x: 90, y: 200 }]
  const sides = [down(72, 190, 230), down(160, 190, 230)]
  expect(layOut(typeset(settings, { rules: sides.slice(0, 1) })).at(-1)?.kind).toBe('quote')
  expect(layOut(typeset(settings, { rules: sides })).at(-1)?.kind).toBe('paragraph')
})
