import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixtures } from '../../test/support/images.ts'
import { sha256Of } from '../../test/support/reading.ts'
import { fileFault } from '../../shared/file-fault.ts'
import { readAcceptedBytes } from './accepted-bytes.ts'

const hash = sha256Of(fixtures.hello)
let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'fovea-bytes-'))
})
afterEach(() => {
  rmSync(dir, { recursive: true })
})

async function codeOf(file: string): Promise<string> {
  const bytes = await readAcceptedBytes(file, hash)
  return bytes.ok ? 'read' : bytes.error.code
}

describe('readAcceptedBytes', () => {
  it('gives the bytes whose hash was accepted', async () => {
    const bytes = await readAcceptedBytes(fixtures.hello, hash)
    expect(bytes.ok && createHash('sha256').update(bytes.value).digest('hex')).toBe(hash)
  })

  it('gives no other bytes in their stead', async () => {
    expect(await codeOf(fixtures.webp)).toBe('file.changed')
  })

  it('says that the file is gone', async () => {
    expect(await codeOf(path.join(dir, 'no.png'))).toBe('file.gone')
    expect(await codeOf(path.join(fixtures.hello, 'below-a-file.png'))).toBe('file.gone')
  })

  it('tells of what lies in the store by its name, and of any other file by its place', async () => {
    const told = async (file: string) => {
      const bytes = await readAcceptedBytes(file, hash, 'scan.png')
      return bytes.ok ? null : bytes.error.data
    }
    expect(await told(path.join(dir, hash))).toEqual({ path: 'scan.png' })
    expect(await told(path.join(dir, 'a.png'))).toEqual({ path: path.join(dir, 'a.png') })
  })

  it('says that a folder has taken its place', async () => {
    expect(await codeOf(dir)).toBe('file.notRegular')
  })

  it('does not wait at a pipe', async () => {
    if (process.platform === 'win32') return
    const pipe = path.join(dir, 'pipe.png')
    execFileSync('mkfifo', [pipe])
    expect(await codeOf(pipe)).toBe('file.notRegular')
  })

  it('does not read what is larger than anything that is accepted', async () => {
    const film = path.join(dir, 'film.png')
    writeFileSync(film, '')
    truncateSync(film, 5_000_000_000)
    expect(await codeOf(film)).toBe('file.changed')
  })

  it('says why the file system itself gave nothing', async () => {
    expect(await codeOf(path.join(dir, 'x'.repeat(5000)))).toBe('file.io')
  })
})

describe('fileFault', () => {
  it.each([
    ['EACCES', 'file.noRights'],
    ['EPERM', 'file.noRights'],
    ['EBUSY', 'file.busy'],
    ['EIO', 'file.io'],
  ])('takes %s for %s', (code, expected) => {
    const refused = Object.assign(new Error(`${code}: refused`), { code, syscall: 'open' })
    expect(fileFault(refused, '/a.png').error.code).toBe(expected)
  })

  it('passes on what is not of the file system', () => {
    expect(() => fileFault(new TypeError('a bug'), '/a.png')).toThrow('a bug')
  })
})
