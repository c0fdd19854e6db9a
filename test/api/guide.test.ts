// Runs the examples of docs/api.md: all blocks of a language are one program, which must print the output shown below them.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { sharedService } from './support/service.ts'

const root = path.resolve(import.meta.dirname, '../..')
const guide = readFileSync(path.join(root, 'docs/api.md'), 'utf8')
const service = sharedService()
const run = promisify(execFile)

const programs = {
  sh: { file: 'guide.sh', command: 'sh' },
  python: { file: 'guide.py', command: 'python3' },
  js: { file: 'guide.mjs', command: process.execPath },
} as const

/** The examples of a language with their expected output. */
function examplesIn(language: string) {
  const pattern = new RegExp('```' + language + '\\n([\\s\\S]*?)```\\n\\n```text\\n([\\s\\S]*?)```', 'g')
  return [...guide.matchAll(pattern)].map(([, code = '', printed = '']) => ({ code, printed }))
}

/** Turns expected output into a pattern: `…` matches anything. */
function patternOf(printed: string): RegExp {
  return new RegExp(`^${printed.split('…').map(RegExp.escape).join('[\\s\\S]*?')}$`)
}

/** A folder in this package for the duration of a test. */
function ownDir(): string {
  const cache = path.join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  const dir = mkdtempSync(path.join(cache, 'guide-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

it.each([
  ['sh', 5],
  ['python', 3],
  ['js', 3],
] as const)('the examples in %s print what stands below them', async (language, count) => {
  const examples = examplesIn(language)
  expect(examples).toHaveLength(count)
  const { file, command } = programs[language]
  // Only a program inside of this package can import `fovea/client` without an installation.
  const program = path.join(language === 'js' ? ownDir() : tempDir(), file)
  // The answer of a service ends without a line feed.
  const lineFeed = language === 'sh' ? 'echo\n' : ''
  writeFileSync(program, examples.map(({ code }) => code + lineFeed).join('\n'))
  const { key } = await service().newKey()
  const env = { ...process.env, FOVEA_URL: service().url, FOVEA_KEY: key, PYTHONIOENCODING: 'utf-8' }
  const { stdout } = await run(command, [program], { cwd: root, env })
  expect(stdout).toMatch(patternOf(examples.map(({ printed }) => printed).join('')))
})

it('names only existing calls, and every status that an operation answers', async () => {
  const answer = await fetch(`${service().url}/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, { post?: { responses: object } }> }
  const named = [...guide.matchAll(/`(?:GET |POST )?(\/api\/[\w/{}-]+)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in paths))).toEqual([])
  const statuses = Object.keys(paths['/api/text-recognition']?.post?.responses ?? {})
  const explained = [...guide.matchAll(/^\| `(\d{3})`/gm)].map(([, status]) => status)
  expect(explained).toEqual(statuses.filter((status) => status !== '200' && status !== '404'))
})
