// `fovea record older` and `fovea record renew`: records of an older reader are counted and read again.
import path from 'node:path'
import { expect, it } from 'vitest'
import { renewalStateSchema } from '../../shared/contract/renewal-calls.ts'
import { fixtures } from '../support/images.ts'
import { markAsOlderReader } from '../support/older-reader.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'

it('the records of an older reader are counted, and read again', async () => {
  const dir = path.join(tempDir(), 'data')
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await fovea([...args, '--data', dir])
    expect([code, stderr]).toEqual([0, ''])
    return stdout
  }
  await run('read', fixtures.hello)
  markAsOlderReader(dir)
  const older = renewalStateSchema.parse(JSON.parse(await run('record', 'older')))
  expect(older).toMatchObject({ records: 1, kept: 0, left: 0 })
  expect(older.estimatedMs).toBeGreaterThan(0)
  const renewed = renewalStateSchema.parse(JSON.parse(await run('record', 'renew', '--wait')))
  expect(renewed).toMatchObject({ records: 0, left: 0 })
})
