// Entry of the stand-in's main process: makes the process look like Electron, then runs the app.
import { pathToFileURL } from 'node:url'
import { launch } from './launch.ts'
import { dressProcess } from './dress-process.ts'
import { serveElectron } from './serve-electron.ts'

process.env.ELECTRON_STANDIN_RESOURCES = launch.resourcesDir // for the utility processes as well
dressProcess('browser')
process.argv = [launch.executable, ...launch.words]
serveElectron(new URL('./electron.ts', import.meta.url))

const { startBrowser } = await import('./api/start.ts')
startBrowser()
await import(pathToFileURL(launch.entry).href)
