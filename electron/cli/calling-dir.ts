// Finds the folder in which the user typed the command. npm runs scripts in the package's folder, where a relative file
// name would mean another file, and sets INIT_CWD to the folder in which npm was called.
import path from 'node:path'

export function callingDir(env: NodeJS.ProcessEnv, cwd: string): string {
  const from = env['INIT_CWD']
  const manifest = env['npm_package_json']
  if (from === undefined || manifest === undefined) return cwd
  // Programs inherit these variables from npm, so they only count for our own scripts in the package's folder.
  const isScriptOfOurs = ['fovea', 'start', 'dev'].includes(env['npm_lifecycle_event'] ?? '')
  return isScriptOfOurs && path.dirname(manifest) === cwd ? from : cwd
}
