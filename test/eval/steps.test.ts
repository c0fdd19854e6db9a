import { expect, it } from 'vitest'
import type { ImageRow } from './image-set.ts'
import { stepsOf } from './steps.ts'

const image = (...truth: string[]): ImageRow => ({ image: 'a.png', truth, lang: 'en', nospace_truth: false })
const operations = (...asked: Parameters<typeof stepsOf>) => stepsOf(...asked).map((step) => step.operation)

it('reads what the truth asks for, text before fields', () => {
  expect(operations('sroie', image('a.json', 'a.txt'))).toEqual(['text', 'json'])
  expect(operations('markdown', image('a.md'))).toEqual(['markdown'])
})

it('uses language detection for sets that are about it', () => {
  expect(operations('rendered-multi', image('a.txt'))).toEqual(['multilingual'])
  expect(operations('foreign-de', image('a.txt'))).toEqual(['multilingual'])
  expect(operations('foreigners', image('a.txt'))).toEqual(['text'])
})

it('uses the requested operation for text and Markdown, and always `json` for fields', () => {
  expect(operations('sroie', image('a.txt', 'a.json'), 'multilingual')).toEqual(['multilingual', 'json'])
  expect(operations('markdown', image('a.md'), 'text')).toEqual(['text'])
})
