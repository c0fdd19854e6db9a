// The entry point of the page: connects, and mounts the app.
import { mount } from 'svelte'
import { z } from 'zod'
import AppFrame from './App.svelte'
import { createApp } from './lib/app.ts'
import { connect } from './lib/client.ts'
import { Connection } from './lib/connection.svelte.ts'
import { showLastTheme } from './lib/theme.ts'
import './styles/tokens.css'
import './styles/base.css'

// The page's security policy has no eval, which zod would use to compile its parsers.
z.config({ jitless: true })
showLastTheme()

const host = window.fovea ?? null
const connection = new Connection()
const app = createApp(connect(host, connection), host, connection)
if (host) document.documentElement.dataset['platform'] = host.platform

// An unhandled rejection is a bug. It is shown, so that nobody waits for an answer that never comes.
window.addEventListener('unhandledrejection', ({ reason }) => {
  app.toasts.fail(app.i18n.t.app.bug(String(reason)))
})

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
mount(AppFrame, { target, props: { app } })
