// `fovea read` as scripts use it: the content alone on stdout, everything else on stderr.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { anInvoice, eInvoice, standards } from '../support/e-invoices.ts'
import { helloIn } from '../support/formats.ts'
import { fixtures, fixtureTexts, makeTextImage } from '../support/images.ts'
import { drawLines, makePdf, refusedPage } from '../support/pdfs.ts'
import { openedPdf } from '../support/searchable.ts'
import { tempDir } from '../support/temp-dir.ts'
import { fovea } from './support/fovea.ts'
import { runProcess, startProcess } from './support/processes.ts'

const hello = `${fixtureTexts.hello.join('\n')}\n`

/** A folder for a test, with the options for a data folder in it. */
function place() {
  const dir = tempDir()
  const data = ['--data', path.join(dir, 'data')]
  return { dir, data, at: (name: string) => path.join(dir, name) }
}

describe('fovea read', () => {
  it('prints exactly the text of an image', async () => {
    const { data } = place()
    expect(await fovea(['read', fixtures.hello, ...data])).toEqual({ code: 0, stdout: hello, stderr: '' })
  })

  it('resolves a path from the folder where the command was typed, also through npm', async () => {
    const { dir, data, at } = place()
    copyFileSync(fixtures.hello, at('here.png'))
    expect((await runProcess(['read', 'here.png', ...data], { cwd: dir })).stdout).toBe(hello)
    const byNpm = {
      INIT_CWD: dir,
      npm_package_json: path.resolve(import.meta.dirname, '../../package.json'),
      npm_lifecycle_event: 'fovea',
    }
    expect((await runProcess(['read', 'here.png', ...data], { env: byNpm })).stdout).toBe(hello)
  })

  it('writes one searchable PDF of several images, which `record export` can do too', async () => {
    const { data, at } = place()
    const [read, again] = [at('read.pdf'), at('again.pdf')]
    const asPdf = ['--as', 'pdf', '--out', read, '--attach-result']
    expect(await fovea(['read', fixtures.hello, fixtures.chinese, ...asPdf, ...data])).toMatchObject({
      code: 0,
      stdout: '',
    })
    const wordsOf = async (file: string, number: number) => {
      const seen = (await openedPdf(readFileSync(file))).content(number)
      return seen.ok ? seen.value.characters.map(({ text }) => text).join('') : seen.error.code
    }
    expect(await wordsOf(read, 1)).toContain('Hello from the reading room')
    expect(await wordsOf(read, 2)).toContain(fixtureTexts.chinese[1])
    const { ids } = JSON.parse((await fovea(['record', 'ids', ...data])).stdout) as { ids: string[] }
    const order = ['record', 'export', ...ids.toReversed(), '--as', 'pdf', '--pdfa', '--out', again, ...data]
    expect(await fovea(order)).toEqual({ code: 0, stdout: '', stderr: '' })
    expect(await wordsOf(again, 1)).toContain('Hello from the reading room')
    expect((await fovea(['read', fixtures.hello, '--as', 'pdf', ...data])).stderr).toContain('--out FILE')
    expect((await fovea(['read', fixtures.hello, '--pdfa', ...data])).stderr).toContain('--as pdf')
  })

  it('says on stderr which page of a document is missing, and ends with 65', async () => {
    const { data, at } = place()
    const file = at('paper.pdf')
    writeFileSync(file, await makePdf({ pages: [drawLines('One'), refusedPage, drawLines('Three')] }))
    const read = (...more: string[]) => fovea(['read', file, ...more, ...data])
    const sentence = `${file} was read without page 2: Page 2 of paper.pdf`
    const text = await read('--page-breaks')
    expect(text).toMatchObject({ code: 65, stdout: 'One\n\n\f\n\n\fThree\n' })
    expect(text.stderr).toContain(sentence)
    const line = await read('--json-lines')
    expect(JSON.parse(line.stdout)).toMatchObject({ failedPages: [{ number: 2 }] })
    expect(await read('--as', 'pdf', '--out', at('read.pdf'))).toMatchObject({ code: 65, stdout: '' })
    expect((await openedPdf(readFileSync(at('read.pdf')))).pages).toBe(3)
    const watched = await fovea(['watch', '--once', path.dirname(file), ...data])
    expect([watched.code, watched.stderr.includes(sentence)]).toEqual([65, true])
    const image_url = `data:application/pdf;base64,${readFileSync(file).toString('base64')}`
    const document = JSON.stringify({ type: 'image_url', image_url })
    const called = await fovea(['call', 'document', '--document', document, ...data])
    expect([called.code, called.stderr]).toEqual([65, expect.stringContaining('without page 2')])
  })

  it('reads an image from stdin', async () => {
    const { data } = place()
    const input = readFileSync(fixtures.hello)
    expect(await runProcess(['read', '-', ...data], { input })).toMatchObject({ code: 0, stdout: hello })
  })

  it('tells the language and the kind of a document that is read without --as', async () => {
    const { data } = place()
    const receipt = path.join(import.meta.dirname, '../../samples/receipt.jpg')
    const { stdout, stderr } = await fovea(['read', receipt, ...data])
    expect(stdout).toContain('TOTAL GBP 32.30')
    expect(stderr.trim()).toBe(
      `${receipt}: English, receipt. Fields: fovea read ${receipt} --as json --schema receipt`,
    )
    expect((await fovea(['read', receipt, '--as', 'multilingual', ...data])).stderr).toBe('')
  })

  it('prints a heading above each of several images, in the given order', async () => {
    const { data } = place()
    const { stdout } = await fovea(['read', fixtures.hello, fixtures.chinese, fixtures.hello, ...data])
    const headings = stdout.match(/^==> .* <==$/gm)
    expect(headings).toEqual(
      [fixtures.hello, fixtures.chinese, fixtures.hello].map((name) => `==> ${name} <==`),
    )
    expect(stdout).toContain(fixtureTexts.chinese.join('\n'))
  })

  it('prints one JSON object per line with --json-lines, including failures', async () => {
    const { data } = place()
    const args = ['read', fixtures.hello, fixtures.textNamedPng, '--json-lines', '--details', ...data]
    const { code, stdout } = await fovea(args)
    const [read, failed] = stdout.trimEnd().split('\n').map(parseLine)
    expect(read).toMatchObject({ file: fixtures.hello, content: hello.trimEnd(), format: 'text' })
    expect(read).toHaveProperty('details.confidence')
    expect(failed).toMatchObject({ file: fixtures.textNamedPng, error: { code: 'image.format' } })
    expect(code).toBe(65)
  })

  it('reads all images of a folder and names each by its path', async () => {
    const { dir, data, at } = place()
    mkdirSync(at('scans/old'), { recursive: true })
    copyFileSync(fixtures.hello, at('scans/a.png'))
    copyFileSync(fixtures.hello, at('scans/old/b.png'))
    writeFileSync(at('scans/notes.txt'), 'not an image')
    const { code, stdout } = await runProcess(['read', 'scans', ...data], { cwd: dir })
    expect(stdout).toBe(`==> scans/a.png <==\n${hello}\n==> scans/old/b.png <==\n${hello}`)
    expect(code).toBe(0)
  })

  it.each(standards)(
    'fills a schema from %s data in a PDF, and reports where the printed text differs',
    async (standard) => {
      const { data, at } = place()
      const pages = [drawLines('Rechnung RE-2026/0815', 'Gesamtbetrag: 76,41 EUR')]
      writeFileSync(at('a.pdf'), await makePdf({ pages, attached: { 'invoice.xml': eInvoice(standard) } }))
      const schema = '{"invoice_number":"","vat_id":"","total":"","items":[{"name":"","amount":""}]}'
      const args = ['read', at('a.pdf'), '--as', 'json', '--schema', schema, '--details', ...data]
      const { stdout, stderr } = await fovea(args)
      expect(JSON.parse(stdout)).toEqual({
        invoice_number: anInvoice.number,
        vat_id: anInvoice.seller.taxId,
        total: anInvoice.total,
        items: anInvoice.lines.map(({ item, total }) => ({ name: item, amount: total })),
      })
      expect(stderr).toContain('invoice_number: RE-2026/0815 (100 %, from the data in the document)')
      expect(stderr).toContain('the print says something else')
      expect(stderr).toMatch(/^ {2}data in the document: .+ \(invoice\.xml\)$/m)
      expect(stderr).toContain(`    seller.name: ${anInvoice.seller.name}\n`)
      expect(stderr).toMatch(/^ {4}2\. .*item: Erde 20 l; .*lineTotal: 33\.00/m)
    },
  )

  it('fills a schema that is given as a file or as text', async () => {
    const { data, at } = place()
    const schema = '{"total":"","items":[{"name":""}]}'
    writeFileSync(at('schema.json'), `\ufeff${schema}`)
    for (const given of [schema, at('schema.json')]) {
      const { code, stdout } = await fovea([
        'read',
        fixtures.hello,
        '--as',
        'json',
        '--schema',
        given,
        ...data,
      ])
      expect(JSON.parse(stdout)).toEqual({ total: '', items: [] })
      expect(code).toBe(0)
    }
  })

  it('uses the field settings of a schema file', async () => {
    const { data, at } = place()
    writeFileSync(at('slip.png'), await makeTextImage('Lager Nord\nZielbetrag: 1.154,00'))
    writeFileSync(
      at('slip.json'),
      '{"schema": {"payable": ""}, "settings": {"payable": {"kind": "amount", "names": ["Zielbetrag"]}}}',
    )
    const given = ['--as', 'json', '--schema', at('slip.json')]
    const { code, stdout, stderr } = await fovea(['read', at('slip.png'), ...given, ...data])
    expect(JSON.parse(stdout)).toEqual({ payable: '1.154,00' })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('succeeds with an image without any text', async () => {
    const { data } = place()
    expect(await fovea(['read', fixtures.blank, ...data])).toEqual({ code: 0, stdout: '', stderr: '' })
  })
})

it('a TIFF and an AVIF are recognised by their content, whatever their names are', async () => {
  const { dir, data } = place()
  const avif = path.join(dir, 'hello')
  writeFileSync(avif, await helloIn.avif())
  const { code, stdout } = await fovea(['read', fixtures.tiffNamedPng, avif, '--json-lines', ...data])
  const contents = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { content: string }).content)
  expect([code, contents]).toEqual([0, Array(2).fill(fixtureTexts.hello.join('\n'))])
})

