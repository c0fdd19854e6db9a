// For tests: a component within an app whose network is a plain object.
import type { Component } from 'svelte'
import { render } from 'vitest-browser-svelte'
import { createClient } from '../../../shared/contract/client.ts'
import '../../styles/base.css'
import '../../styles/tokens.css'
import { createApp, type App } from '../app.ts'
import type { Host } from '../host.ts'
import { fakeNetwork, type Answers, type FakeNetwork } from './fake-network.ts'
import FakeApp from './FakeApp.svelte'

export interface AppInTest {
  readonly app: App
  readonly network: FakeNetwork
}

export function appInTest(answers: Answers, host: Host | null = null): AppInTest {
  localStorage.clear()
  history.replaceState(null, '', '#/')
  const network = fakeNetwork(answers)
  const app = createApp(createClient(network), host)
  app.i18n.choose('en')
  return { app, network }
}

export function renderInApp<Props extends Record<string, unknown>>(
  { app }: AppInTest,
  component: Component<Props>,
  props: Props,
) {
  return render(component, props, { wrapper: FakeApp, wrapperProps: { app } })
}
