// The commands and files that docs/DEVELOPMENT.md names exist, at most three of them for each new thing.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

const root = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/DEVELOPMENT.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\| (?!a new|-)/.test(line))
/** The texts between backticks. */
const codeOf = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const isPath = (code: string) => /^(data|shared|electron|renderer|test|samples|docs)\/[^ ]*$/.test(code)

/** Returns the path up to the first placeholder, as in `shared/export/<format>.ts`. */
const knownPart = (file: string) => file.replace(/[^/]*[<*].*$/, '')

describe('docs/DEVELOPMENT.md', () => {
  it('names only existing scripts', () => {
    const named = [...page.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name)
    expect(named).toEqual(expect.arrayContaining(['dev', 'test:all', 'test:unit']))
    expect(named.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([])
  })

  it('names only existing files', () => {
    const commands = [...page.matchAll(/^npm run .*$/gm)].flatMap(([line]) => line.split(' ').filter(isPath))
    const files = [...codeOf(page).filter(isPath), ...commands]
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(path.join(root, knownPart(file))))).toEqual([])
    const links = [...page.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(path.join(root, 'docs', link)))).toEqual([])
  })

  it('names at least one and at most three files for each kind of addition', () => {
    expect(rows.length).toBeGreaterThanOrEqual(12)
    for (const row of rows) {
      const [, , files = ''] = row.split('|')
      const named = codeOf(files).filter(isPath).length + files.split('the place').length - 1
      expect([row, named >= 1 && named <= 3]).toEqual([row, true])
    }
  })
})
