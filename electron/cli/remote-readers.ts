// Adds readers on other machines to the processes of an engine, for `fovea serve --readers`.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMissingFile } from '../../shared/file-fault.ts'
import { systemClock } from '../engine/ports.ts'
import type { DatabaseAddress } from '../readers/address.ts'
import { startCoordinator } from '../readers/coordinator.ts'
import type { Bucket } from '../readers/s3-images.ts'
import { childHosts, type CreateHosts } from './own-engine.ts'

export function withRemoteReaders(
  options: {
    readonly address: DatabaseAddress
    readonly bucket: Bucket | undefined
    readonly dataDir: string
    readonly readsHere: boolean
  },
  hosts: CreateHosts = childHosts,
): CreateHosts {
  const { address, bucket, dataDir, readsHere } = options
  return (log) => ({
    ...hosts(log),
    remote: {
      readsHere,
      readers: startCoordinator({ address, bucket, id: coordinatorId(dataDir), clock: systemClock, log }),
    },
  })
}

/** Identifies the data folder among those that share a queue. */
function coordinatorId(dataDir: string): string {
  const file = path.join(dataDir, 'readers-id')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (!isMissingFile(error)) throw error
    const id = randomUUID()
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, id, { mode: 0o600 })
    return id
  }
}
