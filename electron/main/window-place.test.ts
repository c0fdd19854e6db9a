import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fitToScreens, readPlace, writePlace } from './window-place.ts'

const screen = { x: 0, y: 0, width: 1920, height: 1080 }
const place = { x: 100, y: 80, width: 1240, height: 820, isMaximised: false }

describe('where the window opens', () => {
  it('is where it was', () => {
    expect(fitToScreens(place, [screen])).toEqual(place)
  })

  it('is on the second screen while it is connected, and at the default place once it is gone', () => {
    const second = { x: 1920, y: 0, width: 1280, height: 1024 }
    const there = { ...place, x: 2000 }
    expect(fitToScreens(there, [screen, second])).toEqual({ ...there, width: 1240 })
    expect(fitToScreens(there, [screen])).toBeNull()
  })

  it('is no larger than the screen, and its title bar can be reached', () => {
    const small = { x: 0, y: 0, width: 1024, height: 700 }
    expect(fitToScreens({ ...place, y: -10 }, [small])).toEqual({ ...place, y: 0, width: 1024, height: 700 })
    expect(fitToScreens({ ...place, y: 690 }, [small])).toBeNull()
  })
})

describe('remembering it', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'fovea-place-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  it('reads the place that was written', () => {
    const file = path.join(dir, 'deep', 'window.json')
    writePlace(file, place)
    expect(readPlace(file)).toEqual(place)
  })

  it('ignores a file that does not parse and a folder that can not be written', () => {
    const file = path.join(dir, 'window.json')
    expect(readPlace(file)).toBeNull()
    for (const text of ['{', '{"x":"left"}', '[]']) {
      writeFileSync(file, text)
      expect(readPlace(file)).toBeNull()
    }
    expect(() => writePlace(path.join(file, 'window.json'), place)).not.toThrow()
  })
})
