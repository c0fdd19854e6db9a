// Screens full of data: axe finds nothing serious, and nothing is wider than its window. Here are the components and
// the fullest of each kind but the table of 300 columns, which takes axe too long; accessibility.long.spec.ts has all
// screens.
import { fullScreens, type Scene } from '../shots/scenes.ts'
import { fillFull } from '../support/fill-full.ts'
import { serveGallery } from '../support/gallery.ts'
import { isLongRun } from '../support/long-run.ts'
import { accessibilityFaults } from './support/faults-of.ts'
import { expect, test } from './support/test.ts'
import { walk } from './support/walk.ts'

const walked = [
  'inbox',
  'history-ticked',
  'palette',
  'document',
  'document-split',
  'record-fields',
  'schema',
  'folder',
]

walk('full of data:', walked.map(sceneOf), {
  themes: isLongRun ? ['light', 'dark'] : ['light'],
  prepare: ({ dataDir, call, dir }) => fillFull(dataDir, call, dir),
})

function sceneOf(name: string): Scene {
  const scene = fullScreens.find((each) => each.name === name)
  if (!scene) throw new Error(`there is no scene ${name}`)
  return scene
}

test('no component has a serious accessibility fault in any state', async ({ browser }) => {
  const gallery = await serveGallery()
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    for (const theme of ['light', 'dark'] as const) {
      await page.goto(gallery.url(theme))
      await page.getByRole('heading', { name: 'Components' }).waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
    }
    await page.close()
  } finally {
    await gallery.close()
  }
})
