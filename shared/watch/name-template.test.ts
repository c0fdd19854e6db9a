import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { fileName, appendNumber, parseTemplate, type NameFacts } from './name-template.ts'

const facts: NameFacts = {
  name: 'scan 7',
  ext: 'png',
  date: '2026-03-14',
  time: '1642',
  year: '2026',
  month: '03',
  day: '14',
  operation: 'json',
  id: 'rec_1',
  folder: 'bills',
  hash: '00ff00ff',
  part: '',
  field: (path) => ({ invoice_no: 'A/17:3', 'items[0].name': 'Tea', odd: '..' })[path] ?? null,
}

function rendered(template: string, ending = '.md', part = ''): string {
  const parsed = parseTemplate(template)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.value.render({ ...facts, part }, ending)
}

const bytes = (text: string) => Buffer.byteLength(text, 'utf8')

describe('a name template', () => {
  it.each([
    ['{name}', 'scan 7.md'],
    ['{date} {name}', '2026-03-14 scan 7.md'],
    ['{year}/{month}/{name}.{ext}', '2026/03/scan 7.png.md'],
    ['{field:invoice_no}', 'A_17_3.md'],
    ['{field:items[0].name}-{id}', 'Tea-rec_1.md'],
    ['{field:missing}', '_.md'],
    ['{field:odd}/{name}', '_/scan 7.md'],
    ['con', '_con.md'],
    ['{name} {part}', 'scan 7.md'],
  ])('%s gives %s', (template, expected) => {
    expect(rendered(template)).toBe(expected)
  })

  it.each([
    ['{name}', 'scan 7 p4-5.md'],
    ['{year}/{field:invoice_no}', '2026/A_17_3 p4-5.md'],
    ['{part}/{name}', '4-5/scan 7.md'],
  ])('%s gives a document of a batch the name %s', (template, expected) => {
    expect(rendered(template, '.md', '4-5')).toBe(expected)
  })

  it.each(['../{name}', '{nonsense}', '{name', 'a//b', '/etc/{name}', 'a\\b', '{field:}', '.'])(
    'refuses %s',
    (template) => {
      expect(parseTemplate(template)).toMatchObject({ ok: false, error: { code: 'folder.template' } })
    },
  )

  it('shows every character that could hide another', () => {
    expect(fileName('\u202egnp.exe', '.txt')).toBe('_gnp.exe.txt')
    expect(fileName('in\u200bvoice\u2066\ufeff', '.txt')).toBe('in_voice__.txt')
    expect(fileName('می\u200cخواهم', '.txt')).toBe('می\u200cخواهم.txt')
  })

  it('cuts a name between two characters, to the length that file systems allow', () => {
    expect(bytes(fileName('😀'.repeat(100), '.json'))).toBeLessThanOrEqual(255)
    expect(fileName('😀'.repeat(100), '.json')).toMatch(/^😀+\.json$/u)
    expect(fileName('x'.repeat(255), '.md')).toHaveLength(255)
    expect(bytes(appendNumber(`a/${fileName('é'.repeat(200), '.md')}`, '.md', 12))).toBeLessThanOrEqual(257)
  })

  it('appends a number to a name that is taken', () => {
    expect([1, 2, 10].map((count) => appendNumber('a/scan.md', '.md', count))).toEqual([
      'a/scan.md',
      'a/scan (2).md',
      'a/scan (10).md',
    ])
  })

  it('never leaves its folder, whatever a field holds', () => {
    const template = parseTemplate('{field:x}/{field:y}')
    if (!template.ok) throw new Error('refused')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (x, y) => {
        const path = template.value.render({ ...facts, field: (name) => (name === 'x' ? x : y) }, '.md')
        const parts = path.split('/')
        expect(parts).toHaveLength(2)
        expect(
          parts.every((part) => part !== '' && part !== '.' && part !== '..' && bytes(part) <= 255),
        ).toBe(true)
        // eslint-disable-next-line no-control-regex -- these must not occur
        expect(path).not.toMatch(/[\u0000-\u001f<>:"\\|?*]/)
      }),
    )
  })
})
