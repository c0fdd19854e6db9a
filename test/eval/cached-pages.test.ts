import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageOf } from '../support/page-builder.ts'
import { cachedPages } from './cached-pages.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cached-pages-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

it('reads an image once for each scope and profile, and again when its bytes change', async () => {
  const image = path.join(dir, 'a.png')
  writeFileSync(image, 'one')
  const read: string[] = []
  const reader = (profile: 'precise' | 'quick') =>
    cachedPages(path.join(dir, 'pages'), profile, (_, operation) => {
      read.push(`${profile} ${operation}`)
      return Promise.resolve(pageOf('Total 12.50'))
    })
  const [precise, quick] = [reader('precise'), reader('quick')]
  expect(await precise(image, 'json')).toEqual(await precise(image, 'multilingual'))
  await precise(image, 'text')
  await quick(image, 'json')
  expect(read).toEqual(['precise json', 'precise text', 'quick json'])
  writeFileSync(image, 'two')
  await precise(image, 'json')
  expect(read).toHaveLength(4)
})

it('stores nothing for an image that could not be read', async () => {
  const image = path.join(dir, 'a.png')
  writeFileSync(image, 'no image')
  let tries = 0
  const reader = cachedPages(path.join(dir, 'pages'), 'precise', () => {
    tries++
    return Promise.resolve(null)
  })
  expect([await reader(image, 'json'), await reader(image, 'json')]).toEqual([null, null])
  expect(tries).toBe(2)
})
