// Messages between a page and the main process: which values are passed or refused, and who is the sender.
import { expect, test } from './fixture-app.ts'

test('dates, maps, sets, big integers, typed arrays, special numbers and cycles pass in both directions', async ({
  shared: { page },
}) => {
  const seen = await page.evaluate(async () => {
    const sent = {
      date: new Date(5),
      map: new Map([['a', new Set([1n])]]),
      bytes: new Uint8Array([1, 2, 255]),
      floats: new Float64Array([0.5]),
      buffer: new Uint8Array([7]).buffer,
      pattern: /a/gi,
      numbers: [NaN, -0, Infinity],
      gap: undefined,
      none: null,
      text: 'Größe 漢字 😀',
      self: null as unknown,
    }
    sent.self = sent
    const got = (await window.fixture.invoke('echo', sent)) as typeof sent
    return {
      isOther: got !== sent,
      date: got.date instanceof Date && got.date.getTime(),
      hasBig: got.map.get('a')?.has(1n),
      bytes: got.bytes instanceof Uint8Array && [...got.bytes],
      floats: got.floats instanceof Float64Array && [...got.floats],
      buffer: got.buffer instanceof ArrayBuffer && got.buffer.byteLength,
      pattern: String(got.pattern),
      numbers: got.numbers.map((number) => (Object.is(number, -0) ? '-0' : String(number))),
      hasGap: Object.hasOwn(got, 'gap'),
      none: got.none,
      text: got.text,
      isCycle: got.self === got,
    }
  })
  expect(seen).toEqual({
    isOther: true,
    date: 5,
    hasBig: true,
    bytes: [1, 2, 255],
    floats: [0.5],
    buffer: 1,
    pattern: '/a/gi',
    numbers: ['NaN', '-0', 'Infinity'],
    hasGap: true,
    none: null,
    text: 'Größe 漢字 😀',
    isCycle: true,
  })
})

test('proxies over the bridge and functions over IPC are refused with the messages of Electron', async ({
  shared: { page, app },
}) => {
  const proxy = page.evaluate(() => window.fixture.invoke('echo', new Proxy({ a: 1 }, {})))
  await expect(proxy).rejects.toThrow('An object could not be cloned.')
  const called = page.evaluate(() => window.fixture.invoke('echo', () => 1))
  await expect(called).rejects.toThrow('An object could not be cloned.')
  const sent = app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.send('news', () => 1),
  )
  await expect(sent).rejects.toThrow('An object could not be cloned.')
})

test('the error of a failing or missing handler has its name', async ({ shared: { page } }) => {
  const failed = page.evaluate(() => window.fixture.invoke('fail').catch((error: unknown) => String(error)))
  expect(await failed).toBe("Error: Error invoking remote method 'fail': RangeError: too far")
  const missing = page.evaluate(() =>
    window.fixture.invoke('nobody').catch((error: unknown) => String(error)),
  )
  expect(await missing).toBe(
    "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
  )
})

test('the main process sees which page sent a message', async ({ shared: { page } }) => {
  expect(await page.evaluate(() => window.fixture.invoke('who'))).toEqual({
    url: 'app://fixture/index.html',
    parent: null,
    origin: 'app://fixture',
    isWindow: true,
  })
})

test('sendSync blocks the page until the answer arrives', async ({ shared: { page } }) => {
  const answer = await page.evaluate(() => window.fixture.askSync({ a: new Date(1) }))
  expect(answer).toEqual({ value: { a: new Date(1) }, url: 'app://fixture/index.html' })
})

test('messages to a page that is loading reach its preload in order', async ({ shared: { app, page } }) => {
  const loaded = page.waitForEvent('load')
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    contents?.reload()
    for (const news of ['first', 'second', 'last']) contents?.send('news', news)
  })
  await loaded
  await expect.poll(() => page.evaluate(() => window.fixture.heard())).toEqual(['first', 'second', 'last'])
})
