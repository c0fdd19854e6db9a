// Which files need which, so that the tests near a change can be found.
import { importsOf } from '../architecture/imports.ts'

export interface Graph {
  /** By the name without its ending: the files that import it or name it. */
  readonly usersOf: ReadonlyMap<string, readonly string[]>
}

const isCode = (file: string) => /\.(ts|svelte|js)$/.test(file)
const isTest = (file: string) => /\.test\.ts$/.test(file)

/** As imports are compared: `a.svelte.ts` is imported by that name, and `a.ts` by its own. */
export function nameOf(file: string): string {
  return file.replace(/\.(svelte\.ts|svelte|ts|js|css)$/, '')
}

/** `files`: those of the project; tests also use what they name as a text, such as a page of the docs that they try out. */
export function graphOf(files: readonly string[], read: (file: string) => string): Graph {
  const usersOf = new Map<string, string[]>()
  const add = (used: string, user: string) => {
    const users = usersOf.get(used)
    if (users) users.push(user)
    else usersOf.set(used, [user])
  }
  const data = files.filter((file) => !isCode(file) && !file.startsWith('test/fixtures/'))
  for (const file of files.filter(isCode)) {
    const source = read(file)
    for (const { target } of importsOf(file, source)) add(nameOf(target), file)
    if (isTest(file)) for (const each of data) if (names(source, each)) add(each, file)
  }
  return { usersOf }
}

/** Of a page in a folder its last two parts have to be there: there are several of the name README.md. */
function names(source: string, file: string): boolean {
  const parts = file.split('/')
  const end = parts.slice(-2).join('/')
  return source.includes(`/${end}'`) || source.includes(`'${end}'`)
}

/** The tests that a change can reach, by how many imports lie between. */
export function testsNear(changed: readonly string[], { usersOf }: Graph): Map<string, number> {
  const tests = new Map<string, number>()
  const seen = new Set<string>()
  let ring = [...changed]
  for (let distance = 0; ring.length > 0; distance++) {
    for (const file of ring) {
      seen.add(nameOf(file))
      if (/\.(test|spec)\.ts$/.test(file) && !tests.has(file)) tests.set(file, distance)
    }
    const next = new Set(ring.flatMap((file) => usersOf.get(nameOf(file)) ?? []))
    ring = [...next].filter((file) => !seen.has(nameOf(file)))
  }
  return tests
}
