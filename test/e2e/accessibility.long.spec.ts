// Checks all screens, light and dark: with an empty engine, and with records of the real reader.
import { readDoubtful } from '../shots/doubtful.ts'
import { readDocuments } from '../shots/read-documents.ts'
import { readSamples } from '../shots/read-samples.ts'
import { emptyScreens, fullScreens, type Scene } from '../shots/scenes.ts'
import { watchFolders } from '../shots/watch-folders.ts'
import { fillFull } from '../support/fill-full.ts'
import { walk } from './support/walk.ts'

const themes = ['light', 'dark'] as const

const largest: readonly Scene[] = [
  { name: 'schema-300', at: (ids) => `schemas/${ids['schema300'] ?? ''}` },
  { name: 'document-300', at: (ids) => `history/${ids['documentOf300'] ?? ''}` },
]

walk('empty:', emptyScreens, { themes, prepare: () => Promise.resolve({}) })

walk('in use:', [...fullScreens, ...largest], {
  themes,
  async prepare({ server, browser, dataDir, call, dir }) {
    const { documentFields, schema300, ...full } = await fillFull(dataDir, call, dir)
    const ids = await readSamples(server)
    const schema = ids['schema'] ?? ''
    return {
      ...full,
      ...{ documentOf300: documentFields ?? '', schema300: schema300 ?? '' },
      ...ids,
      ...(await watchFolders(server, `${dir}/ada`, schema)),
      ...(await readDoubtful(server, browser)),
      ...(await readDocuments(server, browser, schema)),
    }
  },
})
