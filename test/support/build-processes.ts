// Builds the processes before the tests, where their sources have changed.
import path from 'node:path'
import { buildWhereStale } from '../../electron/cli/build/build.ts'

export async function setup(): Promise<void> {
  await buildWhereStale(path.join(import.meta.dirname, '../..'), ['processes'])
}
