import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../test/support/temp-dir.ts'
import { commandWords } from './command-words.ts'

it('tells commands from files, folders and switches of the window', () => {
  const dir = tempDir()
  mkdirSync(path.join(dir, 'scans'))
  const wordsOf = (...args: string[]) => commandWords(['/opt/Fovea/fovea', ...args], dir, true)
  expect(wordsOf('read', 'page.png')).toEqual(['read', 'page.png'])
  expect(wordsOf('--version')).toEqual(['--version'])
  for (const args of [[], ['--hidden'], ['page.png'], ['/home/me/page'], ['scans'], ['C:\\page']])
    expect(wordsOf(...args)).toBeNull()
  expect(commandWords(['electron', '.', 'mcp'], dir, false)).toEqual(['mcp'])
  expect(commandWords(['electron', '.'], dir, false)).toBeNull()
})
