// What broke, as a file that the person can read and delete. Nothing of it is ever sent, and no content stands in it.
import { app, dialog, type WebContents } from 'electron'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Shell } from './shell.ts'

export interface CrashReport {
  readonly what: 'page' | 'helper' | 'main'
  readonly reason: string
  readonly exitCode?: number
  readonly stack?: string
}

const keptReports = 20
/** A page that breaks again so soon would break for ever: from then on a person decides. */
const soonMs = 60_000

export function reportDir(dataDir: string): string {
  return path.join(dataDir, 'crash-reports')
}

export function writeReport(dir: string, report: CrashReport, at: Date): void {
  const facts = {
    at: at.toISOString(),
    ...report,
    version: app.getVersion(),
    electron: process.versions['electron'],
    system: `${os.platform()} ${os.release()} ${os.arch()}`,
  }
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const name = `${facts.at.replace(/[:.]/g, '-')}-${report.what}.json`
    writeFileSync(path.join(dir, name), `${JSON.stringify(facts, null, 2)}\n`, { mode: 0o600 })
    for (const old of tooOld(readdirSync(dir))) rmSync(path.join(dir, old), { force: true })
  } catch {
    // A full disk: the crash itself must not become another one.
  }
}

/** Names begin with their time, so their order is that of the crashes. */
export function tooOld(names: readonly string[]): string[] {
  const reports = names.filter((name) => /^\d{4}-.*\.json$/.test(name)).sort()
  return reports.slice(0, Math.max(0, reports.length - keptReports))
}

export function watchForCrashes(dataDir: string, shell: Shell): void {
  const dir = reportDir(dataDir)
  let lastPageCrash = 0
  // A monitor, so that what Electron does about an uncaught error is still done.
  process.on('uncaughtExceptionMonitor', (error) => {
    writeReport(dir, { what: 'main', reason: error.message, stack: error.stack ?? '' }, new Date())
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit' || reason === 'killed') return // readers are ended on purpose: that is no crash
    writeReport(dir, { what: 'helper', reason: `${name ?? type}: ${reason}`, exitCode }, new Date())
  })
  app.on('render-process-gone', (_event, contents, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    writeReport(dir, { what: 'page', reason, exitCode }, new Date())
    const isAgain = Date.now() - lastPageCrash < soonMs
    lastPageCrash = Date.now()
    if (isAgain) void askToReload(contents, shell)
    else contents.reload()
  })
}

async function askToReload(contents: WebContents, shell: Shell): Promise<void> {
  const { pageCrashed, reload, quit } = shell.words()
  const { response } = await dialog.showMessageBox({
    type: 'warning',
    title: 'Fovea',
    message: pageCrashed,
    buttons: [reload, quit],
    cancelId: 0,
  })
  if (response === 1) app.quit()
  else contents.reload()
}
