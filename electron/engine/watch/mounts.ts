// Finds the kind of disk that a folder is on, from the system's list of mounts. For network shares the system does
// not report changes by other machines, so these folders are scanned again and again.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

export interface Mount {
  readonly point: string
  readonly type: string
}

const networkTypes: ReadonlySet<string> = new Set(
  (
    'nfs nfs3 nfs4 cifs smb smb2 smb3 smbfs afpfs ncpfs ncp 9p davfs webdav ceph glusterfs lustre beegfs afs coda ' +
    'fuse.sshfs fuse.rclone fuse.davfs2 fuse.s3fs fuse.glusterfs fuse.ceph fuse.gvfsd-fuse fuse.smbnetfs vboxsf ' +
    'fuse.vmhgfs-fuse vmhgfs prl_fs virtiofs drvfs osxfs'
  ).split(' '),
)

export function isNetworkType(type: string): boolean {
  return networkTypes.has(type.toLowerCase())
}

/** Parses Linux's /proc/self/mountinfo: field 4 is the mount point, and the type follows the dash. */
export function parseMountInfo(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const fields = line.split(' ')
    const point = fields[4]
    const type = fields[fields.indexOf('-', 6) + 1]
    return point === undefined || type === undefined || !line.includes(' - ')
      ? []
      : [{ point: decodeOctal(point), type }]
  })
}

/** Decodes the path of a mount. Blanks and some other characters are written as three octal digits. */
function decodeOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 8)))
}

/** Parses the output of `mount` on macOS: //ada@nas/scans on /Volumes/scans (smbfs, nodev, ...) */
export function parseMountList(text: string): Mount[] {
  return [...text.matchAll(/^.* on (\/.*) \(([\w.]+)[,)]/gm)].map(([, point = '', type = '']) => ({
    point,
    type,
  }))
}

/** Finds the mount of a folder. Of two mounts at the same place, the later one covers the earlier. */
export function findMountIn(mounts: readonly Mount[], folder: string): Mount | null {
  return mounts.reduce<Mount | null>((found, mount) => {
    const isAround =
      mount.point === '/' || folder === mount.point || folder.startsWith(`${mount.point.replace(/\/$/, '')}/`)
    return isAround && mount.point.length >= (found?.point.length ?? 0) ? mount : found
  }, null)
}

/** Whether the path is like \\server\share. Drive letters of shares must be resolved before. */
export function isUncPath(folder: string): boolean {
  return /^(\\\\|\/\/)(?![.?]\\)/.test(folder) || /^\\\\\?\\UNC\\/i.test(folder)
}

export async function findMount(folder: string): Promise<{ type: string; isNetwork: boolean }> {
  if (process.platform === 'win32') {
    const isNetwork = isUncPath(folder)
    return { type: isNetwork ? 'smb' : 'local', isNetwork }
  }
  const mount = findMountIn(await readMounts(), folder)
  return { type: mount?.type ?? 'unknown', isNetwork: mount !== null && isNetworkType(mount.type) }
}

/** Lists the mounted disks. */
async function readMounts(): Promise<Mount[]> {
  try {
    if (process.platform === 'linux') return parseMountInfo(await readFile('/proc/self/mountinfo', 'utf8'))
    const { stdout } = await promisify(execFile)('/sbin/mount', { timeout: 5000 })
    return parseMountList(stdout)
  } catch {
    // If it can't be known, the disk is taken for local: its events are tried, besides regular scans.
    return []
  }
}
