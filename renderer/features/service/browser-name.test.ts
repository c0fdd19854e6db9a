import { expect, test } from 'vitest'
import { browserName } from './browser-name.ts'

test('a browser is named by its name and its system', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0'
  expect(browserName(edge)).toBe('Edge · Windows')
  expect(
    browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'),
  ).toBe('Safari · iOS')
  expect(browserName('curl/8')).toBe('curl/8')
})
