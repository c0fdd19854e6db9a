import { expect, it } from 'vitest'
import { isPublicAddress } from './addresses.ts'

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '100.64.0.1',
  '255.255.255.255',
  'localhost',
  '',
])('%s is not an address that images are fetched from', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)
