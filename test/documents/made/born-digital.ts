// Makes letters, columns and invoices as PDFs with common programs.
import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { drawLines, makePdf } from '../../support/pdfs.ts'
import { python, run, type Tool } from '../tools.ts'
import { printToPdf } from './browser.ts'
import type { Recipe } from './recipe.ts'
import * as texts from './texts.ts'

type FromHtml = (html: string, target: string, dir: string) => Promise<void> | void

const fromHtml: Readonly<Record<string, { needs: readonly Tool[]; set: FromHtml }>> = {
  chromium: { needs: ['chromium'], set: printToPdf },
  wkhtmltopdf: {
    needs: ['wkhtmltopdf'],
    set: viaFile((file, target) => run('wkhtmltopdf', ['-q', file, target])),
  },
  weasyprint: { needs: ['weasyprint'], set: viaFile((file, target) => run('weasyprint', [file, target])) },
  libreoffice: { needs: ['soffice'], set: viaFile(byWriter) },
}

function viaFile(convert: (file: string, target: string) => void): FromHtml {
  return (html, target, dir) => {
    const file = path.join(dir, 'page.html')
    writeFileSync(file, html)
    convert(file, target)
  }
}

function byWriter(file: string, target: string): void {
  const dir = path.dirname(file)
  const own = `-env:UserInstallation=file://${dir}/profile`
  run('soffice', [own, '--headless', '--convert-to', 'pdf:writer_web_pdf_Export', '--outdir', dir, file])
  copyFileSync(file.replace(/html$/, 'pdf'), target)
}

const sheets = (seed: number): { name: string; html: string; truth: string[] }[] => {
  const [plain, columns, bill] = [texts.letter(seed), texts.letter(seed + 1, 8), texts.invoice(seed + 2)]
  return [
    { name: 'letter', html: texts.htmlOf(plain), truth: texts.wordsOfText(plain) },
    { name: 'columns', html: texts.htmlOf(columns, { columns: 2 }), truth: texts.wordsOfText(columns) },
    { name: 'invoice', html: texts.htmlOfInvoice(bill), truth: texts.wordsOfInvoice(bill) },
  ]
}

const ofBrowsers = Object.entries(fromHtml).flatMap(([maker, { needs, set }], i) =>
  sheets(10 * (i + 1)).map(({ name, html, truth }): Recipe => ({
    name: `${maker}: ${name}`,
    kind: 'born-digital',
    needs,
    truth,
    make: (target, dir) => set(html, target, dir),
  })),
)

const scripts: readonly [string, texts.Text, texts.Look][] = [
  ['Chinese', texts.chinese, { language: 'zh' }],
  ['vertical Chinese', texts.chinese, { language: 'zh', isVertical: true }],
  ['vertical Japanese', texts.japanese, { language: 'ja', isVertical: true }],
  ['Arabic', texts.arabic, { language: 'ar', direction: 'rtl' }],
  ['Hebrew', texts.hebrew, { language: 'he', direction: 'rtl' }],
]
const ofScripts = scripts.flatMap(([name, text, look]) =>
  (look.isVertical ? ['chromium'] : ['chromium', 'libreoffice']).flatMap((maker): Recipe[] => {
    const by = fromHtml[maker]
    return by
      ? [
          {
            name: `${maker}: ${name}`,
            kind: 'born-digital',
            needs: by.needs,
            truth: texts.wordsOfText(text),
            make: (target, dir) => by.set(texts.htmlOf(text, look), target, dir),
          },
        ]
      : []
  }),
)

const roff = texts.letter(60)
const source = ['.TL', roff.title, '.2C', ...roff.paragraphs.flatMap((text) => ['.PP', text])].join('\n')
const tex = texts.letter(70, 9)
const latex = `\\documentclass[twocolumn]{article}\\begin{document}\\section*{${tex.title}}
${tex.paragraphs.join('\n\n')}\\end{document}`
const formula = `\\documentclass{article}\\begin{document}\\noindent The area is 20\\,m$^2$ and the efficient office
na\\"ively offers caf\\'e fl\\"ugel.\\footnote{See the final file.}\\end{document}`
const plain = texts.letter(80)
const plainLines = [plain.title, ...plain.paragraphs].flatMap(folded)

function folded(text: string): string[] {
  return text.match(/.{1,80}(?:\s|$)/g)?.map((line) => line.trim()) ?? []
}

const reportlab = `import sys, json
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table
from reportlab.lib.styles import getSampleStyleSheet
sheet = json.load(sys.stdin); styles = getSampleStyleSheet()
body = [Paragraph(sheet['title'], styles['Title'])] + [Paragraph(p, styles['BodyText']) for p in sheet.get('paragraphs', [])]
if 'rows' in sheet: body.append(Table([['Article', 'Number', 'Price']] + sheet['rows']))
SimpleDocTemplate(sys.argv[1]).build(body)`

