// The restrictions of the page, which hold even if a foreign script runs in it.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { pagePolicy } from '../../shared/page-policy.ts'
import { projectDir } from './support/host.ts'
import { expect, hostName, test } from './support/test.ts'

test('the page has a policy against inline scripts, and does not run text as code', async ({
  desktop: { page },
}) => {
  const policy = await page.evaluate(async () =>
    (await fetch('index.html')).headers.get('content-security-policy'),
  )
  expect(policy).toBe(pagePolicy)
  expect(pagePolicy).not.toMatch(/unsafe|https?:|\*/)
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.ranInline = true'
    document.head.append(script)
    const marked = document.createElement('div')
    marked.innerHTML = '<img src="x" onerror="globalThis.ranHandler = true">'
    document.body.append(marked)
    // Deferred, because code that a debugger evaluates directly may use eval.
    return new Promise((resolve) => {
      setTimeout(() => {
        try {
          // oxlint-disable-next-line no-eval -- it must be refused
          resolve(['ran', globalThis.eval('1')])
        } catch (error) {
          resolve(error instanceof Error ? error.name : error)
        }
      })
    })
  })
  expect(ran).toBe('EvalError')
  expect(await page.evaluate(() => 'ranInline' in globalThis || 'ranHandler' in globalThis)).toBe(false)
})

test('the page can not reach a server or navigate away', async ({ desktop: { app, page } }) => {
  const reached = await page.evaluate(async () => {
    const tries = [
      fetch('https://example.org/'),
      fetch('http://127.0.0.1:1/'),
      new Promise((resolve, reject) => {
        const image = new Image()
        image.onload = resolve
        image.onerror = reject
        image.src = 'https://example.org/pixel.png'
      }),
    ]
    return (await Promise.allSettled(tries)).map(({ status }) => status)
  })
  expect(reached).toEqual(['rejected', 'rejected', 'rejected'])
  const before = page.url()
  await page.evaluate(() => void window.open('https://example.org/popup'))
  await page.evaluate(() => void (window.location.href = 'https://example.org/away'))
  await expect(page.getByText('Drop images anywhere')).toBeVisible()
  expect(page.url()).toBe(before)
  await expect.poll(() => app.windows().length).toBe(1)
})

test('the page gets only files of its own folder, and only by GET', async ({ desktop: { page } }) => {
  const statuses = await page.evaluate(async () => {
    const paths = [
      '/..%2fmain%2fmain.js',
      '/%2e%2e%2f%2e%2e%2fpackage.json',
      '/%E0%A4%A',
      '/api/records/rec_x/image',
    ]
    const answers = [
      ...paths.map((where) => fetch(where)),
      fetch('/index.html', { method: 'POST', body: 'x' }),
    ]
    return (await Promise.all(answers)).map(({ status }) => status)
  })
  expect(statuses).toEqual([404, 404, 404, 404, 404])
})

test('the page can not use Node, and its bridge has only the listed functions', async ({
  desktop: { page },
}) => {
  const known = await page.evaluate(() => ({
    node: ['require', 'process', 'module', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
    bridge: Object.keys(window.fovea ?? {}).sort(),
    isFixed: Object.isFrozen(window.fovea),
  }))
  expect(known.node).toEqual([])
  expect(known.bridge).toEqual(
    [
      'call',
      'on',
      'onCommands',
      'openSheet',
      'pathOf',
      'pickFolder',
      'platform',
      'showFile',
      'takeCommands',
    ].sort(),
  )
  expect(known.isFixed).toBe(true)
})

test('an unknown call and a call with wrong input are refused', async ({ desktop: { page } }) => {
  const codes = await page.evaluate(async () => {
    const call = window.fovea?.call as (name: unknown, input: unknown) => Promise<unknown>
    return Promise.all([
      call('__proto__', {}),
      call('constructor', {}),
      call({ toString: 'records.list' }, {}),
      call('records.get', { id: { $ne: null } }),
    ])
  })
  expect(codes.map((answer) => (answer as { ok: boolean }).ok)).toEqual([false, false, false, false])
})

test('the only permission that is granted is to write text to the clipboard', async ({
  desktop: { app },
}) => {
  test.skip(hostName() !== 'stand-in', 'asks the stand-in to ask')
  const denied = { isGranted: false, isAllowed: false }
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'openExternal',
    'usb',
    'hid',
  ])
    expect(await askPermission(app, permission), permission).toEqual(denied)
  expect(await askPermission(app, 'clipboard-sanitized-write')).toEqual({ isGranted: true, isAllowed: true })
})

test('the packed app can not run other code, and takes no switches from outside', () => {
  const config = readFileSync(path.join(projectDir, 'electron-builder.yml'), 'utf8')
  const [, block = ''] = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(config) ?? []
  const lines = [...block.matchAll(/^ {2}(\w+): (\w+)$/gm)]
  const fuses: Record<string, string> = Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value] as const),
  )
  expect(fuses).toEqual({
    runAsNode: 'false',
    enableCookieEncryption: 'true',
    enableNodeOptionsEnvironmentVariable: 'false',
    enableNodeCliInspectArguments: 'false',
    enableEmbeddedAsarIntegrityValidation: 'true',
    onlyLoadAppFromAsar: 'true',
    grantFileProtocolExtraPrivileges: 'false',
  })
})

/** Asks the app's handlers for a permission, by the stand-in. */
function askPermission(app: ElectronApplication, permission: string): Promise<unknown> {
  return app.evaluate((electron, name) => {
    type Asking = { __standin: { askPermission(permission: string, contents: unknown): Promise<unknown> } }
    const contents = electron.BrowserWindow.getAllWindows()[0]?.webContents
    return (electron as unknown as Asking).__standin.askPermission(name, contents)
  }, permission)
}
