// `fovea pack get`: shows the addresses before anything is fetched, and then how much has arrived.
import { bytesText } from '../../../shared/bytes-text.ts'
import type { Client } from '../../../shared/contract/client.ts'
import type { Output } from '../output.ts'

/** Returns a function that ends the progress. */
export async function announceGetting(client: Client, name: unknown, output: Output): Promise<() => void> {
  const catalogue = await client.call('packs.catalogue', {})
  const entry = catalogue.ok ? catalogue.value.packs.find((pack) => pack.name === name) : undefined
  for (const { url } of entry?.files ?? []) output.note(`from ${url}`)
  if (entry && entry.hosts.length > 0) output.note(`which may lead to ${entry.hosts.join(', ')}`)
  const stop = client.on((event) => {
    if (event.name !== 'pack.progress' || event.data.name !== name) return
    output.progress(`${bytesText(event.data.arrivedBytes)} of ${bytesText(event.data.totalBytes)}`)
  })
  return () => {
    stop()
    output.progress('')
  }
}
