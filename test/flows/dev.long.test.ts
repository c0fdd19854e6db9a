// `npm run dev` on a copy of the project: a saved change appears on the screen and in the answers of the engine.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { chromiumOptions } from '../support/chromium.ts'
import { tempDir } from '../support/temp-dir.ts'
import { runProcess } from '../cli/support/processes.ts'

const project = path.join(import.meta.dirname, '../..')

/** Generous timeouts, since speed is not tested here and the machine may be busy. */
const unhurried = { timeout: 180_000, interval: 50 }

/** Copies the files that git knows, and uses the installed packages. */
function copyOfProject(): string {
  const root = path.join(tempDir('fovea-dev'), 'a copy')
  const tracked = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: project })
  for (const file of tracked.toString().split('\0')) {
    const isNeeded = /^(shared|electron|renderer|samples)\/|^[^/]+$/.test(file)
    if (isNeeded && existsSync(path.join(project, file)))
      cpSync(path.join(project, file), path.join(root, file))
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(root, 'node_modules'), 'dir')
  return root
}

function edit(file: string, from: string, to: string): void {
  const source = readFileSync(file, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(file, source.replace(from, to))
}

async function startDev(root: string) {
  const entry = path.join(root, 'electron/cli/dev.entry.ts')
  const child = spawn(process.execPath, [entry, '--port', '0', '--no-open'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  createInterface(child.stderr).on('line', (line) => said.push(line))
  const ended = once(child, 'exit')
  const printed: string[] = []
  for await (const line of createInterface(child.stdout)) {
    printed.push(line)
    const link = /^Fovea is at (\S+) and listens to a debugger on \S+\. Stop with Ctrl-C\.$/.exec(line)?.[1]
    if (link !== undefined) return { child, ended, said, printed, link, url: new URL('/', link).href }
  }
  throw new Error(`it ended without saying where it is:\n${said.join('\n')}`)
}

async function openPage(link: string): Promise<Page> {
  const browser = await chromium.launch(chromiumOptions())
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ locale: 'en' })
  // The first visit compiles some hundred files for the browser.
  await page.goto(link, { timeout: unhurried.timeout })
  return page
}

describe('the development server', () => {
  it('shows a changed sentence without reloading the page, and answers with a changed handler', async () => {
    const root = copyOfProject()
    const { child, ended, said, printed, link, url } = await startDev(root)
    const page = await openPage(link)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.getByText('Drop images anywhere').first().waitFor({ timeout: unhurried.timeout })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    edit(path.join(root, 'shared/words/en.ts'), `'Drop images anywhere'`, `'Drop them here'`)
    await page.getByText('Drop them here').first().waitFor({ timeout: unhurried.timeout })
    // The component was replaced in place, so the state of the page is kept.
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

    const health = async () => (await fetch(new URL('/api/health', url))).json() as Promise<unknown>
    expect(await health()).toMatchObject({ status: 'ok' })
    edit(
      path.join(root, 'electron/engine/handlers/system.ts'),
      `reader: readerVersion`,
      `reader: 'one that changed'`,
    )
    await expect.poll(health, unhurried).toMatchObject({ reader: 'one that changed' })
    expect(complaints).toEqual([])

    // A handler that can't be loaded is reported in the terminal, and the next change repairs it.
    edit(path.join(root, 'electron/engine/handlers/system.ts'), `'one that changed'`, `'one that`)
    await expect.poll(async () => (await fetch(new URL('/api/health', url))).status, unhurried).toBe(503)
    expect(said.join('\n')).toContain("can't be built; the next change tries again")
    edit(path.join(root, 'electron/engine/handlers/system.ts'), `'one that`, `'one that is mended'`)
    await expect.poll(health, unhurried).toMatchObject({ reader: 'one that is mended' })

    child.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    expect(printed).toHaveLength(1)
    await expect(fetch(url)).rejects.toThrow()
  })
})

describe('the development server refuses', () => {
  it('an unknown option and an invalid port', async () => {
    const unknown = await runProcess(['--fast'], { entry: 'dev' })
    expect(unknown.stderr).toMatch(/^fovea: npm run dev has no option --fast\. It takes: --data, --port/)
    const noPort = await runProcess(['--port', 'x'], { entry: 'dev' })
    expect(noPort.stderr).toBe('fovea: x is not a port. Use a number from 0 (any free one) to 65535.\n')
    expect([unknown.code, noPort.code]).toEqual([64, 64])
  })

  it('a port that is taken', async () => {
    const other = createServer()
    onTestFinished(() => void other.close())
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { stderr, code } = await runProcess(['--port', String(port), '--data', tempDir()], { entry: 'dev' })
    expect(stderr).toBe(`fovea: Port ${port} is in use by another program. Choose another with --port.\n`)
    expect(code).not.toBe(0)
  })
})
