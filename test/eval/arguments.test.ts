import { expect, it } from 'vitest'
import { parseOptions } from './arguments.ts'

it('measures all images of all sets once, precisely and beside the naive baseline, unless told otherwise', () => {
  expect(parseOptions(['data'])).toMatchObject({
    dir: 'data',
    set: [],
    every: 1,
    limit: Infinity,
    profile: 'precise',
    naive: true,
    native: false,
    networks: false,
    workers: 1,
  })
})

it('takes several sets, a choice of images and no baseline', () => {
  expect(parseOptions(['data', '--set', 'a', '--set', 'b', '--every', '5', '--no-naive'])).toMatchObject({
    set: ['a', 'b'],
    every: 5,
    naive: false,
    native: false,
    networks: false,
  })
})

it('needs no folder for the pages that it makes itself', () => {
  expect(parseOptions(['--degraded'])).toMatchObject({ degraded: true })
  expect(parseOptions(['--foreign'])).toMatchObject({ foreign: true })
  expect(parseOptions(['--chart'])).toMatchObject({ chart: true })
  expect(parseOptions([])).toBe('Name the folder with the sets.')
})

it.each([
  [['data', '--every', '0']],
  [['data', '--profile', 'sloppy']],
  [['data', '--unknown']],
  [['--degraded', '--foreign']],
  [['data', '--without', 'reading']],
])('says what is wrong with %j', (argv) => {
  expect(parseOptions(argv)).toBeTypeOf('string')
})