it('all or some pages of a PDF are read, and the output marks where each begins', async () => {
  const { data, at } = place()
  const lines = ['First page', 'Second page', 'Third page']
  writeFileSync(at('paper.pdf'), await makePdf({ pages: lines.map((line) => drawLines(line)) }))
  const read = (...more: string[]) => fovea(['read', at('paper.pdf'), ...more, ...data])
  const all = await read('--details')
  expect([all.code, all.stdout]).toEqual([0, `${lines.join('\n\n')}\n`])
  expect(all.stderr).toContain('3 pages')
  const markdown = await read('--as', 'markdown', '--pages', '2-', '--page-breaks')
  expect(markdown.stdout).toMatch(
    /^<!-- page 2 -->\n\n(?:# )?Second page\n\n<!-- page 3 -->\n\n(?:# )?Third page\n/,
  )
  const wrong = await read('--pages', 'last')
  expect([wrong.code, wrong.stderr]).toEqual([64, expect.stringContaining('such as 1-3,7')])
})

describe('fovea read with a file that can not be read', () => {
  it.each([
    [
      fixtures.textNamedPng,
      /^fovea: text-named\.png was not read: it is .*\. Fovea reads JPEG, PNG, GIF, WebP, TIFF/,
      65,
    ],
    [fixtures.empty, /empty\.png was not read: it is empty \(0 bytes\)\./, 65],
    [fixtures.tiny, /tiny\.png was not read: it is .* pixels, and the minimum is 100x100/, 65],
    ['no-such-file.png', /no-such-file\.png does not exist\. Check the name/, 66],
  ])('prints the reason in one line: %s', async (file, sentence, exitCode) => {
    const { data } = place()
    const { code, stdout, stderr } = await fovea(['read', file, ...data])
    expect(stdout).toBe('')
    expect(stderr).toMatch(sentence)
    expect(stderr.match(/\n/g)).toHaveLength(1)
    expect(code).toBe(exitCode)
  })

  it('still reads the other files', async () => {
    const { data } = place()
    const { code, stdout, stderr } = await fovea([
      'read',
      'gone.png',
      fixtures.hello,
      fixtures.empty,
      ...data,
    ])
    expect(stdout).toContain(hello)
    expect(stderr.match(/^fovea: /gm)).toHaveLength(2)
    expect(code).toBe(66)
  })

  it('reports a folder without an image', async () => {
    const { dir, data } = place()
    expect(await fovea(['read', dir, ...data])).toMatchObject({ code: 66, stdout: '' })
  })

  it('names the position of a mistake in the schema, and reads nothing', async () => {
    const { data } = place()
    const deep = '{"a":{"b":{"c":{"d":""}}}}'
    const { code, stderr } = await fovea(['read', fixtures.hello, '--as', 'json', '--schema', deep, ...data])
    expect(stderr).toMatch(/^fovea: .*a\.b\.c\.d is on level 4/)
    expect(code).toBe(65)
    const { stdout } = await fovea(['record', 'list', ...data])
    expect(JSON.parse(stdout)).toMatchObject({ total: 0 })
  })
})

describe('the end of fovea read', () => {
  it('is quiet when its output is closed', async () => {
    const { data } = place()
    const reading = startProcess(['read', fixtures.hello, ...others, '--as', 'text', ...data], {
      env: slowReader,
    })
    await reading.said(/==>/)
    reading.child.stdout.destroy()
    expect(await reading.ended).toMatchObject({ code: 0, stderr: '' })
  })

  it.skipIf(process.platform === 'win32')(
    'by an interrupt cancels the images that were not read',
    async () => {
      const { data } = place()
      const reading = startProcess(['read', fixtures.hello, ...others, '--as', 'text', ...data], {
        env: slowReader,
      })
      await reading.said(/==>/)
      reading.child.kill('SIGINT')
      expect((await reading.ended).code).toBe(130)
      const { stdout } = await fovea(['record', 'list', '--status', 'waiting', ...data])
      expect(JSON.parse(stdout)).toMatchObject({ total: 0 })
    },
  )
})

const slowReader = {
  FOVEA_READER: path.resolve(import.meta.dirname, '../support/replay/slow-reader.entry.ts'),
}

/** Makes different images, because an image that was read before is not read again. */
const others = [
  fixtures.chinese,
  ...['letter.png', 'invoice.png', 'receipt.jpg'].map((name) =>
    path.resolve(import.meta.dirname, '../../samples', name),
  ),
]

function parseLine(line: string): unknown {
  return JSON.parse(line)
}
