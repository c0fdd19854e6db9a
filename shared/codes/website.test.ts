import { expect, test } from 'vitest'
import { factsOfWebsite } from './website.ts'

test('only a web address gives a website', () => {
  expect(factsOfWebsite('https://example.org/a?b=1')).toEqual([
    { term: 'website', value: 'https://example.org/a?b=1' },
  ])
  expect(factsOfWebsite('URL:http://example.org')).toEqual([{ term: 'website', value: 'http://example.org' }])
  for (const text of [
    'example.org',
    'https://',
    'https://a b.org',
    'WIFI:S:net;P:secret;;',
    'mailto:a@b.org',
  ])
    expect(factsOfWebsite(text)).toEqual([])
})
