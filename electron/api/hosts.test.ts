import { describe, expect, it } from 'vitest'
import { isLoopback, isOwnHost, urlOf } from './hosts.ts'

const local = { host: '127.0.0.1', port: 7878, allowedHosts: [] }

describe('the Host header of a server on this machine only', () => {
  it.each(['127.0.0.1:7878', 'localhost:7878', 'LocalHost:7878', '[::1]:7878'])('may be %s', (sent) => {
    expect(isOwnHost(sent, local)).toBe(true)
  })

  it.each([
    'evil.example:7878',
    'localhost.evil.example:7878',
    'localhost:7879',
    'localhost',
    '192.168.1.5:7878',
    '127.0.0.1:7878@evil.example',
    '127.0.0.1:7878/evil.example',
    '',
  ])('may not be %j', (sent) => {
    expect(isOwnHost(sent, local)).toBe(false)
  })

  it('needs no port if the port is 80', () => {
    expect(isOwnHost('localhost', { ...local, port: 80 })).toBe(true)
  })
})

describe('the Host header of a server that listens on all addresses', () => {
  const open = { ...local, host: '0.0.0.0' }

  it('may be any IP address, which no name server can rebind', () => {
    expect(isOwnHost('192.168.1.5:7878', open)).toBe(true)
    expect(isOwnHost('[fe80::1]:7878', open)).toBe(true)
  })

  it('may not be a name that is not allowed', () => {
    expect(isOwnHost('scanner.lan:7878', open)).toBe(false)
  })

  it('may be an allowed name, with its port or, if that has none, any port', () => {
    const allowedHosts = ['scanner.lan', 'proxy.example:443']
    expect(isOwnHost('scanner.lan:1234', { ...open, allowedHosts })).toBe(true)
    expect(isOwnHost('proxy.example:443', { ...open, allowedHosts })).toBe(true)
    expect(isOwnHost('proxy.example:444', { ...open, allowedHosts })).toBe(false)
  })

  it('may be the name that it listens on', () => {
    expect(isOwnHost('scanner.lan:7878', { ...local, host: 'scanner.lan' })).toBe(true)
  })
})

it('knows the loopback addresses', () => {
  expect(['127.0.0.1', '127.8.9.1', 'localhost', '::1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', '::', '192.168.1.5', 'scanner.lan', '127.0.0.1.evil.example'].some(isLoopback)).toBe(
    false,
  )
})

it('writes an address that a browser on this machine can open', () => {
  expect(urlOf('0.0.0.0', 80)).toBe('http://127.0.0.1:80')
  expect(urlOf('::1', 7878)).toBe('http://[::1]:7878')
  expect(urlOf('localhost', 7878)).toBe('http://localhost:7878')
})
