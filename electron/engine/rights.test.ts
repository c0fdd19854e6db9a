import { chmodSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dropPrivileges } from '../../test/support/unprivileged.ts'
import { tempDir } from '../../test/support/temp-dir.ts'
import { databaseFile } from './db/open.ts'
import { tightenRights } from './rights.ts'

function openFolder(): string {
  const dir = tempDir()
  writeFileSync(path.join(dir, databaseFile), 'records')
  mkdirSync(path.join(dir, 'images'))
  chmodSync(path.join(dir, databaseFile), 0o644)
  chmodSync(dir, 0o755)
  return dir
}

describe.skipIf(process.platform === 'win32')('the rights of what is kept', () => {
  it('are taken from everybody else, and what a link leads to keeps its own', () => {
    const dir = openFolder()
    const elsewhere = path.join(tempDir(), 'log')
    writeFileSync(elsewhere, 'theirs')
    chmodSync(elsewhere, 0o644)
    symlinkSync(elsewhere, path.join(dir, 'fovea.log'))
    expect(tightenRights(dir)).toBeNull()
    const modeOf = (file: string) => statSync(file).mode & 0o777
    expect(modeOf(path.join(dir, databaseFile))).toBe(0o600)
    expect(modeOf(path.join(dir, 'images'))).toBe(0o700)
    expect([modeOf(elsewhere), modeOf(dir)]).toEqual([0o644, 0o755])
  })

  it.skipIf(process.getuid?.() !== 0)('are reported if only another user may set them', () => {
    const dir = openFolder()
    dropPrivileges()
    const file = path.join(dir, databaseFile)
    expect(tightenRights(dir)).toEqual({
      code: 'data.rights',
      data: { path: file, why: 'this user may not do that' },
    })
  })

  it('are ignored on a system that has none', () => {
    expect(tightenRights(openFolder(), 'win32')).toBeNull()
  })
})
