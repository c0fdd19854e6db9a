import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createImageStore } from './image-store.ts'

const hash = 'ab12'.repeat(16)
const bytes = Buffer.from('an image')

it('has an image at its place once it is kept, and only then', () => {
  const store = createImageStore(tempDir())
  const written = store.write(hash, bytes)
  expect(existsSync(store.pathOf(hash))).toBe(false)
  written.keep()
  expect(readFileSync(store.pathOf(hash))).toEqual(bytes)
})

it('writes the same image once', () => {
  const dir = tempDir()
  const store = createImageStore(dir)
  store.write(hash, bytes).keep()
  store.write(hash, bytes).keep()
  expect(readdirSync(path.join(dir, 'incoming'))).toEqual([])
})

it('keeps what a power cut left if its record was committed', () => {
  const dir = tempDir()
  createImageStore(dir).write(hash, bytes)
  const afterwards = createImageStore(dir)
  afterwards.settle((each) => each === hash)
  expect(readFileSync(afterwards.pathOf(hash))).toEqual(bytes)
})

it('throws away what a power cut left if nobody knows of it, and nothing else', () => {
  const dir = tempDir()
  const store = createImageStore(dir)
  store.write('cd34'.repeat(16), bytes).keep()
  store.write(hash, bytes)
  writeFileSync(path.join(dir, 'incoming', `${hash}.17.tmp`), 'half')
  store.settle(() => false)
  expect(readdirSync(path.join(dir, 'incoming'))).toEqual([])
  expect([existsSync(store.pathOf(hash)), existsSync(store.pathOf('cd34'.repeat(16)))]).toEqual([false, true])
})

it('has nothing to settle where nothing was ever sent', () => {
  const store = createImageStore(path.join(tempDir(), 'images'))
  expect(() => store.settle(() => true)).not.toThrow()
})
