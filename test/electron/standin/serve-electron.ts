// Makes `electron` mean the stand-in: for import, for require and for the inspector's require, which Playwright uses.
// The npm package of that name would try to download the executable, so it must never be reached.
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
