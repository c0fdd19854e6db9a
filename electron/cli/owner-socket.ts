// Where the engine of a data folder answers the other programs of its owner.
import { createHash } from 'node:crypto'
import path from 'node:path'

/** The shortest bound of a Unix socket's path among the systems we run on (macOS), less its closing zero byte. */
const maxSocketPath = 103

export function ownerSocket(dataDir: string, platform: NodeJS.Platform, tmpDir: string): string {
  const id = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  if (platform === 'win32') return `\\\\.\\pipe\\fovea-${id}`
  const beside = path.join(dataDir, 'engine.sock')
  return Buffer.byteLength(beside) <= maxSocketPath ? beside : path.join(tmpDir, `fovea-${id}.sock`)
}
