// Serves the page by Vite's dev server, with the same content security policy as the built page as far as possible.
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
      // The page of the desktop app has another address, but its WebSocket is here.
      hmr: { server: http, host: '127.0.0.1', clientPort: port, protocol: 'ws' },
      // node_modules may be a link to another folder, as in a worktree.
      fs: { allow: [root, realpathSync(path.join(root, 'node_modules'))] },
    },
  })
}

/**
 * Loosens the page's security policy, but only for styles that scripts insert, and for the WebSocket that
 * reports changes.
 */
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
