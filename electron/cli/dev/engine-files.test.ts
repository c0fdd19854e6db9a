import { expect, it } from 'vitest'
import { fromRoot, isDesktopFile, isEngineFile } from './engine-files.ts'

it.each(['shared/page.ts', 'electron/worker/read/read.ts', 'shared/extract/choose/grown.json'])(
  'restarts the engine for %s',
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
])('does not restart it for %s', (file) => {
  expect([isEngineFile(file), isDesktopFile(file)]).toEqual([false, false])
})

it('knows the files of the desktop app only', () => {
  expect([isEngineFile('electron/main/menu.ts'), isDesktopFile('electron/main/menu.ts')]).toEqual([
    false,
    true,
  ])
})

it('gives the path of a file from the root of the project', () => {
  expect(fromRoot('/here/fovea', '/here/fovea/shared/page.ts')).toBe('shared/page.ts')
})
