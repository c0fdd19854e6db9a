import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ok } from '../../shared/result.ts'
import { tempDir } from '../../test/support/temp-dir.ts'
import { system } from './opened-folder.ts'
import { inUserFolder, sha256 } from './user-folder.ts'

const ways: [string, boolean][] = [['by paths', false]]
if (process.platform === 'linux') ways.push(['through the opened folder', true])

const bytes = Buffer.from('Hello\n')

describe.skipIf(process.platform === 'win32').each(ways)('a folder that is reached %s', (name, hasProcFd) => {
  const { hasProcFd: asHere } = system
  beforeEach(() => void (system.hasProcFd = hasProcFd))
  afterEach(() => void (system.hasProcFd = asHere))

  it.each(['create', 'replace', 'adopt', 'remove'] as const)(
    'and swapped for a link after it was looked at is not %sd behind the link',
    async (step) => {
      const [base, elsewhere] = [tempDir('base'), tempDir('elsewhere')]
      mkdirSync(path.join(base, 'in'))
      for (const dir of [base, elsewhere, path.join(base, 'in')])
        writeFileSync(path.join(dir, 'a.txt'), 'as it was')
      const before = readdirSync(elsewhere)
      const hash = sha256(Buffer.from('as it was'))
      const done = await inUserFolder({ base, file: path.join(base, 'in/a.txt') }, async (folder) => {
        await folder.hashOf('a.txt')
        renameSync(path.join(base, 'in'), path.join(base, 'aside'))
        symlinkSync(elsewhere, path.join(base, 'in'))
        if (step === 'create') await folder.create('b.txt', bytes, '.tmp')
        if (step === 'replace') await folder.replace('a.txt', bytes, '.tmp')
        if (step === 'adopt') await folder.adopt('b.txt', { folder, name: 'a.txt', hash }, '.tmp')
        if (step === 'remove') await folder.remove('a.txt')
        return ok(undefined)
      })
      expect(readdirSync(elsewhere)).toEqual(before)
      if (name === 'by paths') expect(done).toMatchObject({ error: { code: 'output.outside' } })
    },
  )

  it('and is a link that turns as fast as it can never lets a file out', async () => {
    const [base, elsewhere] = [tempDir('base'), tempDir('elsewhere')]
    mkdirSync(path.join(base, 'true'))
    symlinkSync('true', path.join(base, 'in'))
    const turning = spawn(process.execPath, ['-e', turn, path.join(base, 'in'), elsewhere], { stdio: 'pipe' })
    onTestFinished(() => void turning.kill('SIGKILL'))
    await once(turning.stdout, 'data')
    const outcomes = new Set<string>()
    for (let at = 0; at < 400; at++) {
      const name = `${at}.txt`
      const done = await inUserFolder({ base, file: path.join(base, 'in', name) }, async (folder) =>
        ok(await folder.create(name, bytes, '.tmp')),
      )
      outcomes.add(done.ok ? 'written' : done.error.code)
    }
    expect([...outcomes].toSorted()).toEqual(['output.outside', 'written'])
    expect(readdirSync(elsewhere)).toEqual([])
    expect(readdirSync(path.join(base, 'true'))).not.toContain('.tmp')
  })
})

const turn = `
  const fs = require('node:fs')
  const [at, elsewhere] = process.argv.slice(1)
  for (let n = 0; ; n++) {
    fs.symlinkSync(n % 2 ? 'true' : elsewhere, at + '-next')
    fs.renameSync(at + '-next', at)
    if (n === 10) fs.writeSync(1, 'it turns')
  }`
