import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { sha256Of } from '../../../test/support/reading.ts'
import { slowPdf } from '../../../test/support/pdfs.ts'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { childHost } from '../../cli/child-host.ts'
import { systemClock } from '../../engine/ports.ts'
import { createPool } from '../../engine/workers/pool.ts'

const silent = { info: () => undefined, error: () => undefined }

it('ends a process by its processor time in the middle of a long synchronous call', async () => {
  const file = path.join(tempDir(), 'slow.pdf')
  writeFileSync(file, slowPdf())
  const pool = createPool({ host: childHost(), clock: systemClock, log: silent, size: 1 })
  onTestFinished(() => pool.close())
  const asked = { job: 'slow', name: 'slow.pdf', path: file, hash: sha256Of(file), maxSidePx: 2000 }
  const never = new AbortController().signal
  expect(await pool.picture({ ...asked, cpuLimitMs: 700 }, never)).toEqual({
    ok: false,
    error: { code: 'read.timeout', data: { name: 'slow.pdf', limitSeconds: 1 } },
  })
})
