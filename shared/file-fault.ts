// Turns errors of the file system into faults. It looks at the error's code only, so it needs no Node types.
import { err, type Err } from './result.ts'
import { systemReason } from './system-reason.ts'
import { reason } from './reasons.ts'

/** The fault for an error of the file system. Any other error is a bug and is thrown again. */
export function fileFault(error: unknown, path: string): Err {
  switch (systemCode(error)) {
    case 'ENOENT':
    case 'ENOTDIR':
      return err('file.gone', { path })
    case 'EACCES':
    case 'EPERM':
      return err('file.noRights', { path })
    case 'EISDIR':
      return err('file.notRegular', { path, kind: reason('a folder') })
    case 'ELOOP':
      return err('file.notRegular', { path, kind: reason('a link') })
    case 'ENOSPC':
    case 'EDQUOT':
      return err('disk.full', { path, freeBytes: 0 })
    case 'EBUSY':
    case 'ETXTBSY':
      return err('file.busy', { path })
    case null:
      throw error
    default:
      return err('file.io', { path, why: systemReason(error) })
  }
}

export function isMissingFile(error: unknown): boolean {
  return systemCode(error) === 'ENOENT'
}

/** The code of a system error, such as ENOENT. Returns null for every other error. */
export function systemCode(error: unknown): string | null {
  const isSystemError = error instanceof Error && 'syscall' in error && 'code' in error
  return isSystemError && typeof error.code === 'string' ? error.code : null
}
