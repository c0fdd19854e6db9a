// Takes a screenshot of a region that the user selects, with the system's own program.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { clipboardImage, type NamedImage } from './clipboard-image.ts'
import { screenTool } from './screen-tool.ts'

const run = promisify(execFile)

/** The time that the user may take to select the region. */
const timeoutMs = 60_000
const pauseMs = 250

/** Takes the picture. 'no-tool': the system has no program for it. Null: the user selected nothing. */
export async function screenImage(): Promise<NamedImage | null | 'no-tool'> {
  const tool = screenTool(process.platform, isOnPath)
  if (!tool) return 'no-tool'
  const before = process.platform === 'win32' ? await clipboardImage() : null
  const dir = await mkdtemp(path.join(tmpdir(), 'fovea-screen-'))
  const file = path.join(dir, 'screen.png')
  try {
    // A cancelled program may end with an error; whether there is an image decides.
    await run(tool.command, [...tool.args(file)], { timeout: timeoutMs }).catch(() => undefined)
    if (process.platform === 'win32') return await newOnClipboard(before)
    return existsSync(file) ? { name: 'screen.png', bytes: await readFile(file) } : null
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The Windows program exits at once and puts its image on the clipboard when the region is selected. */
async function newOnClipboard(before: NamedImage | null): Promise<NamedImage | null> {
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pauseMs) {
    await wait(pauseMs)
    const now = await clipboardImage()
    if (now && !(before && now.bytes.equals(before.bytes))) return { ...now, name: 'screen.png' }
  }
  return null
}

/** Whether a program of this name is installed. */
function isOnPath(command: string): boolean {
  const dirs = (process.env['PATH'] ?? '').split(path.delimiter)
  return dirs.some((dir) => dir !== '' && existsSync(path.join(dir, command)))
}
