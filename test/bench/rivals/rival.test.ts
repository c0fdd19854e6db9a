import { expect, it, onTestFinished } from 'vitest'
import { fixtures, fixtureTexts } from '../../support/images.ts'
import { openNaive, openNetworksAlone } from './rival.ts'

it('answers two simultaneous requests with the right images', async () => {
  const naive = openNaive()
  onTestFinished(() => naive.close())
  const [hello, blank] = await Promise.all([
    naive.read(fixtures.hello, 'eng'),
    naive.read(fixtures.blank, 'eng'),
  ])
  expect(hello?.text).toContain('Five plain English words')
  expect(blank?.text.trim()).toBe('')
})

it('returns null if there is no model', async () => {
  const naive = openNaive()
  onTestFinished(() => naive.close())
  expect(await naive.read(fixtures.hello, 'tlh')).toBeNull()
})

it.each([
  ['eng', fixtures.hello, fixtureTexts.hello],
  ['chi_sim', fixtures.chinese, fixtureTexts.chinese],
] as const)('has the networks read %s by themselves, row by row', async (language, file, written) => {
  const networks = openNetworksAlone()
  onTestFinished(() => networks.close())
  const reading = await networks.read(file, language)
  expect(reading).toMatchObject({ failure: null, text: written.join('\n') })
  expect(reading?.cpuMs).toBeGreaterThan(0)
})

it('skips the networks for a language with letters that they lack', async () => {
  const networks = openNetworksAlone()
  onTestFinished(() => networks.close())
  expect(await networks.read(fixtures.hello, 'deu')).toBeNull()
})

it('reports why the networks can not read a file that is no picture', async () => {
  const networks = openNetworksAlone()
  onTestFinished(() => networks.close())
  const reading = await networks.read(import.meta.filename, 'eng')
  expect(reading?.text).toBe('')
  expect(reading?.failure).not.toBeNull()
})
