// On what kind of disk a folder lies, by what the system says of its mounts. On a share of the network the system tells
// nothing of what others do there, so such a folder is looked through again and again.
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

/** Lines of Linux's /proc/self/mountinfo: ... 4 is the root, 5 the mount point, after the dash the type. */
export function parseMountInfo(text: string): Mount[] {
  return text.split('\n').flatMap((line) => {
    const fields = line.split(' ')
    const point = fields[4]
    const type = fields[fields.indexOf('-', 6) + 1]
    return point === undefined || type === undefined || !line.includes(' - ')
      ? []
      : [{ point: unescaped(point), type }]
  })
}

/** Blanks and the like are written as three octal digits. */
function unescaped(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 8)))
}

/** Lines of `mount` on macOS: //ada@nas/scans on /Volumes/scans (smbfs, nodev, ...) */
export function parseMountList(text: string): Mount[] {
  return [...text.matchAll(/^.* on (\/.*) \(([\w.]+)[,)]/gm)].map(([, point = '', type = '']) => ({
    point,
    type,
  }))
}

/** The mount that a folder lies on: of two at the same place, the later one covers the earlier. */
export function mountOf(mounts: readonly Mount[], folder: string): Mount | null {
  return mounts.reduce<Mount | null>((found, mount) => {
    const isAround =
      mount.point === '/' || folder === mount.point || folder.startsWith(`${mount.point.replace(/\/$/, '')}/`)
    return isAround && mount.point.length >= (found?.point.length ?? 0) ? mount : found
  }, null)
}

/** Of \\server\share and of drives that stand for one, which were resolved to that before. */
export function isUncPath(folder: string): boolean {
  return /^(\\\\|\/\/)(?![.?]\\)/.test(folder) || /^\\\\\?\\UNC\\/i.test(folder)
}

export async function findMount(folder: string): Promise<{ type: string; isNetwork: boolean }> {
  if (process.platform === 'win32') {
    const isNetwork = isUncPath(folder)
    return { type: isNetwork ? 'smb' : 'local', isNetwork }
  }
  const mount = mountOf(await mounts(), folder)
  return { type: mount?.type ?? 'unknown', isNetwork: mount !== null && isNetworkType(mount.type) }
}

async function mounts(): Promise<Mount[]> {
  try {
    if (process.platform === 'linux') return parseMountInfo(await readFile('/proc/self/mountinfo', 'utf8'))
    const { stdout } = await promisify(execFile)('/sbin/mount', { timeout: 5000 })
    return parseMountList(stdout)
  } catch {
    // What can't be known is taken for a local disk: its events are tried, and scans go on beside them.
    return []
  }
}
