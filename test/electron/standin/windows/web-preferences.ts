// The stand-in supports only sandboxed, isolated renderers; web preferences that ask for less are refused.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PreloadFacts } from '../page/messages.ts'

const unsafe: readonly (readonly [keyof Electron.WebPreferences, boolean])[] = [
  ['sandbox', false],
  ['contextIsolation', false],
  ['nodeIntegration', true],
  ['nodeIntegrationInSubFrames', true],
  ['nodeIntegrationInWorker', true],
  ['webSecurity', false],
  ['webviewTag', true],
]

export function refuseUnsafe(preferences: Electron.WebPreferences): void {
  for (const [name, value] of unsafe) {
    if (preferences[name] === value)
      throw new Error(`electron stand-in: webPreferences.${name}: ${value} is refused`)
  }
}

/** Reads the preload script, with the information that it gets. */
export function readPreload(preferences: Electron.WebPreferences): { facts: PreloadFacts; source: string } {
  const { preload, additionalArguments = [] } = preferences
  if (preload !== undefined && !path.isAbsolute(preload)) throw new Error('preload must have absolute path')
  const { platform, arch, version } = process
  const versions = { ...process.versions }
  const surroundings = {
    type: 'renderer',
    platform,
    arch,
    version,
    versions,
    sandboxed: true,
    contextIsolated: true,
  }
  return {
    facts: {
      preloadPath: preload ?? '(none)',
      process: { ...surroundings, env: {}, argv: additionalArguments },
    },
    source: preload === undefined ? '' : readFileSync(preload, 'utf8'),
  }
}
