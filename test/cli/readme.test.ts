// The examples of the README give the shown output.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'

const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8')
const shown = [...readme.matchAll(/```console\n\$ npm run -s fovea -- (.+)\n([\s\S]*?)```/g)]

it('the README has examples', () => expect(shown.length).toBeGreaterThanOrEqual(2))

it.each(shown.map(([, command = '', output = '']) => ({ command, output })))(
  '$command',
  async ({ command, output }) => {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
    const { stdout, code } = await fovea([...words, '--data', tempDir()])
    expect(stdout.trimEnd()).toBe(output.trimEnd())
    expect(code).toBe(0)
  },
)
