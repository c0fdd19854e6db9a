// Resolves `electron` to the stand-in: for import, for require and for the inspector's require, which Playwright uses.
// The npm package of that name must never be loaded, because it would try to download the executable.
import { registerHooks } from 'node:module'

const names = new Set(['electron', 'electron/main', 'electron/common', 'electron/utility'])

export function serveElectron(module: URL): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      names.has(specifier)
        ? { url: module.href, format: 'module-typescript', shortCircuit: true }
        : next(specifier, context),
  })
}
