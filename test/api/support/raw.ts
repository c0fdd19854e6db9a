// Says to the server, byte for byte, what no HTTP client would say.
import { connect } from 'node:net'
import { once } from 'node:events'

/** The bytes received until the server closed the connection, or answered and stayed silent to the rest. */
export async function say(url: string, ...parts: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(url)
  const line = connect({ host: hostname, port: Number(port) })
  const heard: Buffer[] = []
  line.on('data', (part) => heard.push(part))
  // A server that hangs up in the middle of what it is told resets the line; what it said before counts.
  line.on('error', () => undefined)
  await once(line, 'connect')
  for (const part of parts) line.write(part)
  line.end()
  await new Promise((closed) => line.once('close', closed))
  return Buffer.concat(heard).toString('latin1')
}

/** The statuses of all answers, in their order. */
export function statuses(said: string): number[] {
  return [...said.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status))
}
