// chokidar, reduced to what we trust it with: hints that something may have happened somewhere.
import { watch } from 'chokidar'

export interface FolderHints {
  close(): Promise<void>
}

export function watchForHints(
  root: string,
  includesSubfolders: boolean,
  tell: { onHint: (file: string) => void; onReady: () => void; onError: (error: unknown) => void },
): FolderHints {
  const watcher = watch(root, {
    // Our own scan finds what is there already.
    ignoreInitial: true,
    followSymlinks: false,
    ignorePermissionErrors: true,
    ...(includesSubfolders ? {} : { depth: 0 }),
  })
  watcher.on('add', tell.onHint)
  watcher.on('change', tell.onHint)
  watcher.on('ready', tell.onReady)
  watcher.on('error', tell.onError)
  return { close: () => watcher.close() }
}
