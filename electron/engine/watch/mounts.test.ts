import { describe, expect, it } from 'vitest'
import { isNetworkType, isUncPath, findMountIn, parseMountInfo, parseMountList } from './mounts.ts'

const mountInfo = `22 1 254:0 / / rw,relatime - ext4 /dev/vda rw
40 22 0:35 / /mnt/nas rw,relatime shared:1 - cifs //nas/scans rw,vers=3
41 40 0:36 / /mnt/nas/local\\040disk rw - ext4 /dev/sdb rw`

const mountList = `/dev/disk3s1s1 on / (apfs, sealed, local, read-only)
//ada@nas._smb._tcp.local/scans on /Volumes/scans (smbfs, nodev, nosuid)`

describe('the disk that a folder is on', () => {
  it.each([
    ['/home/ada', 'ext4', false],
    ['/mnt/nas', 'cifs', true],
    ['/mnt/nas/inbox', 'cifs', true],
    ['/mnt/nasty', 'ext4', false],
    ['/mnt/nas/local disk/x', 'ext4', false],
  ])('is found in the mounts of Linux: %s is %s', (folder, type, isNetwork) => {
    const mount = findMountIn(parseMountInfo(mountInfo), folder)
    expect(mount?.type).toBe(type)
    expect(isNetworkType(mount?.type ?? '')).toBe(isNetwork)
  })

  it.each([
    ['/Users/ada', 'apfs'],
    ['/Volumes/scans/x', 'smbfs'],
  ])('is found in the mounts of macOS: %s is %s', (folder, type) => {
    expect(findMountIn(parseMountList(mountList), folder)?.type).toBe(type)
  })

  it('is a network share if its path begins with a server', () => {
    expect(['\\\\nas\\scans', '\\\\?\\UNC\\nas\\scans'].every(isUncPath)).toBe(true)
    expect(['C:\\scans', '\\\\?\\C:\\scans', '/mnt'].some(isUncPath)).toBe(false)
  })
})
