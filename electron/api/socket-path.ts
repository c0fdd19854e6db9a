// The path of the local socket (or named pipe) on which the engine of a data folder answers.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** The shortest limit of a Unix socket's path among the supported systems (macOS), without the closing zero. */
const maxPathBytes = 103

export function socketPathOf(dataDir: string, platform: NodeJS.Platform, tmpDir: string): string {
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (platform === 'win32') return String.raw`\\.\pipe\fovea-${id}`
  const inFolder = join(dataDir, 'engine.sock')
  return Buffer.byteLength(inFolder) <= maxPathBytes ? inFolder : join(tmpDir, `fovea-${id}.sock`)
}
