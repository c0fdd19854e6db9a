// `npm start` where no desktop app can run: it serves the app for the browser without asking.
import { createServer, type AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { tempDir } from '../support/temp-dir.ts'
import { runProcess, startProcess } from './support/processes.ts'

const entry = 'start'

it.skipIf(process.platform !== 'linux')(
  'says why in one line, serves the app, and stops on SIGTERM',
  async () => {
    const app = startProcess(['--port', '0', '--data', tempDir()], { entry })
    await app.said(/^There is no screen here .* so Fovea serves the same app to your browser instead\.$/m)
    const [, link = ''] = await app.said(/^Sign in with (\S+) \(it works once\)$/m)
    const cookie = (await fetch(link, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? ''
    const page = await fetch(new URL('/', link), { headers: { cookie } })
    expect(await page.text()).toMatch(/<script type="module"/)
    app.child.kill('SIGTERM')
    expect((await app.ended).code).toBe(0)
  },
)

it('the next port is used if one is taken, and the output says so', async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const app = startProcess(['--browser', '--no-open', '--port', String(port), '--data', tempDir()], { entry })
  await app.said(new RegExp(`^Port ${port} is in use, so another one is taken\\.$`, 'm'))
  const [, taken] = await app.said(/^Fovea is ready at http:\/\/127\.0\.0\.1:(\d+)$/m)
  expect(Number(taken)).not.toBe(port)
  app.child.kill('SIGTERM')
  await app.ended
})

it('an unknown option is refused', async () => {
  const { code, stderr } = await runProcess(['--fullscreen'], { entry })
  expect(stderr).toMatch(/^fovea: npm start has no option --fullscreen\. It takes: --data, --port/)
  expect(code).toBe(64)
})
