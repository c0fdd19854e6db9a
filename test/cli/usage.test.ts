// A mistyped command line gets one line that says what to do, and the right exit code.
import path from 'node:path'
import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls, callNames } from '../../shared/contract/calls.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'
import { runProcess } from './support/processes.ts'

const usage = 64

it.each([
  [['raed', 'a.png'], 'There is no command raed. Did you mean read? List them with: fovea help'],
  [['record', 'lst'], 'There is no command record lst. Did you mean record list? List them with: fovea help'],
  [['record'], /^record needs one of add, list, get, .*See: fovea help record$/],
  [['read'], 'read needs an image file or a folder. See: fovea help read'],
  [['read', 'a.png', '--colour'], /^read has no option --colour\. It takes: --as, --schema, .*--data/],
  [['read', 'a.png', '--as'], '--as needs a value.'],
  [
    ['read', 'a.png', '--as', 'poem'],
    /^--as: must be one of: auto, text, multilingual, markdown, json, not "poem"\.$/,
  ],
  [['read', 'a.png', '--engine', 'abacus'], '--engine: must be one of: best, tesseract, not "abacus".'],
  [['read', 'a.png', '--as', 'json'], /^result_schema is missing/],
  [['read', 'a.png', '--schema', '{"total":""}'], /^--schema: is only for --as json/],
  [['serve', '--port', 'http'], 'http is not a port. Use a number from 0 (any free one) to 65535.'],
  [['serve', 'here'], 'serve does not take here. See: fovea help serve'],
  [['watch'], 'watch needs a folder. See: fovea help watch'],
  [['record', 'get'], 'record get needs ID. See: fovea help record get'],
  [['record', 'export', 'rec_1'], 'record export needs --format. See: fovea help record export'],
])('one line says what is wrong with %j', async (args, sentence) => {
  const { code, stdout, stderr } = await fovea(args)
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^fovea: .*\n$/)
  const message = stderr.slice('fovea: '.length, -1)
  if (typeof sentence === 'string') expect(message).toBe(sentence)
  else expect(message).toMatch(sentence)
  expect(code).toBe(usage)
})

it('the help lists every command, and explains each', async () => {
  const overview = await runProcess(['help'])
  expect(overview.code).toBe(0)
  for (const words of ['read', 'watch', 'serve', ...callNames.map((name) => calls[name].cli)]) {
    expect(overview.stdout).toContain(`fovea ${words}`)
  }
  const one = await fovea(['help', 'record', 'list'])
  expect(one.stdout).toContain(calls['records.list'].help)
  expect(one.stdout).toMatch(/--limit N +The most to list\. Default: 50\./)
  expect((await fovea(['record', 'list', '--help'])).stdout).toBe(one.stdout)
  expect((await fovea(['record', 'list', '-h'])).stdout).toBe(one.stdout)
})

it('--version prints the version', async () => {
  const { code, stdout } = await fovea(['--version'])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect(code).toBe(0)
})

it('a data folder that is a file is refused', async () => {
  const file = path.join(tempDir(), 'data')
  writeFileSync(file, 'a file')
  const { code, stdout, stderr } = await fovea(['record', 'list', '--data', file])
  expect(stdout).toBe('')
  expect(stderr).toMatch(/^fovea: The data folder .*data can't be used: .*Choose another with --data\.\n$/)
  expect(code).toBe(73)
})
