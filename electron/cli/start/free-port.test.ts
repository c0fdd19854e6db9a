import { createServer, type AddressInfo, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { freePort } from './free-port.ts'

const host = '127.0.0.1'
let taken: Server | null = null

afterEach(() => new Promise((resolve) => (taken ? taken.close(resolve) : resolve(null))))

it('skips a port that is in use', async () => {
  const server = (taken = createServer())
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  expect(await freePort(host, port)).toBeGreaterThan(port)
})

it('keeps 0, which is any free one', async () => {
  expect(await freePort(host, 0)).toBe(0)
})
