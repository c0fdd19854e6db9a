// Loading and navigation of pages: the app's scheme, its headers, refused navigation.
import sharp from 'sharp'
import { requiresRealElectron } from '../e2e/support/test.ts'
import { aboutTheStandin, expect, test } from './fixture-app.ts'

test('protocol.handle serves the page, and the policy in its headers is enforced', async ({
  shared: { page, app },
}) => {
  expect(await page.title()).toBe('Fixture')
  const directive = await page.evaluate(() => {
    const refused = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        resolve(effectiveDirective),
      ),
    )
    const script = document.createElement('script')
    script.textContent = 'window.isTaken = true'
    document.head.append(script)
    return refused
  })
  expect(directive).toBe('script-src-elem')
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false)
  const address = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
  )
  expect(address).toBe('app://fixture/index.html')
})

test('a relative request of the page reaches the handler with its body', async ({ shared: { page } }) => {
  const answer = await page.evaluate(
    async () => (await fetch('/echo?a=1', { method: 'POST', body: 'ünï' })).json() as Promise<unknown>,
  )
  expect(answer).toEqual({ url: 'app://fixture/echo?a=1', method: 'POST', body: 'ünï' })
})

test('the app can refuse a navigation and a popup', async ({ shared: { app, page, trouble } }) => {
  await page.getByRole('link', { name: 'away' }).click()
  await expect.poll(() => trouble.log()).toContain('main: will-navigate https://example.org/away')
  await page.getByRole('link', { name: 'popup' }).click()
  await expect.poll(() => trouble.log()).toContain('main: popup https://example.org/popup')
  await page.evaluate(() => void window.open('https://example.org/second', '', 'width=200'))
  await expect.poll(() => trouble.log()).toContain('main: popup https://example.org/second')
  await expect.poll(() => app.windows().length).toBe(1)
  await expect(page.getByRole('heading', { name: 'Fixture' })).toBeVisible()
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('webRequest can cancel a request', async ({ shared: { app, page } }) => {
  await app.evaluate(({ session }) => {
    const refuse = (_details: unknown, answer: (response: { cancel: boolean }) => void): void =>
      answer({ cancel: true })
    session.defaultSession.webRequest.onBeforeRequest({ urls: ['*://*/echo?refused*'] }, refuse)
  })
  const status = (address: string): Promise<unknown> =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (response) => response.status,
          () => 'refused',
        ),
      address,
    )
  expect(await status('/echo?refused=1')).toBe('refused')
  expect(await status('/echo?other')).toBe(200)
})

test('permissions are decided by the handlers of the app', async ({ shared: { app } }) => {
  aboutTheStandin()
  const ask = (permission: string): Promise<unknown> =>
    app.evaluate((electron, name) => {
      type Asking = { __standin: { askPermission(permission: string, contents: unknown): Promise<unknown> } }
      const contents = electron.BrowserWindow.getAllWindows()[0]?.webContents
      return (electron as unknown as Asking).__standin.askPermission(name, contents)
    }, permission)
  expect(await ask('media')).toEqual({ isGranted: false, isAllowed: false })
  expect(await ask('fullscreen')).toEqual({ isGranted: true, isAllowed: false })
})

test('a failed load rejects, and emits did-fail-load', async ({ shared: { app } }) => {
  const failure = await app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false })
    const told = new Promise((resolve) =>
      window.webContents.on('did-fail-load', (_event, code, text) => resolve([code, text])),
    )
    const code = await window
      .loadURL('http://localhost:65534/')
      .catch((error: unknown) => (error as { code: string }).code)
    return { code, told: await told }
  })
  expect(failure).toEqual({ code: 'ERR_CONNECTION_REFUSED', told: [-102, 'ERR_CONNECTION_REFUSED'] })
})

test('a crashed renderer is reported, and the page can be loaded again', async ({ launch }) => {
  const { app, page, trouble } = await launch()
  const cdp = await page.context().newCDPSession(page)
  cdp.send('Page.crash').catch(() => {}) // the crashed page can not answer
  await expect.poll(() => trouble.log()).toContain('main: render-process-gone crashed')
  const title = await app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows()
    const loaded = new Promise((resolve) => window?.webContents.once('did-finish-load', () => resolve(0)))
    window?.webContents.reload()
    await loaded
    return window?.webContents.executeJavaScript('document.title') as Promise<string>
  })
  expect(title).toBe('Fixture')
})

test('the page is rendered with its colours', async ({ shared: { page } }) => {
  const shot = sharp(await page.screenshot())
  expect(await shot.metadata()).toMatchObject({ format: 'png', width: 720, height: 480 })
  const box = await page.locator('#drop').boundingBox()
  const corner = { left: Math.ceil(box?.x ?? 0) + 4, top: Math.ceil(box?.y ?? 0) + 50, width: 1, height: 1 }
  const [red, green, blue] = await shot.extract(corner).raw().toBuffer()
  expect([red, green, blue]).toEqual([0, 128, 0])
})

test(
  'the page has the origin of the app’s scheme',
  requiresRealElectron('Chromium does not navigate to a scheme of an app'),
  async ({ shared: { page } }) => {
    expect(await page.evaluate(() => location.origin)).toBe('app://fixture')
  },
)
