import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { pagePolicy } from '../../shared/page-policy.ts'
import { apiApp, errorOf } from '../../test/support/api-app.ts'
import { engineStub } from '../../test/support/engine-stub.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'fovea-page-'))
const pageDir = path.join(dir, 'renderer')
mkdirSync(path.join(pageDir, 'assets'), { recursive: true })
writeFileSync(path.join(pageDir, 'index.html'), '<title>the page</title>')
writeFileSync(path.join(pageDir, 'assets/app-1a2b.js'), 'run()')
writeFileSync(path.join(dir, 'secret.txt'), 'secret')
afterAll(() => {
  rmSync(dir, { recursive: true })
})

function browser() {
  const engine = engineStub()
  const { send } = apiApp(engine, { pageDir })
  return { engine, send }
}

describe('a browser that is signed in', () => {
  const headers = { Cookie: 'fovea_session=s1' }

  it('gets the page, which may only load from this server', async () => {
    const { engine, send } = browser()
    engine.sessions.add('s1')
    const response = await send('/', { headers })
    expect(await response.text()).toBe('<title>the page</title>')
    expect(response.headers.get('Content-Security-Policy')).toBe(pagePolicy)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  it('caches the assets, which are named by their content', async () => {
    const response = await browser().send('/assets/app-1a2b.js')
    expect(await response.text()).toBe('run()')
    expect(response.headers.get('Content-Type')).toMatch(/javascript/)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
  })
})

describe('a browser that is not signed in', () => {
  it('gets a page without scripts that explains in all languages how to get a sign-in link', async () => {
    const response = await browser().send('/')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain('fovea session link')
    expect(html).toContain('登录链接')
    expect(html).not.toContain('<script')
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  })

  it('does not get the page by its file name either', async () => {
    const response = await browser().send('/index.html')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/'])
  })

  it('learns that its session ended', async () => {
    expect(await (await browser().send('/', { headers: { Cookie: 'fovea_session=old' } })).text()).toContain(
      'not signed in',
    )
  })
})

describe('paths of files', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets//../../secret.txt',
    '/%00',
    '/assets',
    '/nothing.js',
  ])('never lead out of the page: %s', async (path) => {
    expect(await errorOf(await browser().send(path))).toMatchObject({ status: 404, code: 'http.notFound' })
  })
})

describe('the sign-in link', () => {
  it('sets a cookie that no script and no other site can use, and redirects to the page', async () => {
    const { engine, send } = browser()
    engine.links.add('t1')
    const response = await send('/signin/t1')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/'])
    const cookie = response.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^fovea_session=session%20of%20t1;/)
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part)
    const page = await send('/', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(await page.text()).toBe('<title>the page</title>')
  })

  it('redirects to the reference if the page is not built', async () => {
    const { send } = apiApp(engineStub(), { pageDir: null })
    const response = await send('/')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/docs'])
  })

  it('works once', async () => {
    const { engine, send } = browser()
    engine.links.add('t1')
    await send('/signin/t1')
    const again = await send('/signin/t1', { headers: { Accept: 'text/html,*/*' } })
    expect([again.status, again.headers.has('Set-Cookie')]).toEqual([401, false])
    expect(await again.text()).toContain('was already used')
  })

  it('answers programs with the usual error body', async () => {
    expect(await errorOf(await browser().send('/signin/nope'))).toMatchObject({
      status: 401,
      code: 'auth.link',
    })
  })

  it('is not used up by a HEAD request', async () => {
    const { engine, send } = browser()
    engine.links.add('t1')
    expect((await send('/signin/t1', { method: 'HEAD' })).status).toBe(405)
    expect(engine.links.has('t1')).toBe(true)
  })
})
