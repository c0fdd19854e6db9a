// The component gallery: shows every component in every state. Served by Vite for development and tests, never built.
import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import Gallery from './Gallery.svelte'

document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'light'
const target = document.getElementById('gallery')
if (!target) throw new Error('index.html has no #gallery')
mount(Gallery, { target })
