// The commands as the README shows them: through npm, which starts them by a shell.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'

const root = path.join(import.meta.dirname, '../..')

/** Starts a server through npm. */
function npmServe(dataDir: string) {
  const args = ['run', '-s', 'fovea', '--', 'serve', '--port', '0', '--data', dataDir]
  // Vitest itself runs inside an npm script, whose variables must not reach this one.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGTERM'))
  return child
}

/** Waits for the address that the server prints. */
async function urlOf(child: ReturnType<typeof npmServe>): Promise<string> {
  for await (const line of createInterface(child.stdout)) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('the server ended before it was ready')
}

it('a server started by npm ends with npm, and its data folder can be used again at once', async () => {
  const dataDir = tempDir()
  const first = npmServe(dataDir)
  const url = await urlOf(first)
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  first.kill('SIGTERM')
  await once(first, 'exit')
  const second = npmServe(dataDir)
  const secondUrl = await urlOf(second)
  expect((await fetch(`${secondUrl}/api/health`)).status).toBe(200)
  await expect(fetch(`${url}/api/health`)).rejects.toThrow()
  second.kill('SIGTERM')
  await once(second, 'exit')
})
