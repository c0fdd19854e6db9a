// The transport in the desktop app. Reactive proxies can't cross IPC, so a plain copy is sent.
import type { Transport } from '../../shared/contract/client.ts'
import type { Host } from './host.ts'

export function createHostTransport(host: Host): Transport {
  return {
    call: (name, input) => host.call(name, $state.snapshot(input)),
    on: (listener) => host.on(listener),
  }
}
