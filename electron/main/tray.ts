// The tray icon and its menu: the state of the queue, pause and resume, the latest results.
import { app, Menu, nativeImage, Tray, type MenuItemConstructorOptions } from 'electron'
import path from 'node:path'
import type { RecordSummary } from '../../shared/contract/record.ts'
import type { QueueState } from '../../shared/contract/queue-calls.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import type { Capture } from './capture.ts'
import type { Shell } from './shell.ts'
import type { DesktopWords } from '../../shared/words/en.ts'

const recentCount = 5

export interface TrayActions {
  show(recordId: string | null): void
  pause(): void
  resume(): void
  readClipboard(): void
  readScreen(): void
  quit(): void
}

export function createTray(
  engine: Engine,
  shell: Shell,
  capture: Capture,
  iconDir: string,
): { refresh(): void } {
  const tray = new Tray(trayIcon(iconDir))
  const change = (name: 'queue.pause' | 'queue.resume') => () => void engine.call(name, {}, { caller: owner })
  const actions: TrayActions = {
    show: (recordId) => shell.show(recordId),
    pause: change('queue.pause'),
    resume: change('queue.resume'),
    readClipboard: () => capture.readClipboard(),
    readScreen: () => capture.readScreen(),
    quit: () => app.quit(),
  }
  let isStale = true
  let isRefreshing = false

  /** Updates the tray's menu from the queue and the latest results. */
  async function refresh(): Promise<void> {
    isStale = true
    if (isRefreshing) return
    isRefreshing = true
    // A burst of ten thousand events causes one refresh after another, not ten thousand at once.
    while (isStale) {
      isStale = false
      const queue = await engine.call('queue.get', {}, { caller: owner })
      const recent = await engine.call(
        'records.list',
        { status: 'done', limit: recentCount },
        { caller: owner },
      )
      if (!queue.ok || !recent.ok || tray.isDestroyed()) break
      tray.setToolTip(stateText(queue.value, shell.words()))
      tray.setContextMenu(
        Menu.buildFromTemplate(trayTemplate(queue.value, recent.value.records, shell.words(), actions)),
      )
    }
    isRefreshing = false
  }

  tray.on('click', () => shell.show())
  engine.on((event) => {
    if (event.name === 'queue.changed' || event.name === 'record.removed') void refresh()
  })
  void refresh()
  return { refresh: () => void refresh() }
}

function trayIcon(iconDir: string) {
  const isMac = process.platform === 'darwin'
  const image = nativeImage.createFromPath(path.join(iconDir, isMac ? 'trayTemplate.png' : 'tray.png'))
  if (isMac) image.setTemplateImage(true)
  return image
}

/** The first line of the menu: whether the queue is paused, idle or working. */
export function stateText({ isPaused, waiting, working }: QueueState, words: DesktopWords): string {
  const leftCount = waiting + working
  if (isPaused) return words.paused(leftCount)
  return leftCount === 0 ? words.idle : words.working(leftCount)
}

/** The menu: state, latest results, and actions. */
export function trayTemplate(
  queue: QueueState,
  recent: readonly Pick<RecordSummary, 'id' | 'filename'>[],
  words: DesktopWords,
  actions: TrayActions,
): MenuItemConstructorOptions[] {
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const results: MenuItemConstructorOptions[] = recent.map(({ id, filename }) => ({
    label: filename,
    click: () => actions.show(id),
  }))
  return [
    { label: stateText(queue, words), enabled: false },
    queue.isPaused
      ? { id: 'resume', label: words.resume, click: () => actions.resume() }
      : { id: 'pause', label: words.pause, click: () => actions.pause() },
    line,
    {
      id: 'recent',
      label: words.recent,
      submenu: results.length > 0 ? results : [{ label: words.nothingRecent, enabled: false }],
    },
    line,
    { id: 'tray-clipboard', label: words.readClipboard, click: () => actions.readClipboard() },
    { id: 'tray-screen', label: words.readScreen, click: () => actions.readScreen() },
    line,
    { id: 'show', label: words.show, click: () => actions.show(null) },
    { label: words.quit, click: () => actions.quit() },
  ]
}
