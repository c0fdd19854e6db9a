// Word and HTML: what is written must be well-formed, complete, and free of foreign markup.
import { DOMParser } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { ExportRecord } from './exported.ts'
import { exportRecords } from './write-export.ts'

const markdown = `# Opening hours

The reading room \\
is closed on \\*Mondays\\* & <Sundays>.

1. First
   - nested
2. [x] Second

| Item | Price |
| --- | ---: |
| Ink \\| blue | 12.50 |

> quoted

\`\`\`
a  <b>
\`\`\`

---
`

const merged = `<table>
<tr><th colspan="2">Head</th></tr>
<tr><td rowspan="2">a</td><td>b</td></tr>
<tr><td>c</td></tr>
</table>
`

function record(content: string, format: ExportRecord['format'], filename = 'a.png'): ExportRecord {
  const payload = 'http://127.0.0.1/'
  return { id: 'r', filename, content, format, operation: format, timestamp: 0, payload }
}

const htmlFor = (...records: ExportRecord[]) => exportRecords(records, { format: 'html' }).content

/** The files of the Word document; each must be well-formed XML. */
function wordFiles(...records: ExportRecord[]) {
  const { content } = exportRecords(records, { format: 'docx' })
  const files = Object.entries(unzipSync(new Uint8Array(Buffer.from(content, 'base64'))))
  const problems: string[] = []
  const parser = new DOMParser({ onError: (_, message) => void problems.push(message) })
  const xml = new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)]))
  for (const text of xml.values()) parser.parseFromString(text, 'text/xml')
  expect(problems).toEqual([])
  return xml
}

const documentXml = (...records: ExportRecord[]) => wordFiles(...records).get('word/document.xml') ?? ''

test('HTML has the headings, lists, tables and line breaks of the result, and no markup of its text', () => {
  const written = htmlFor(record(markdown, 'markdown'))
  expect(written).toContain('<h1 dir="auto">Opening hours</h1>')
  expect(written).toContain('room<br>is closed on *Mondays* &amp; &lt;Sundays&gt;.</p>')
  expect(written).toMatch(/<ol>\n<li dir="auto">First\n<ul>\n<li dir="auto">nested<\/li>\n<\/ul>\n<\/li>/)
  expect(written).toContain('☑ Second')
  expect(written).toContain('<td dir="auto">Ink | blue</td><td style="text-align:end" dir="auto">12.50</td>')
  expect(written).toContain('<pre><code>a  &lt;b&gt;</code></pre>')
  expect(htmlFor(record('<script>alert(1)</script>', 'text'))).not.toContain('<script')
  expect(htmlFor(record(merged, 'markdown'))).toContain('<th colspan="2" dir="auto">Head</th></tr>')
})

test('Word has the same as its own headings, lists and tables', () => {
  const written = documentXml(record(markdown, 'markdown'))
  expect(written).toContain(
    '<w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t xml:space="preserve">Opening hours',
  )
  expect(written).toContain(
    'room</w:t><w:br/><w:t xml:space="preserve">is closed on *Mondays* &amp; &lt;Sundays',
  )
  expect(written).toContain('<w:ilvl w:val="0"/><w:numId w:val="2"/>')
  expect(written).toContain('<w:ilvl w:val="1"/><w:numId w:val="1"/>')
  expect(written.match(/<w:tc>/g)).toHaveLength(4)
  expect(wordFiles(record(markdown, 'markdown')).get('word/numbering.xml')).toContain('<w:num w:numId="2">')
  const spans = documentXml(record(merged, 'markdown'))
  expect(spans).toContain('<w:gridSpan w:val="2"/>')
  expect(spans.match(/<w:vMerge( w:val="restart")?\/>/g)).toEqual([
    '<w:vMerge w:val="restart"/>',
    '<w:vMerge/>',
  ])
})

test('Arabic text runs from right to left, and characters that XML forbids are left out', () => {
  const written = documentXml(record('مرحبا بالعالم\n\nfine\u0000 text', 'text'))
  expect(written).toContain('<w:bidi/>')
  expect(written).toContain('>fine text<')
})

test('fields are written with names that people write, lists as tables, and empty lists not at all', () => {
  const content = JSON.stringify({
    receipt_number: '4711',
    seller: { name: 'Nord' },
    items: [{ description: 'Ink', unit_price: '12.50' }],
    notes: ['one', ''],
    codes: [],
  })
  const written = htmlFor(record(content, 'json'))
  expect(written).toContain('<tr><th>Receipt number</th><td dir="auto">4711</td></tr>')
  expect(written).toContain('<h2 dir="auto">Seller</h2>')
  expect(written).toContain('<th dir="auto">Description</th><th dir="auto">Unit price</th>')
  expect(written).toContain('<li dir="auto">one</li>')
  expect(written).not.toContain('Codes')
  expect(documentXml(record(content, 'json'))).toContain('Receipt number')
})

test('several records stand under their names, in Word each on its own page', () => {
  const two = [record('one', 'text', 'a.png'), record('two', 'text', 'b.png')]
  expect(htmlFor(...two).match(/<h1>[ab]\.png<\/h1>/g)).toHaveLength(2)
  expect(documentXml(...two).match(/<w:pageBreakBefore\/>/g)).toHaveLength(1)
})
