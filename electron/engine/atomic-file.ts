// Writes a file completely or not at all: to a temp file in the same folder, flushed, then renamed over the file.
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'

export function writeFileAtomically(file: string, content: string | Uint8Array, mode = 0o600): void {
  const temporary = `${file}.${process.pid}.tmp`
  const handle = openSync(temporary, 'w', mode)
  try {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written)
    fsyncSync(handle)
  } catch (error) {
    closeSync(handle)
    rmSync(temporary, { force: true })
    throw error
  }
  closeSync(handle)
  renameSync(temporary, file)
}

/** Writes a file atomically without blocking the thread. Nobody else may write to this file meanwhile. */
export async function writeLargeFileAtomically(file: string, content: Uint8Array): Promise<void> {
  const temporary = `${file}.tmp`
  try {
    const handle = await open(temporary, 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
