// Finds the test files that can share one module registry. A file's imports, direct or not, decide: if they reach no
// process, file, thread, database or clock, a test leaves nothing behind for the next one, and shared modules (the
// extraction alone has some 450) are evaluated once per worker instead of once per file.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../architecture/imports.ts'

/** Packages without side effects. */
const harmless = /^(vitest|zod|fflate|franc|fast-check|sharp|node:(path|util|url)|(mdast|micromark)-?[\w-]*)$/
/** Code by which a test file affects others without an import. */
const hasGlobalEffect = /\bvi\.|\bprocess\.(env|chdir|umask|on)\b/

export function findPureTests(root: string, patterns: readonly string[]): string[] {
  const known = new Map<string, readonly string[]>()
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const importedBy = (file: string): readonly string[] => {
    const cached = known.get(file)
    if (cached) return cached
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
    return !hasGlobalEffect.test(read(test))
  }
  return globSync([...patterns], { cwd: root })
    .map(forward)
    .filter((file) => !file.endsWith('.svelte.test.ts') && isPure(file))
    .sort()
}

function forward(file: string): string {
  return file.replaceAll('\\', '/')
}
