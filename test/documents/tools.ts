// Finds and runs installed programs that make and read PDFs.
import { execFileSync, spawnSync } from 'node:child_process'
import { findChromium } from '../support/chromium.ts'

/** The name of each program, and its Debian package. */
export const tools = {
  pdftotext: 'poppler-utils',
  pdftocairo: 'poppler-utils',
  chromium: 'chromium',
  wkhtmltopdf: 'wkhtmltopdf',
  weasyprint: 'weasyprint',
  soffice: 'libreoffice-writer-nogui',
  groff: 'groff',
  ps2pdf: 'ghostscript',
  pdflatex: 'texlive-latex-base',
  'rsvg-convert': 'librsvg2-bin',
  enscript: 'enscript',
  qpdf: 'qpdf',
  mutool: 'mupdf-tools',
  img2pdf: 'img2pdf',
  reportlab: 'python3-reportlab',
  convert: 'imagemagick',
  jbig2: 'jbig2enc (no package of Debian 12)',
} as const
export type Tool = keyof typeof tools

const found = new Map<Tool, boolean>()

export function isInstalled(tool: Tool): boolean {
  const known = found.get(tool)
  if (known !== undefined) return known
  const isFound = checkInstalled(tool)
  found.set(tool, isFound)
  return isFound
}

function checkInstalled(tool: Tool): boolean {
  if (tool === 'chromium') return findChromium() !== null
  if (tool === 'reportlab') return spawnSync(python, ['-c', 'import reportlab']).status === 0
  // Its base package can't make PDFs.
  if (tool === 'groff') return spawnSync('groff', ['-Tpdf', '-ms'], { input: '' }).status === 0
  return spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0
}

/** Debian's own Python, which has Debian's packages, whatever comes first in PATH. */
export const python = '/usr/bin/python3'

export interface RunOptions {
  readonly cwd?: string
  readonly input?: string | Uint8Array
}

/** Returns the output; throws if the program fails. */
export function run(command: string, args: readonly string[], { cwd, input }: RunOptions = {}): Buffer {
  return execFileSync(command, [...args], {
    cwd,
    input,
    timeout: 120_000,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}
