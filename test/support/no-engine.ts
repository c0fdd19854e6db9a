// An engine that reads nothing.
import type { Engine } from '../../electron/worker/context/engine.ts'

export const noEngine: Engine = {
  name: 'none',
  runtime: 'none',
  can: { documents: false, scripts: [], languages: [], knows: () => false },
  find: () => Promise.resolve([]),
  readLines(_image, places, { onProgress }) {
    onProgress(1)
    return Promise.resolve(places.map(() => null))
  },
}
