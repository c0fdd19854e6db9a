// Sends bytes to the server that no HTTP client would send.
import { connect } from 'node:net'
import { once } from 'node:events'

/** Returns what the server sent until it closed the connection, or until it answered and stays silent. */
export async function say(url: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const line = connect({ host: hostname, port: Number(port) })
  const heard: Buffer[] = []
  line.on('data', (part) => heard.push(part))
  // A server that closes in the middle of a request resets the connection; what it sent before counts.
  line.on('error', () => undefined)
  await once(line, 'connect')
  for (const part of parts) line.write(part)
  line.end()
  await new Promise((closed) => line.once('close', closed))
  return Buffer.concat(heard).toString('latin1')
}

/** Returns the statuses of all answers, in order. */
export function statuses(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
}
