// Whether this Node can run Fovea at all. Looked at before the database is imported: on an older Node its native
// part ends the process without a word.
import { err, ok, type Result } from '../../shared/result.ts'

export const leastNode = 22

export function checkNode(version: string): Result<null> {
  const major = Number.parseInt(version, 10)
  return major >= leastNode ? ok(null) : err('node.version', { version, least: leastNode })
}
