import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'
import { sources } from './sources.ts'

// Files of users are opened in electron/files alone: somebody else may put a link or a pipe in their place at any moment.
// Everything else that imports the file system works on files that only Fovea or the person at the keyboard writes.

const ofTheDataFolder = 'the data folder'
const ofTheProgram = 'files of the program or the system'
const ofTheCommand = 'paths that the person who runs the command has typed, in a process that ends with it'

const opensOwnFiles: Readonly<Record<string, string>> = {
  'electron/engine/atomic-file.ts': ofTheDataFolder,
  'electron/engine/check/': ofTheDataFolder,
  'electron/engine/damage-watch.ts': ofTheDataFolder,
  'electron/engine/data-folder.ts': ofTheDataFolder,
  'electron/engine/db/': ofTheDataFolder,
  'electron/engine/file-log.ts': ofTheDataFolder,
  'electron/engine/handlers/diagnostics.ts': ofTheDataFolder,
  'electron/engine/intake/image-store.ts': ofTheDataFolder,
  'electron/engine/languages/model-store.ts': ofTheDataFolder,
  'electron/engine/lock.ts': ofTheDataFolder,
  'electron/engine/packs/': ofTheDataFolder,
  'electron/engine/restore.ts': ofTheDataFolder,
  'electron/engine/rights.ts': ofTheDataFolder,
  'electron/engine/workers/': ofTheDataFolder,
  'electron/main/command-words.ts': 'tells whether a file has the name of a command',
  'electron/api/pdf-route.ts': ofTheDataFolder,
  'electron/main/crash-reports.ts': ofTheDataFolder,
  'electron/main/window-place.ts': ofTheDataFolder,
  'electron/worker/engines/packs/load.ts': ofTheDataFolder,
  'electron/worker/searchable/': ofTheDataFolder,
  'electron/api/local-socket.ts': ofTheProgram,
  'electron/engine/disk-space.ts': ofTheProgram,
  'electron/engine/languages/system-models.ts': ofTheProgram,
  'electron/engine/watch/mounts.ts': ofTheProgram,
  'electron/icons/draw.entry.ts': ofTheProgram,
  'electron/main/login-item.ts': ofTheProgram,
  'electron/main/screen-image.ts': ofTheProgram,
  'electron/worker/codes/zxing.ts': ofTheProgram,
  'electron/worker/documents/pdfium.ts': ofTheProgram,
  'electron/worker/recognise/models.ts': ofTheProgram,
  'electron/readers/image-cache.ts': ofTheDataFolder,
  'electron/readers/needs.ts': ofTheDataFolder,
  'electron/cli/build/': ofTheProgram,
  'electron/cli/dev/': ofTheProgram,
  'electron/cli/serving.ts': ofTheProgram,
  'electron/cli/start/': ofTheProgram,
  'electron/cli/version.ts': ofTheProgram,
  'electron/cli/remote-readers.ts': ofTheDataFolder,
  'electron/cli/typed-file.ts': ofTheCommand,
  'electron/cli/commands/explain.ts': ofTheCommand,
  'electron/readers/address.ts': ofTheCommand,
  'electron/worker/process/write-trace.ts': ofTheCommand,
}

const openers = sources
  .filter(({ file, text }) => importsOf(file, text).some(({ target }) => /^(node:)?fs(\/|$)/.test(target)))
  .map(({ file }) => file)
  .filter((file) => !file.startsWith('electron/files/'))

describe('the file system', () => {
  it('is used outside of electron/files only for files that are not of users', () => {
    const isListed = (file: string) => Object.keys(opensOwnFiles).some((listed) => file.startsWith(listed))
    expect(openers.filter((file) => !isListed(file))).toEqual([])
  })

  it('is used by everything that is listed', () => {
    const unused = Object.keys(opensOwnFiles).filter(
      (listed) => !openers.some((file) => file.startsWith(listed)),
    )
    expect(unused).toEqual([])
  })
})
