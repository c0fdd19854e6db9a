// What the file system says, in our words. Anything else is a bug and goes on being thrown.
import { fault, type Fault } from '../../shared/result.ts'

export function fileFault(error: unknown, path: string): Fault {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return fault('file.gone', { path })
    case 'EACCES':
    case 'EPERM':
      return fault('file.noRights', { path })
    case 'EISDIR':
      return fault('file.notRegular', { path, kind: 'a folder' })
    case 'EBUSY':
      return fault('file.busy', { path })
    default:
      if (typeof code === 'string') return fault('file.io', { path, why: code })
      throw error
  }
}
