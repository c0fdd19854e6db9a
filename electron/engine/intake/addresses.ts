// Which addresses are of this machine or of a private network: images are not fetched from there unless the owner says so.
import { BlockList, isIP } from 'node:net'

const privateRanges = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ],
  ipv6: [
    ['::', 128],
    ['::1', 128],
    ['64:ff9b::', 96],
    ['64:ff9b:1::', 48],
    ['100::', 64],
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ],
} as const

const blocked = new BlockList()
for (const [net, prefix] of privateRanges.ipv4) {
  blocked.addSubnet(net, prefix, 'ipv4')
  // The same address written as an IPv6 one leads to the same machine.
  blocked.addSubnet(`::ffff:${net}`, 96 + prefix, 'ipv6')
  blocked.addSubnet(`::${net}`, 96 + prefix, 'ipv6')
}
for (const [net, prefix] of privateRanges.ipv6) blocked.addSubnet(net, prefix, 'ipv6')

/** What is not an address at all is not public either. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 0) return false
  return !blocked.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
