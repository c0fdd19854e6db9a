// Decides what `npm run check` runs after a change, and what it leaves to the gate.
import path from 'node:path'
import { testsNear, type Graph } from './graph.ts'

/** The projects of TypeScript: what every process uses and the processes of Node, the page, and the tests. */
export type Types = 'code' | 'page' | 'tests'

export interface Plan {
  readonly types: readonly Types[]
  readonly lint: readonly string[]
  readonly format: readonly string[]
  readonly tests: readonly string[]
  /** Tests that the change can reach too, and that are further away. */
  readonly left: readonly string[]
}

/** In test files of one module: on two cores so many take a quarter of a minute beside types and lint. */
export const mostWork = 10
/** A story starts the engine, and mostly the reader; a component needs a browser. */
const workOf = (test: string) =>
  /^test\/(api|cli|faults|flows)\//.test(test) ? 6 : test.endsWith('.svelte.test.ts') ? 2 : 1
/** Holds for every file of the code, and is soon done. */
export const alwaysRun = 'test/architecture/architecture.test.ts'

const isLinted = (file: string) => /\.(ts|js|svelte)$/.test(file)
const isCode = (file: string) => /^(shared|electron|renderer)\/.*\.(ts|svelte)$/.test(file)
/** End-to-end tests want the built app. */
const isForGate = (file: string) => file.endsWith('.spec.ts')

/** `isThere`: whether a changed file was not removed. */
export function planOf(changed: readonly string[], isThere: (file: string) => boolean, graph: Graph): Plan {
  const there = changed.filter(isThere)
  const near = [...testsNear(changed, graph)].filter(([test]) => isThere(test))
  const ranked = near
    .filter(([test]) => !isForGate(test) && test !== alwaysRun)
    .sort(
      ([a, far], [b, near]) => far - near || awayFrom(changed, a) - awayFrom(changed, b) || (a < b ? -1 : 1),
    )
    .map(([test]) => test)
  const always = changed.some(isCode) || near.some(([test]) => test === alwaysRun) ? [alwaysRun] : []
  const tests = asManyAsFit([...always, ...ranked], changed)
  return {
    types: typesOf(changed),
    lint: there.filter(isLinted),
    format: there,
    tests,
    left: near.map(([test]) => test).filter((test) => !tests.includes(test)),
  }
}

/** What was changed itself is always run. A nearer one that has no room leaves it to those after it. */
function asManyAsFit(tests: readonly string[], changed: readonly string[]): string[] {
  let left = mostWork
  return tests.filter((test) => {
    const work = workOf(test)
    const isRun = work <= left || changed.includes(test)
    if (isRun) left -= work
    return isRun
  })
}

function typesOf(changed: readonly string[]): Types[] {
  const isConfig = (file: string) => /^(package\.json|tsconfig.*\.json|[a-z]+(\.\w+)?\.ts)$/.test(file)
  const touches = (...rooms: string[]) =>
    changed.some(
      (file) =>
        isConfig(file) || (rooms.includes(file.split('/')[0] ?? '') && /\.(ts|svelte|json)$/.test(file)),
    )
  const around = [
    ...(touches('shared', 'electron', 'test', 'renderer') ? (['tests'] as const) : []),
    ...(touches('shared', 'renderer', 'samples') ? (['page'] as const) : []),
  ]
  // Both are checked against what the code declares, so that comes first; where it did not change that takes no time.
  return around.length > 0 ? ['code', ...around] : []
}

/** Of tests at the same distance the one beside the change is the likelier to be about it. */
function awayFrom(changed: readonly string[], test: string): number {
  return changed.some((file) => path.posix.dirname(file) === path.posix.dirname(test)) ? 0 : 1
}
