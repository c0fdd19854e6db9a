import { networkInterfaces } from 'node:os'
import { expect, it } from 'vitest'
import { isOutside, isOwnAddress, isOwnNetwork, isPublicAddress } from './addresses.ts'

it.each([
  '127.0.0.1',
  '127.255.255.254',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '192.0.0.170',
  '192.88.99.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '5f00::1',
  'localhost',
  '0x7f.1',
  '2130706433',
  '',
])('%s is not an address that images are fetched from', (address) =>
  expect(isPublicAddress(address)).toBe(false),
)

it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '172.15.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it('sends results to this machine and its network, and to no address that contains a public one', () => {
  const own = [
    '127.0.0.1',
    '192.168.1.1',
    '::1',
    'fd00::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '::ffff:a00:1',
  ]
  expect(own.filter((address) => !isOwnNetwork(address))).toEqual([])
  const foreign = [
    '8.8.8.8',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
    '64:ff9b::808:808',
    '2002:808:808::1',
    '2001:0:808:808::1',
    '::8.8.8.8',
    '0.0.0.0',
    '192.88.99.1',
    'localhost',
  ]
  expect(foreign.filter(isOwnNetwork)).toEqual([])
})

it('knows the addresses of this machine, which are not outside even if they are public', () => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? []).map(({ address }) => address),
  )
  expect(addresses).not.toEqual([])
  expect(addresses.filter((address) => !isOwnAddress(address) || isOutside(address))).toEqual([])
  expect(isOwnAddress('8.8.8.8')).toBe(false)
})
