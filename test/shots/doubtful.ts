// Reads a document with each mistake that Fovea doubts: a day that does not exist, an amount that does not add up, and
// wrong check digits. Also makes copies of the database, as there are after some weeks.
import { copyFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright'
import type { ServerProcess } from '../support/server-process.ts'

const documentHtml = `<body style="margin:60px;font:22px/2 Arial">
<h2>NORTHGATE SUPPLIES</h2>
<p>Invoice no. 20417<br>Date: 31.02.2026<br>IBAN: DE89 3704 0044 0532 0130 01</p>
<table style="font:inherit;width:640px">
<tr><td>Subtotal</td><td>120.00</td></tr><tr><td>VAT 20%</td><td>24.00</td></tr><tr><td>Total</td><td>154.00</td></tr>
</table></body>`

const schemaBody = { invoice_no: '', date: '', iban: '', subtotal: '', vat: '', total: '', buyer_name: '' }

export async function readDoubtful(
  server: ServerProcess,
  browser: Browser,
): Promise<Readonly<Record<string, string>>> {
  const page = await browser.newPage({ viewport: { width: 800, height: 620 } })
  await page.setContent(documentHtml)
  const base64 = (await page.screenshot()).toString('base64')
  await page.close()
  const schema = await server.call('schemas.save', { name: 'Supplies', body: JSON.stringify(schemaBody) })
  const { records } = await server.call('records.add', {
    images: [{ name: 'supplies.png', base64 }],
    operation: 'json',
    schemaId: schema.id,
  })
  const doubtful = records[0]?.id ?? ''
  await server.call('records.get', { id: doubtful, wait: true })
  return { doubtful, doubtfulSchema: schema.id }
}

/** Makes copies of the database with the names that some weeks of use give. */
export function copyDatabase(dataDir: string, now: number): void {
  const copies = path.join(dataDir, 'backups')
  mkdirSync(copies, { recursive: true })
  for (const [kind, daysAgo] of [
    ['weekly', 9],
    ['weekly', 2],
    ['before-update', 1],
    ['damaged', 6],
  ] as const) {
    const stamp = new Date(now - daysAgo * 86_400_000).toISOString().replaceAll(/[:.]/g, '-')
    copyFileSync(path.join(dataDir, 'fovea.sqlite'), path.join(copies, `${kind}-${stamp}.sqlite`))
  }
}
