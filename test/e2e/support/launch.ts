// Starts the app on the available host, and ensures that it ends.
import type { ChildProcess } from 'node:child_process'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { findHost, projectDir, type HostName } from './host.ts'
import { watchTrouble, type Trouble } from './trouble.ts'

export interface LaunchOptions {
  readonly dataDir: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Files to open, as a file manager would name them. */
  readonly files?: readonly string[]
  /** The folder of another app, for the stand-in's own tests. */
  readonly appDir?: string
}

export interface Running {
  readonly app: ElectronApplication
  readonly page: Page
  /** The main process; Playwright forgets it when the app has ended. */
  readonly child: ChildProcess
  readonly host: HostName
  readonly trouble: Trouble
  close(): Promise<void>
}

// Longer than any normal quit; an app that still runs then is killed.
const quitTimeoutMs = 60_000

/** Starts the app and waits for its first window. */
export async function launchFovea(options: LaunchOptions): Promise<Running> {
  const host = findHost()
  const app = await _electron.launch({
    executablePath: host.executablePath,
    args: commandLine(options),
    cwd: projectDir,
    env: { ...inheritedEnv(), ...options.env },
    timeout: 120_000,
    colorScheme: null, // the app's own nativeTheme decides, not Playwright
  })
  const child = app.process()
  const trouble = watchTrouble(app)
  try {
    const page = await app.firstWindow()
    return { app, page, child, host: host.name, trouble, close: () => closeApp(app, child) }
  } catch (cause) {
    child.kill('SIGKILL')
    throw new Error(`no window appeared; the app said:\n${trouble.log()}`, { cause })
  }
}

/** The arguments after the executable, with which a test can also start a second instance. */
export function commandLine({
  dataDir,
  args = [],
  files = [],
  appDir = projectDir,
}: LaunchOptions): string[] {
  const target = findHost().isPackaged ? [] : [appDir]
  return [`--user-data-dir=${dataDir}`, ...target, ...args, ...files]
}

/** Quits the app; kills it and fails if that takes too long. */
async function closeApp(app: ElectronApplication, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new Error(`the app did not quit within ${quitTimeoutMs} ms`)),
    quitTimeoutMs,
  )
  try {
    await Promise.race([app.close(), tooLong])
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function inheritedEnv(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
}
