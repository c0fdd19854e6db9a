// Runs the examples of /docs unchanged: in a shell, in Node and in Python.
import { execFile } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { exampleImage } from '../../shared/contract/examples.ts'
import { fixtures, fixtureTexts } from '../support/images.ts'
import { tempDir } from '../support/temp-dir.ts'
import { sharedService } from './support/service.ts'

const service = sharedService()
const run = promisify(execFile)
const text = fixtureTexts.hello.join('\n')

/** The examples as copied from the page. */
async function shown(): Promise<Record<string, string>> {
  const page = await (await fetch(`${service().url}/docs`)).text()
  const blocks = page.matchAll(/<pre><code class="(\w+)">([\s\S]*?)<\/code><\/pre>/g)
  const plain = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
  return Object.fromEntries([...blocks].map(([, language = '', code = '']) => [language, plain(code)]))
}

/** Runs an example in a folder with the image that it expects. */
async function ran(language: string, key: string): Promise<string> {
  const cwd = tempDir()
  copyFileSync(fixtures.hello, path.join(cwd, exampleImage))
  const code = (await shown())[language]?.replace('API_KEY', key) ?? ''
  const file = path.join(cwd, `example.${language === 'js' ? 'mjs' : language}`)
  writeFileSync(file, code)
  const program = { sh: 'sh', js: process.execPath, python: 'python3' }[language] ?? language
  const { stdout } = await run(program, [file], { cwd })
  return stdout.trim()
}

it('curl prints the record', async () => {
  expect(JSON.parse(await ran('sh', service().key))).toMatchObject({ content: text, filename: exampleImage })
})

it('JavaScript prints the text', async () => expect(await ran('js', service().key)).toBe(text))

it('Python prints the text', async () => expect(await ran('python', service().key)).toBe(text))

it.each(['js', 'python'])('%s says what is wrong with a wrong key', async (language) => {
  await expect(ran(language, 'wrong')).rejects.toThrow(/The API key is not valid/)
})
