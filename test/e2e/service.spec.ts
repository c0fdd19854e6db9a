// The HTTP service of the desktop app, switched on and off in the window.
import { createServer, type AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { desktopCalls } from './support/desktop.ts'
import { freePort } from './support/free-port.ts'
import { expect, hostName, test } from './support/test.ts'

/** Opens the service screen, sets the port and switches the service on; returns the switch. */
async function openService(page: Page, port: number) {
  await page.getByRole('navigation').getByRole('link', { name: 'Service' }).click()
  await page.evaluate((servicePort) => window.fovea?.call('settings.set', { servicePort }), port)
  const toggle = page.getByRole('switch', { name: 'Offer the service' })
  await toggle.click()
  return toggle
}

test('the service answers while it is switched on, and not afterwards', async ({ desktop: { page } }) => {
  const port = await freePort()
  const toggle = await openService(page, port)
  const status = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      (answer) => answer.status,
      () => 'nobody',
    )
  await expect.poll(status).toBe(200)
  await toggle.click()
  await expect.poll(status).toBe('nobody')
})

test('a port in use is reported, and the service is switched off again', async ({
  desktop: { app, page },
}) => {
  test.skip(hostName() !== 'stand-in', 'the message box of the real Electron waits for somebody')
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const toggle = await openService(page, port)
  await expect
    .poll(async () => JSON.stringify(await desktopCalls(app, 'dialog.showMessageBox')))
    .toContain(`Port ${port} is in use`)
  await expect(toggle).not.toBeChecked()
  other.close()
})
