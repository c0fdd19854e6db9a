// Makes a stub of Electron's distribution: the files that electron-builder expects, with a script as the executable.
// The script runs the stand-in on the archive's files, so that the application is tested as it is packaged.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPackage } from '@electron/asar'

/** The mark by which electron-builder finds the fuses of an executable; one state per fuse follows it. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
const fuseCount = 9

export async function makeStubElectron(dir: string, standin: string, version: string): Promise<void> {
  mkdirSync(path.join(dir, 'resources'), { recursive: true })
  mkdirSync(path.join(dir, 'locales'), { recursive: true })
  const script = [
    '#!/bin/sh',
    'here=$(dirname "$(readlink -f "$0")")',
    'export ELECTRON_STANDIN_EXE="$here/$(basename "$0")"',
    'export ELECTRON_STANDIN_APP="$here/../expanded"',
    `exec "${standin}" "$@"`,
    'exit 1',
    '',
  ].join('\n')
  const fuses = Buffer.from([1, fuseCount, ...Array<number>(fuseCount).fill('0'.charCodeAt(0))])
  writeFileSync(path.join(dir, 'electron'), Buffer.concat([Buffer.from(`${script}# ${fuseSentinel}`), fuses]))
  chmodSync(path.join(dir, 'electron'), 0o755)
  writeFileSync(path.join(dir, 'version'), version)
  for (const name of ['LICENSE', 'LICENSES.chromium.html']) writeFileSync(path.join(dir, name), 'a stub\n')
  writeFileSync(path.join(dir, 'locales', 'en-US.pak'), '')
  const empty = path.join(dir, 'empty-app')
  mkdirSync(empty, { recursive: true })
  writeFileSync(path.join(empty, 'package.json'), '{"name":"default","main":"main.js"}')
  writeFileSync(path.join(empty, 'main.js'), '')
  await createPackage(empty, path.join(dir, 'resources', 'default_app.asar'))
}
