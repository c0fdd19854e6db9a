// The folder that the person typed the command in. npm runs scripts in the package's own folder, so a relative
// file name would mean another file there; npm says in INIT_CWD where it was called.
import path from 'node:path'

export function callingDir(env: NodeJS.ProcessEnv, cwd: string): string {
  const from = env['INIT_CWD']
  const manifest = env['npm_package_json']
  if (from === undefined || manifest === undefined) return cwd
  // A program that npm started hands these on to what it starts itself; in another folder they say nothing.
  const isScriptOfOurs = ['fovea', 'start', 'dev'].includes(env['npm_lifecycle_event'] ?? '')
  return isScriptOfOurs && path.dirname(manifest) === cwd ? from : cwd
}
