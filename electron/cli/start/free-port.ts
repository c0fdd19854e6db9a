// Finds the first free port, starting at a given one.
import { createServer } from 'node:net'

const maxTries = 50

/** Returns 0 if none of the next ports is free; the system then chooses one. */
export async function freePort(host: string, from: number): Promise<number> {
  for (let port = from; port < from + maxTries && port <= 65_535; port++) {
    if (await isFree(host, port)) return port
  }
  return 0
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    // The service itself reports any other error.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
