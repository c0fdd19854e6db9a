// Writes a file for each crash, which the user can read and delete. It is never sent and holds no document content.
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

const maxReports = 20
/** A page that crashes again within this time would crash for ever if it were reloaded, so the user is asked. */
const soonMs = 60_000

export function reportDir(dataDir: string): string {
  return path.join(dataDir, 'crash-reports')
}

/** Writes the report, and deletes the oldest ones; never throws. */
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
    for (const old of outdatedReports(readdirSync(dir))) rmSync(path.join(dir, old), { force: true })
  } catch {
    // A full disk: the crash itself must not become another one.
  }
}

/** The reports beyond the newest `maxReports`. Names begin with the time, so sorting them sorts the crashes. */
export function outdatedReports(names: readonly string[]): string[] {
  const reports = names.filter((name) => /^\d{4}-.*\.json$/.test(name)).sort()
  return reports.slice(0, Math.max(0, reports.length - maxReports))
}

/** Writes a report for each crash of the main process, the page or another process. */
export function watchForCrashes(dataDir: string, shell: Shell): void {
  const dir = reportDir(dataDir)
  let lastPageCrash = 0
  // A monitor does not replace Electron's own handling of an uncaught error.
  process.on('uncaughtExceptionMonitor', (error) => {
    writeReport(dir, { what: 'main', reason: error.message, stack: error.stack ?? '' }, new Date())
  })
  app.on('child-process-gone', (_event, { type, reason, exitCode, name }) => {
    if (reason === 'clean-exit' || reason === 'killed') return // readers are killed on purpose: not a crash
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

/** Asks the user whether to reload the crashed page or to quit. */
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
