import { expect, it } from 'vitest'
import type { Measured } from './measured.ts'
import { contactSheet, worstOf } from './worst.ts'

const measured = (image: string, cer: number, more: Partial<Measured> = {}) =>
  ({
    image,
    file: `/images/${image}`,
    kind: 'txt',
    lang: 'en',
    scores: { cer, cer_ns: cer },
    truth: '',
    prediction: '',
    failure: null,
    languages: [],
    ...more,
  }) as unknown as Measured

it('sorts the worst first, for any kind of truth', () => {
  const images = [
    measured('good', 0.01),
    measured('fields', 0, { kind: 'json', scores: { f1: 0.5 } }),
    measured('bad', 0.9),
  ]
  expect(worstOf(images, 2).map(({ image }) => image)).toEqual(['bad', 'fields'])
})

it('shows picture, truth and prediction, and escapes their text', () => {
  const sheet = contactSheet('set', [
    measured('a b.png', 0.5, { truth: '<b>truth</b>', prediction: '<script>1</script>' }),
  ])
  expect(sheet).toContain('src="file:///images/a%20b.png"')
  expect(sheet).toContain('&lt;b&gt;truth&lt;/b&gt;')
  expect(sheet).not.toContain('<script>')
})
