// An image in, its text on the clipboard: from the clipboard itself, or from a part of the screen.
import { clipboard, globalShortcut, Notification } from 'electron'
import { parseFault } from '../../shared/contract/client.ts'
import type { Fault, Result } from '../../shared/result.ts'
import { owner } from '../engine/caller.ts'
import type { Engine } from '../engine/face.ts'
import { clipboardImage, type GivenImage } from './clipboard-image.ts'
import { screenImage } from './screen-image.ts'
import type { Shell } from './shell.ts'

export interface Capture {
  readClipboard(): void
  readScreen(): void
  /** The keys that read the clipboard from anywhere; empty for none. */
  listenFor(shortcut: string): void
}

/** As much of a result as fits under a notification's title. */
const shownLength = 160

export function createCapture(engine: Engine, shell: Shell): Capture {
  let current = ''
  let shown: Notification | null = null

  function tell(title: string, body: string, recordId: string | null = null): void {
    shown = new Notification({ title, body, silent: true })
    shown.on('click', () => shell.show(recordId))
    shown.show()
  }

  async function read(image: GivenImage): Promise<void> {
    const { words } = shell
    const result = await textOf(engine, image)
    if (!result.ok) {
      tell(words().notCaptured, shell.faultText(result.error))
      return
    }
    const { id, text, problem } = result.value
    if (problem === null) await clipboard.writeText(text)
    if (problem === null) tell(words().captured, text.slice(0, shownLength), id)
    else tell(words().notCaptured, shell.faultText(problem), id)
  }

  async function readClipboard(): Promise<void> {
    const image = await clipboardImage()
    if (image) await read(image)
    else tell('Fovea', shell.words().noImage)
  }

  async function readScreen(): Promise<void> {
    const image = await screenImage()
    if (image === 'no-tool') tell('Fovea', shell.words().noScreenTool)
    else if (image) await read(image)
  }

  return {
    readClipboard: () => void readClipboard(),
    readScreen: () => void readScreen(),
    listenFor(shortcut) {
      if (shortcut === current) return
      if (current !== '') globalShortcut.unregister(current)
      current = ''
      if (shortcut === '') return
      if (registers(shortcut, () => void readClipboard())) current = shortcut
      else tell('Fovea', shell.words().shortcutTaken(shortcut))
    },
  }
}

/** Electron throws at what is no combination of keys, and answers false for one that another program has. */
function registers(shortcut: string, onPress: () => void): boolean {
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
  /** Why there is none. */
  readonly problem: Fault | null
}

async function textOf(engine: Engine, { name, bytes }: GivenImage): Promise<Result<Captured>> {
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
