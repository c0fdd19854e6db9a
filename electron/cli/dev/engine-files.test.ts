import { expect, it } from 'vitest'
import { fromTop, isDesktopFile, isEngineFile } from './engine-files.ts'

it.each(['shared/page.ts', 'electron/worker/read.ts', 'shared/extract/choice/grown.json'])(
  'begins the engine anew for %s',
  (file) => {
    expect([isEngineFile(file), isDesktopFile(file)]).toEqual([true, true])
  },
)

it.each([
  'renderer/App.svelte',
  'shared/page.test.ts',
  'test/run.ts',
  'electron/worker/read.ts~',
  '../shared/x.ts',
])('leaves it alone for %s', (file) => {
  expect([isEngineFile(file), isDesktopFile(file)]).toEqual([false, false])
})

it('knows what is of the desktop alone', () => {
  expect([isEngineFile('electron/main/menu.ts'), isDesktopFile('electron/main/menu.ts')]).toEqual([
    false,
    true,
  ])
})

it('names a file from the top', () => {
  expect(fromTop('/here/fovea', '/here/fovea/shared/page.ts')).toBe('shared/page.ts')
})
