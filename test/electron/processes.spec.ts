// The utility process, and the ports that connect it with a page.
import path from 'node:path'
import { engineIsUp, expect, fixtureDir, test } from './fixture-app.ts'

test('SQLite, sharp and a worker thread run in a utility process, which the page calls over a port', async ({
  launch,
}) => {
  const { app, page } = await launch()
  await engineIsUp(app)
  const ask = (...question: unknown[]): Promise<unknown> =>
    page.evaluate((message) => window.fixture.ask(message), question)
  const version = await app.evaluate(() => process.versions.electron)
  expect(await ask('facts')).toEqual({
    type: 'utility',
    argv: ['--role=engine'],
    send: 'undefined',
    electron: version,
  })
  expect(await ask('sql', 'select 6 * 7 as answer')).toEqual([{ answer: 42 }])
  expect(await ask('thread', 'word')).toBe('WORD')
  const image = await page.evaluate(async () => {
    const { bytes, ...facts } = (await window.fixture.ask(['image'])) as { bytes: Uint8Array }
    return { ...facts, isBytes: bytes instanceof Uint8Array, head: [...bytes] }
  })
  expect(image).toEqual({ width: 8, height: 4, format: 'png', isBytes: true, head: [137, 80, 78, 71] })
})

test('tesseract.js reads an image in a utility process', async ({ launch, dataDir }) => {
  const { app, page } = await launch()
  await engineIsUp(app)
  const file = path.join(dataDir, 'page.png')
  const heading = page.getByRole('heading')
  await heading.evaluate((element) => Object.assign(element, { textContent: 'Hello archive 42' }))
  await heading.screenshot({ path: file })
  expect(await page.evaluate((path) => window.fixture.ask(['read', path]), file)).toBe('Hello archive 42')
})

test('the main process receives a port from a page', async ({ shared: { page } }) => {
  expect(await page.evaluate(() => window.fixture.passPort())).toBe('main got a port from the page')
})

test('the end of a utility process is reported', async ({ launch }) => {
  const { app, page, trouble } = await launch()
  await engineIsUp(app)
  await page.evaluate(() => void window.fixture.ask(['leave', 7]))
  await expect.poll(() => trouble.log()).toContain('main: engine exit 7')
  expect(trouble.log()).toContain('main: child-process-gone Utility abnormal-exit engine')
})

test('a port is closed when the page that holds it is reloaded', async ({ launch }) => {
  const { app, page, trouble } = await launch()
  await engineIsUp(app)
  expect(await page.evaluate(() => window.fixture.ask(['sql', 'select 1 as one']))).toEqual([{ one: 1 }])
  expect(trouble.log()).not.toContain('the port is closed')
  await page.reload()
  await expect.poll(() => trouble.log()).toContain('main: engine says the port is closed')
})

test('the main process exchanges messages and output with a utility process, and kills it', async ({
  shared: { app },
}) => {
  // Without this, the evaluation could interrupt the main process in its own fork, while Node is still loading modules.
  await engineIsUp(app)
  const seen = await app.evaluate(
    async ({ utilityProcess }, module) => {
      const child = utilityProcess.fork(module, ['a word'], { stdio: 'pipe', env: { MARK: 'x' } })
      const replies: unknown[] = []
      const heard = new Promise((resolve) =>
        child.on('message', (reply) => replies.push(reply) === 2 && resolve(0)),
      )
      child.postMessage({ at: new Date(9), list: new Set([1]) })
      await heard
      const output = new Promise((resolve) =>
        child.stdout?.once('data', (text) => resolve(String(text).trim())),
      )
      child.postMessage('speak')
      const words = await output
      const { pid } = child
      const left = new Promise((resolve) => child.once('exit', resolve))
      const [facts, copy] = replies as [unknown, { at: Date; list: Set<number> }]
      const cloned = [
        copy.at instanceof Date && copy.at.getTime(),
        copy.list instanceof Set && copy.list.has(1),
      ]
      return {
        facts,
        cloned,
        words,
        hasPid: typeof pid === 'number',
        isKilled: child.kill(),
        code: await left,
        after: child.pid,
      }
    },
    path.join(fixtureDir, 'echo.mjs'),
  )
  expect(seen).toEqual({
    facts: { argv: ['a word'], mark: 'x', path: null },
    cloned: [9, true],
    words: 'spoken',
    hasPid: true,
    isKilled: true,
    code: 15,
    after: undefined,
  })
})
