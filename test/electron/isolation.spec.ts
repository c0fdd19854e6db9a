// The isolation between the page and the preload: what each can use of the other.
import { expect, test } from './fixture-app.ts'

test('the page can not see Node, the preload or the stand-in', async ({ shared: { page } }) => {
  const seen = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'preloadOnly'].filter(
      (name) => name in window,
    ),
    standin: Object.getOwnPropertyNames(window).filter((name) => /standin|post_|take_/i.test(name)),
  }))
  expect(seen).toEqual({ node: [], standin: [] })
})

test('the exposed functions of the bridge are frozen, and passed values are copied', async ({
  shared: { page },
}) => {
  const seen = await page.evaluate(() => {
    const { fixture } = window
    const given = { a: [1] }
    return {
      isFrozen: Object.isFrozen(fixture) && Object.isFrozen(fixture.facts.list),
      isFixed: Object.getOwnPropertyDescriptor(window, 'fixture')?.configurable,
      facts: fixture.facts.list,
      isCopy: fixture.twice(given, ([one]) => one !== given && one.a[0] === 1),
    }
  })
  expect(seen).toEqual({ isFrozen: true, isFixed: false, facts: [1, { two: 2 }], isCopy: true })
})

test('promises, callbacks and errors pass the bridge', async ({ shared: { page } }) => {
  const seen = await page.evaluate(async () => {
    const later = await window.fixture.later(new Map([['a', new Date(3)]]))
    const failed = (): string => {
      try {
        window.fixture.fail()
        return 'nothing'
      } catch (error) {
        return error instanceof Error ? error.message : 'not an error of this world'
      }
    }
    return { later: later.get('a')?.getTime(), failed: failed() }
  })
  expect(seen).toEqual({ later: 3, failed: 'too far' })
})

test('a removed listener gets no more messages', async ({ shared: { page, app } }) => {
  const tell = (news: string): Promise<void> =>
    app.evaluate(
      ({ BrowserWindow }, text) => BrowserWindow.getAllWindows()[0]?.webContents.send('news', text),
      news,
    )
  const heard = await page.evaluateHandle(() => {
    const list: unknown[] = []
    return { list, stop: window.fixture.onNews((news) => list.push(news)) }
  })
  await tell('one')
  await expect(page.locator('#out')).toHaveText('one')
  await heard.evaluate(({ stop }) => stop())
  await tell('two')
  await expect(page.locator('#out')).toHaveText('two')
  expect(await heard.evaluate(({ list }) => list)).toEqual(['one'])
})

test('a window without the sandbox is refused', async ({ shared: { app } }) => {
  for (const unsafe of [{ sandbox: false }, { nodeIntegration: true }, { contextIsolation: false }]) {
    const opened = app.evaluate(
      ({ BrowserWindow }, webPreferences) => new BrowserWindow({ webPreferences }).id,
      unsafe,
    )
    await expect(opened).rejects.toThrow(/electron stand-in: webPreferences\.\w+: (true|false) is refused/)
  }
  expect(app.windows()).toHaveLength(1)
})
