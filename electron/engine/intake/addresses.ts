// Which addresses are of this machine or of a private network: images are not fetched from there unless the owner says so.
import { BlockList, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'

/** By the registries of special-purpose addresses (RFC 6890 and its successors). */
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
  // Public ones all begin with 2 or 3. What lies outside are loopback, link and site, and IPv4 in every disguise.
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

/** One list a family: in a common one, IPv4 addresses are looked for among the IPv6 ones that contain them. */
const blocked = { ipv4: blockList('ipv4'), ipv6: blockList('ipv6') }

function blockList(family: keyof typeof reserved): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of reserved[family]) list.addSubnet(net, prefix, family)
  return list
}

/** What is not an address at all is not public either. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (isIP(plain) === 0) return false
  const family = isIP(plain) === 4 ? 'ipv4' : 'ipv6'
  return !blocked[family].check(plain, family)
}

/** A machine may have public addresses of its own, and what listens there may trust whoever comes from the machine. */
export function isOwnAddress(address: string): boolean {
  return Object.values(networkInterfaces()).some((each) => each?.some((own) => own.address === address))
}

export function isOutside(address: string): boolean {
  return isPublicAddress(address) && !isOwnAddress(address)
}
