// On Linux, Electron brings the system's GLib and sharp's native build brings one of its own; two of them in one process
// complain and can crash it (https://github.com/lovell/sharp/issues/4525). There sharp takes its WebAssembly build,
// which has none. Elsewhere, and in plain Node, the native one is right: it decodes in two thirds of the time.
import { registerHooks } from 'node:module'

export function preferPortableSharp(): void {
  if (process.platform !== 'linux' || !('electron' in process.versions)) return
  registerHooks({
    resolve(specifier, context, next) {
      // sharp tries one build after the other, and passes over those that are not there.
      if (/^@img\/sharp-linux/.test(specifier)) throw notInstalled(specifier)
      return next(specifier, context)
    },
  })
}

function notInstalled(specifier: string): Error {
  return Object.assign(new Error(`${specifier} is left out inside Electron`), { code: 'MODULE_NOT_FOUND' })
}
