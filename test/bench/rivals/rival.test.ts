import { expect, it, onTestFinished } from 'vitest'
import { fixtures } from '../../support/images.ts'
import { openNaive } from './rival.ts'

it('gives each of two images that are asked for at once its own answer', async () => {
  const naive = openNaive()
  onTestFinished(() => naive.close())
  const [hello, blank] = await Promise.all([
    naive.read(fixtures.hello, 'eng'),
    naive.read(fixtures.blank, 'eng'),
  ])
  expect(hello?.text).toContain('Five plain English words')
  expect(blank?.text.trim()).toBe('')
})

it('says that it cannot where there is no model', async () => {
  const naive = openNaive()
  onTestFinished(() => naive.close())
  expect(await naive.read(fixtures.hello, 'tlh')).toBeNull()
})
