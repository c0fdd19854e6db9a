// Takes a part of the screen with the system's own program.
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { clipboardImage, type GivenImage } from './clipboard-image.ts'
import { screenTool } from './screen-tool.ts'

const run = promisify(execFile)

/** So long a person may take to choose the part. */
const patienceMs = 60_000
const pauseMs = 250

/** 'no-tool': the system has no program for it. Null: the person chose nothing. */
export async function screenImage(): Promise<GivenImage | null | 'no-tool'> {
  const tool = screenTool(process.platform, isOnPath)
  if (!tool) return 'no-tool'
  const before = process.platform === 'win32' ? await clipboardImage() : null
  const dir = await mkdtemp(path.join(tmpdir(), 'fovea-screen-'))
  const file = path.join(dir, 'screen.png')
  try {
    // A program that was given up by the person may end with an error; what counts is whether there is an image.
    await run(tool.command, [...tool.args(file)], { timeout: patienceMs }).catch(() => undefined)
    if (process.platform === 'win32') return await newOnClipboard(before)
    return existsSync(file) ? { name: 'screen.png', bytes: await readFile(file) } : null
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** The Windows program ends at once and puts its image on the clipboard when the part is chosen. */
async function newOnClipboard(before: GivenImage | null): Promise<GivenImage | null> {
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += pauseMs) {
    await wait(pauseMs)
    const now = await clipboardImage()
    if (now && !(before && now.bytes.equals(before.bytes))) return { ...now, name: 'screen.png' }
  }
  return null
}

function isOnPath(command: string): boolean {
  const dirs = (process.env['PATH'] ?? '').split(path.delimiter)
  return dirs.some((dir) => dir !== '' && existsSync(path.join(dir, command)))
}
