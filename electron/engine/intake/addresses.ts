// Recognises addresses of this machine and of private networks: images are not fetched from there, unless a setting
// allows it, and results are sent to no others.
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** From the registries of special-purpose addresses (RFC 6890 and its successors). */
const reserved = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  // Public addresses begin with 2 or 3. All others are loopback, link-local or site-local, or contain an IPv4
  // address.
  ipv6: [
    ['::', 3],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
    ['4000::', 2],
    ['8000::', 1],
  ],
} as const

/** Two lists, because a common one would also look for IPv4 addresses among the IPv6 ranges that contain them. */
const blocked = { ipv4: blockList('ipv4'), ipv6: blockList('ipv6') }

/** Builds the list of reserved networks of IPv4 or IPv6. */
function blockList(family: keyof typeof reserved): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of reserved[family]) list.addSubnet(net, prefix, family)
  return list
}

/** Whether the address is on the public internet. Text that is no address is not public either. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (isIP(plain) === 0) return false
  const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6'
  return !blocked[family].check(plain, family)
}

/** The networks to which results may be sent. Reserved addresses are not all among them: some contain a public one. */
const ownNetworks = new BlockList()
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(net, prefix, 'ipv6')

/** Whether the address is of this machine or its local network; an IPv4 address may be written as an IPv6 one. */
export function isOwnNetwork(address: string): boolean {
  const [plain = ''] = address.split('%')
  const family = isIP(plain)
  return family !== 0 && ownNetworks.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/**
 * Whether the address is of this machine. A machine may have public addresses of its own, and services on it
 * may trust callers from the same machine.
 */
export function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address))
}

/** Whether an image may be fetched from the address: it is public and not of this machine. */
export function isOutside(address: string): boolean {
  return isPublicAddress(address) && !isOwnAddress(address)
}
