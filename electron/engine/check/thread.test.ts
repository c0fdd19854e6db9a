import { Worker } from 'node:worker_threads'
import { expect, it, vi } from 'vitest'
import { tempDir } from '../../../test/support/temp-dir.ts'
import { createCheckThread } from './thread.ts'

// Node ends the whole process with a thread that is ended while it loads a native module: "Error::New".
it('is not ended before it has loaded SQLite, however soon it is closed', async () => {
  const emit = vi.spyOn(Worker.prototype, 'emit')
  const terminate = vi.spyOn(Worker.prototype, 'terminate')
  const thread = createCheckThread()
  const answer = thread.checkData(tempDir()).catch(() => null)
  await thread.close()
  await answer
  const firstWord = emit.mock.calls.findIndex(([name]) => name === 'message')
  expect(firstWord).toBeGreaterThan(-1)
  expect(terminate).toHaveBeenCalledOnce()
  expect(emit.mock.invocationCallOrder[firstWord]).toBeLessThan(terminate.mock.invocationCallOrder[0] ?? 0)
})
