// Checks that this Node can run Fovea, before the database is imported: on an older Node its native module ends the
// process without a message.
import { err, ok, type Result } from '../../shared/result.ts'

export const minNode = 22

export function checkNode(version: string): Result<null> {
  const major = Number.parseInt(version, 10)
  return major >= minNode ? ok(null) : err('node.version', { version, least: minNode })
}
