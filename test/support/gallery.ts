// Serves the gallery page of all components from the sources, by Vite.
import path from 'node:path'
import { createServer } from 'vite'

export interface Gallery {
  readonly url: (theme: 'light' | 'dark') => string
  close(): Promise<void>
}

export async function serveGallery(): Promise<Gallery> {
  const server = await createServer({
    configFile: path.resolve(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  const [address] = server.resolvedUrls?.local ?? []
  if (address === undefined) throw new Error('Vite named no address')
  return {
    url: (theme) => `${address}gallery/index.html?theme=${theme}`,
    close: () => server.close(),
  }
}
