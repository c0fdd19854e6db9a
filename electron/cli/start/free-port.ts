// The first port that nobody listens on, from a wished one on.
import { createServer } from 'node:net'

const tries = 50

export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < from + tries && port <= 65_535; port++) {
    if (await isFree(host, port)) return port
  }
  return 0
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // only a taken port matters here; the service reports any other problem itself
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
