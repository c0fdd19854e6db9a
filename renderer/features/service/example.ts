// A request that works as it stands, but for the key and the image.
import { operations } from '../../../shared/operations.ts'

export function exampleRequest(address: string): string {
  const body = `'{"document":{"type":"image_url","image_url":"data:image/png;base64,'"$(base64 < scan.png | tr -d '\\n')"'"}}'`
  return [
    `curl '${address}${operations.text.path}?key=API_KEY' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${body}`,
  ].join('\n')
}
