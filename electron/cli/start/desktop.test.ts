import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runDesktop } from './desktop.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'fovea-desktop-'))
afterAll(() => {
  rmSync(dir, { recursive: true })
})

function program(script: string): string {
  const file = path.join(dir, 'electron')
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return file
}

const never = new AbortController().signal

it.skipIf(process.platform === 'win32')(
  'passes the folder and the data folder to the app, and ends with it',
  async () => {
    const seen = path.join(dir, 'seen')
    const app = program(`echo "$PWD $1 $FOVEA_DATA" > ${seen}`)
    expect(await runDesktop(app, dir, '/data', never)).toEqual({ exitCode: 0 })
    expect(readFileSync(seen, 'utf8')).toMatch(/ \. \/data\n$/)
  },
)

it.skipIf(process.platform === 'win32')('reports an app that can not start', async () => {
  expect(await runDesktop(program('exit 1'), dir, undefined, never)).toEqual({
    why: 'The desktop app ended at once (code 1)',
  })
  expect(await runDesktop(path.join(dir, 'nothing'), dir, undefined, never)).toMatchObject({
    why: expect.stringContaining("can't be run here") as string,
  })
})

it.skipIf(process.platform === 'win32')('stops the app when it is stopped', async () => {
  const stop = new AbortController()
  const ended = runDesktop(program('exec sleep 60'), dir, undefined, stop.signal)
  stop.abort()
  expect(await ended).toEqual({ exitCode: 0 })
})