function svgOf(lines: readonly string[]): string {
  const rows = lines.map((line, i) => `<text x="60" y="${80 + 16 * i}">${line}</text>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" font-size="10.5" font-family="DejaVu Serif">${rows}</svg>`
}

const ofOthers: readonly Omit<Recipe, 'kind'>[] = [
  {
    name: 'pdf-lib: letter',
    needs: [],
    truth: texts.wordsOfText(plain),
    make: async (target) => writeFileSync(target, await makePdf({ pages: [drawLines(...plainLines)] })),
  },
  {
    name: 'groff: columns',
    needs: ['groff'],
    truth: texts.wordsOfText(roff),
    make: (target) => writeFileSync(target, run('groff', ['-Tpdf', '-ms'], { input: source })),
  },
  {
    name: 'ghostscript: columns of groff',
    needs: ['groff', 'ps2pdf'],
    truth: texts.wordsOfText(roff),
    make(target) {
      run('ps2pdf', ['-', target], { input: run('groff', ['-Tps', '-ms'], { input: source }) })
    },
  },
  {
    name: 'ghostscript: enscript',
    needs: ['enscript', 'ps2pdf'],
    truth: texts.wordsOf(plainLines),
    make(target) {
      run('ps2pdf', ['-', target], {
        input: run('enscript', ['-q', '-B', '-p', '-'], { input: plainLines.join('\n') }),
      })
    },
  },
  { name: 'pdfTeX: columns', needs: ['pdflatex'], truth: texts.wordsOfText(tex), make: typeset(latex) },
  { name: 'pdfTeX: figures and accents', needs: ['pdflatex'], make: typeset(formula) },
  {
    name: 'reportlab: letter',
    needs: ['reportlab'],
    truth: texts.wordsOfText(plain),
    make: byReportlab(plain),
  },
  {
    name: 'reportlab: invoice',
    needs: ['reportlab'],
    truth: texts.wordsOfInvoice(texts.invoice(81)),
    make: byReportlab(texts.invoice(81)),
  },
  {
    name: 'cairo: rsvg',
    needs: ['rsvg-convert'],
    truth: texts.wordsOf(plainLines),
    make(target) {
      run('rsvg-convert', ['-f', 'pdf', '-o', target], { input: svgOf(plainLines) })
    },
  },
]

function typeset(latex: string): Recipe['make'] {
  return (target, dir) => {
    writeFileSync(path.join(dir, 'paper.tex'), latex)
    run('pdflatex', ['-interaction=batchmode', 'paper.tex'], { cwd: dir })
    copyFileSync(path.join(dir, 'paper.pdf'), target)
  }
}

function byReportlab(sheet: object): Recipe['make'] {
  return (target) => void run(python, ['-c', reportlab, target], { input: JSON.stringify(sheet) })
}

/** Programs that rewrite an existing PDF. */
const rewriters: readonly [string, Tool, (from: string, target: string) => void][] = [
  ['qpdf: linearised', 'qpdf', (from, target) => void run('qpdf', ['--linearize', from, target])],
  [
    'qpdf: object streams',
    'qpdf',
    (from, target) => void run('qpdf', ['--object-streams=generate', from, target]),
  ],
  [
    'qpdf: without streams of objects',
    'qpdf',
    (from, target) => void run('qpdf', ['--qdf', '--object-streams=disable', from, target]),
  ],
  ['cairo: pdftocairo', 'pdftocairo', (from, target) => void run('pdftocairo', ['-pdf', from, target])],
  ['ghostscript: written anew', 'ps2pdf', (from, target) => void run('ps2pdf', [from, target])],
  ['mutool: cleaned', 'mutool', (from, target) => void run('mutool', ['clean', '-gggz', from, target])],
]

const rewritten = rewriters.map(([name, tool, write], i): Recipe => {
  const text = texts.letter(90 + i, 8)
  return {
    name,
    kind: 'born-digital',
    needs: ['chromium', tool],
    truth: texts.wordsOfText(text),
    async make(target, dir) {
      const from = path.join(dir, 'from.pdf')
      await printToPdf(texts.htmlOf(text, { columns: 2 }), from)
      write(from, target)
    },
  }
})

export const bornDigital: readonly Recipe[] = [
  ...ofBrowsers,
  ...ofScripts,
  ...ofOthers.map((recipe): Recipe => ({ ...recipe, kind: 'born-digital' })),
  ...rewritten,
  {
    name: '400 pages',
    kind: 'born-digital',
    needs: [],
    make: async (target) => writeFileSync(target, await pagesOfProse(400)),
  },
]

export function pagesOfProse(count: number): Promise<Uint8Array> {
  return makePdf({
    pages: Array.from({ length: count }, (_, i) => drawLines(`Page ${i + 1}`, ...dense(i))),
  })
}

function dense(seed: number): string[] {
  return texts
    .letter(1000 + seed, 6)
    .paragraphs.flatMap(folded)
    .slice(0, 38)
}
