// Reads an image from the clipboard or from a selected region of the screen, and puts its text on the clipboard.
import { clipboard, globalShortcut, Notification } from 'electron'
import { parseFault } from '../../shared/contract/client.ts'
import type { Fault, Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { clipboardImage, type NamedImage } from './clipboard-image.ts'
import { screenImage } from './screen-image.ts'
import type { Shell } from './shell.ts'

export interface Capture {
  readClipboard(): void
  readScreen(): void
  /** Registers the global shortcut that reads the clipboard; an empty string unregisters it. */
  listenFor(shortcut: string): void
}

/** The part of a result that fits under a notification's title. */
const maxShownChars = 160

/** Returns the capture: it follows the shortcut, and reads the clipboard or a region of the screen. */
export function createCapture(engine: Engine, shell: Shell): Capture {
  let current = ''
  let shown: Notification | null = null

  /** Shows a notification; a click on it opens the record. */
  function notify(title: string, body: string, recordId: string | null = null): void {
    shown = new Notification({ title, body, silent: true })
    shown.on('click', () => shell.show(recordId))
    shown.show()
  }

  /** Reads the image, copies its text, and says how that went. */
  async function read(image: NamedImage): Promise<void> {
    const { words } = shell
    const result = await readText(engine, image)
    if (!result.ok) {
      notify(words().notCaptured, shell.faultText(result.error))
      return
    }
    const { id, text, problem } = result.value
    if (problem === null) await clipboard.writeText(text)
    if (problem === null) notify(words().captured, text.slice(0, maxShownChars), id)
    else notify(words().notCaptured, shell.faultText(problem), id)
  }

  /** Reads the image on the clipboard. */
  async function readClipboard(): Promise<void> {
    const image = await clipboardImage()
    if (image) await read(image)
    else notify('Fovea', shell.words().noImage)
  }

  /** Has the user select a region of the screen, and reads it. */
  async function readScreen(): Promise<void> {
    const image = await screenImage()
    if (image === 'no-tool') notify('Fovea', shell.words().noScreenTool)
    else if (image) await read(image)
  }

  return {
    readClipboard: () => void readClipboard(),
    readScreen: () => void readScreen(),
    /** Registers the global shortcut instead of the last one; '' means none. */
    listenFor(shortcut) {
      if (shortcut === current) return
      if (current !== '') globalShortcut.unregister(current)
      current = ''
      if (shortcut === '') return
      if (tryRegister(shortcut, () => void readClipboard())) current = shortcut
      else notify('Fovea', shell.words().shortcutTaken(shortcut))
    },
  }
}

/** False if the shortcut is invalid (Electron throws a TypeError) or if another program already uses it. */
function tryRegister(shortcut: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(shortcut, onPress)
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

interface Captured {
  readonly id: string
  readonly text: string
  /** The reason why there is no text. */
  readonly problem: Fault | null
}

/** Adds the image to the queue, and waits for its text. */
async function readText(engine: Engine, { name, bytes }: NamedImage): Promise<Result<Captured>> {
  const images = [{ name, base64: bytes.toString('base64') }]
  const added = await engine.call('records.add', { images, operation: 'text' }, { caller: owner })
  if (!added.ok) return added
  const [refused] = added.value.refused
  const [record] = added.value.records
  if (!record) return { ok: false, error: parseFault(refused?.error) }
  const read = await engine.call('records.get', { id: record.id, wait: true }, { caller: owner })
  if (!read.ok) return read
  const { content, error } = read.value
  return { ok: true, value: { id: record.id, text: content ?? '', problem: error && parseFault(error) } }
}
