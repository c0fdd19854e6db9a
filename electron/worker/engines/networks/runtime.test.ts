import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openRuntime } from './runtime.ts'

it('runs natively where there is a build for the machine', async () => {
  const runtime = await openRuntime()
  expect(runtime.ok && runtime.value.kind).toBe('native')
})

it('runs portably where there is none, and says what is wrong where that is not wished for', async () => {
  const entry = path.resolve(import.meta.dirname, '../../../../test/fixtures/no-native-runtime.entry.ts')
  const child = fork(entry, [], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [answer] = (await once(child, 'message')) as [unknown]
  expect(answer).toEqual([
    'wasm',
    { code: 'engine.runtime', data: { why: 'native: there is no build for this machine' } },
  ])
  child.kill('SIGKILL')
})
