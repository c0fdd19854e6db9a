import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixtures } from '../../../test/support/images.ts'

const systemGlib = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64']
  .flatMap((dir) => filesOf(dir).map((name) => path.join(dir, name)))
  .find((file) => /libgobject-2\.0\.so\.0$/.test(file))

/** Decodes an image in a process that has the system's GLib in it, as Electron's have on Linux. */
function decode({ asElectron }: { asElectron: boolean }) {
  const script = `
    ${asElectron ? `Object.defineProperty(process.versions, 'electron', { value: '45.0.0' })` : ''}
    const { preferPortableSharp } = await import(${JSON.stringify(path.join(import.meta.dirname, 'portable-sharp.ts'))})
    preferPortableSharp()
    const { default: sharp } = await import('sharp')
    const { info } = await sharp(${JSON.stringify(fixtures.turnedByExif)}).rotate().greyscale().raw().toBuffer({ resolveWithObject: true })
    console.log(info.channels, sharp.versions.emscripten === undefined ? 'native' : 'portable')`
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, LD_PRELOAD: systemGlib },
  })
}

describe.skipIf(process.platform !== 'linux' || systemGlib === undefined)('inside Electron on Linux', () => {
  it('sharp reads with its WebAssembly build, and no second GLib is there to complain', () => {
    const { stdout, stderr } = decode({ asElectron: true })
    expect(stdout.trim()).toBe('1 portable')
    expect(stderr).not.toContain('GLib')
  })

  it('without that it would complain, so the test above can fail', () => {
    const { stdout, stderr } = decode({ asElectron: false })
    expect(stdout.trim()).toBe('1 native')
    expect(stderr).toContain('GLib')
  })
})

function filesOf(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return [] // another kind of machine
  }
}
