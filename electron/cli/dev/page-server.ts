// The page as Vite serves it while it is developed, under the same rules for what a page may load as the built one.
import type { Server } from 'node:http'
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { createServer, type Plugin, type ViteDevServer } from 'vite'

export function servePage(root: string, http: Server, port: number): Promise<ViteDevServer> {
  const nonce = randomUUID()
  return createServer({
    configFile: path.join(root, 'vite.config.ts'),
    cacheDir: path.join(root, '.cache/vite'),
    logLevel: 'warn',
    html: { cspNonce: nonce },
    plugins: [openPolicy(nonce, port)],
    server: {
      middlewareMode: { server: http },
      // The page of the desktop app has another address, and its socket is here all the same.
      hmr: { server: http, host: '127.0.0.1', clientPort: port, protocol: 'ws' },
      // A folder of packages may be linked from elsewhere, as in a worktree.
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
    },
  })
}

/** Styles that come with a script, and the socket that tells of changes: no more than that is let in. */
function openPolicy(nonce: string, port: number): Plugin {
  const sockets = ['127.0.0.1', 'localhost'].map((host) => `ws://${host}:${port}`).join(' ')
  return {
    name: 'open-policy',
    transformIndexHtml: (html) =>
      html
        .replace(`style-src 'self'`, `style-src 'self' 'nonce-${nonce}'`)
        .replace(`connect-src 'self'`, `connect-src 'self' ${sockets}`),
  }
}
