// `fovea read --explain` refuses what it can't follow; explain.long.test.ts follows images.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fixtures } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'

it.each([
  ['several images', [fixtures.hello, fixtures.blank], /follows one image file at a time/, 64],
  ['what is typed in', ['-'], /follows one image file at a time/, 64],
  ['a saved schema', [fixtures.hello, '--as', 'json', '--schema', 'my own'], /name of a built-in one/, 64],
  ['no image', [fixtures.textNamedPng], /it is a text file/, 65],
  ['a folder', [path.dirname(fixtures.hello)], /a folder/, 66],
])('--explain refuses %s, and makes no folder', async (_, words, sentence, code) => {
  const dir = tempDir()
  const [way, data] = [path.join(dir, 'way'), path.join(dir, 'data')]
  const refused = await fovea(['read', ...words, '--explain', way, '--data', data])
  expect(refused.stderr).toMatch(sentence)
  expect([refused.code, refused.stdout]).toEqual([code, ''])
  expect(existsSync(way)).toBe(false)
})
