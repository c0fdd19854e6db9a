// For tests: creates an app with a fake network, and the wrapper that provides it to a component.
import { createClient } from '../../shared/contract/client.ts'
import '../styles/base.css'
import '../styles/tokens.css'
import { createApp, type App } from '../lib/app.ts'
import type { Host } from '../lib/host.ts'
import { fakeNetwork, type Answers, type FakeNetwork } from './fake-network.ts'
import FakeApp from './FakeApp.svelte'

export interface AppInTest {
  readonly app: App
  readonly network: FakeNetwork
}

/** Returns an app in English, with empty storage, that gets these answers. */
export function appInTest(answers: Answers, host: Host | null = null): AppInTest {
  localStorage.clear()
  history.replaceState(null, '', '#/')
  const network = fakeNetwork(answers)
  const app = createApp(createClient(network), host)
  app.i18n.choose('en')
  return { app, network }
}

/** Options for `render`: its third argument. */
export function within({ app }: AppInTest) {
  return { wrapper: FakeApp, wrapperProps: { app } }
}
