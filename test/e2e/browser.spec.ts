// The same app in a browser: the headless server, a one-time sign-in link, events over HTTP.
import { fixtures } from '../support/images.ts'
import { reading } from './support/patience.ts'
import { expect, test } from './support/test.ts'

test('a visitor without a session is told how to sign in, and the sign-in link works once', async ({
  server,
  page,
}) => {
  const link = server.url + (await server.call('sessions.link', {})).path
  await page.goto(server.url)
  await expect(page.getByText(/sign-in link/i).first()).toBeVisible()
  expect((await page.request.get(`${server.url}/api/records`)).status()).toBe(401)
  await page.goto(link)
  await expect(page.getByText('Drop images anywhere')).toBeVisible()
  await page.context().clearCookies()
  const again = await page.goto(link)
  expect(again?.status()).toBe(401)
})

test('chosen images are read, and their records appear without a reload', async ({ site }) => {
  const { page, call, row, addImages } = site
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await addImages([fixtures.hello, fixtures.textNamedPng])
  await expect(page.getByRole('alert')).toContainText('text-named.png was not read: it is a text file')
  await page.getByRole('navigation').getByRole('link', { name: 'History' }).click()
  await expect(row('hello.png')).toContainText('Hello from the reading room', reading)

  await call('records.add', { images: [{ path: fixtures.chinese }], source: 'cli' })
  await expect(row('zh.png')).toContainText('今天天气很好', reading)
  await row('hello.png').click()
  await expect(page.getByText('Five plain English words here').first()).toBeVisible()
  expect(complaints).toEqual([])
})
