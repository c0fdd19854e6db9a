// Which test files may share one world of modules. What a file imports, directly or not, tells: where no process, file,
// thread, database or clock can be reached, nothing is left behind for the next file, and the modules that both need (fields
// alone are some 450) are evaluated once a worker instead of once a file.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../architecture/imports.ts'

/** Imports without side effects: pure packages, pixels in memory, path names. */
const harmless = /^(vitest|zod|fflate|franc|fast-check|sharp|node:(path|util|url)|(mdast|micromark)-?[\w-]*)$/
/** Code by which a test file affects others without an import. */
const changesTheWorld = /\bvi\.|\bprocess\.(env|chdir|umask|on)\b/

export function findPureTests(root: string, patterns: readonly string[]): string[] {
  const known = new Map<string, readonly string[]>()
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const importedBy = (file: string): readonly string[] => {
    const before = known.get(file)
    if (before) return before
    const found = importsOf(file, read(file)).map(({ target }) => target)
    known.set(file, found)
    return found
  }
  const sources = new Set(globSync('{shared,electron,renderer,test}/**/*.ts', { cwd: root }).map(forward))
  const sourceOf = (target: string) =>
    [`${target}.ts`, `${target}.svelte.ts`].find((file) => sources.has(file)) ?? null
  const isPure = (test: string) => {
    const seen = new Set([test])
    for (const file of seen) {
      for (const target of importedBy(file)) {
        const source = sourceOf(target)
        if (source) seen.add(source)
        else if (!harmless.test(target) && !target.endsWith('.json')) return false
      }
    }
    return !changesTheWorld.test(read(test))
  }
  return globSync([...patterns], { cwd: root })
    .map(forward)
    .filter((file) => !file.endsWith('.svelte.test.ts') && isPure(file))
    .sort()
}

function forward(file: string): string {
  return file.replaceAll('\\', '/')
}
