import { expect, it } from 'vitest'
import { groupsOf } from './groups.ts'
import type { Measured } from './measured.ts'

const measured = (kind: Measured['kind'], group: string) => ({ kind, group }) as Measured
const titles = (images: Measured[]) =>
  groupsOf('set', images).map(([title, kind, { length }]) => [title, kind, length])

it('groups images by kind of truth', () => {
  expect(titles([measured('txt', ''), measured('json', ''), measured('txt', '')])).toEqual([
    ['set', 'txt', 2],
    ['set', 'json', 1],
  ])
})

it('groups images by variant if there are several, and ends with all together', () => {
  expect(titles([measured('txt', 'clean'), measured('txt', 'scan')])).toEqual([
    ['set, clean', 'txt', 1],
    ['set, scan', 'txt', 1],
    ['set', 'txt', 2],
  ])
  expect(titles([measured('txt', 'clean')])).toEqual([['set', 'txt', 1]])
})
