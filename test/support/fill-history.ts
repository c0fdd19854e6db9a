// Fills a database with finished records, for screenshots, benchmarks and tests of long lists.
import path from 'node:path'
import { createFieldRepo } from '../../electron/engine/db/fields.ts'
import { openDatabase } from '../../electron/engine/db/open.ts'
import { createRecordRepo, type NewRecord } from '../../electron/engine/db/records.ts'
import { foundFieldSchema } from '../../shared/contract/field.ts'
import { readerVersion } from '../../shared/reader-version.ts'

export interface Made {
  readonly id: string
  readonly filename: string
}

const shops = [
  'Blue Kettle Café',
  'Harbour Books',
  '晨光文具店',
  'Nordlys Møbler',
  '北京大学书店',
  'Ferretería Sol',
]
const goods = ['notebook', 'green tea', '钢笔', 'Bürostuhl', '发票纸', 'lampe', 'printer paper', '墨水']
const hourMs = 3_600_000

/**
 * The data folder must not be in use. The newest record was read at `untilMs`, each other one an hour before the next.
 * `proseOf` returns text to append to a record that should be longer than a receipt.
 */
export function fillHistory(
  dataDir: string,
  count: number,
  untilMs: number,
  proseOf: (index: number) => string = () => '',
): readonly Made[] {
  const opened = openDatabase(path.join(dataDir, 'fovea.sqlite'))
  if (!opened.ok) throw new Error(opened.error.code)
  const db = opened.value
  const records = createRecordRepo(db)
  const fields = createFieldRepo(db)
  const made: Made[] = []
  db.transaction(() => {
    for (let index = 0; index < count; index++) {
      const record = recordAt(index, untilMs - (count - index) * hourMs)
      records.insert(record)
      const isFailed = index % 41 === 7
      const at = record.createdAt + 1500
      if (isFailed)
        records.fail(
          record.id,
          'failed',
          { code: 'image.broken', data: { name: record.filename, why: 'premature end of JPEG image' } },
          at,
        )
      else {
        const content = contentAt(index, record.operation, proseOf(index))
        records.finish(record.id, {
          content,
          page: { hash: '', asked: '', reader: readerVersion },
          document: null,
          codes: [],
          unread: [],
          currency: ['MYR', 'EUR', '$'][index % 3] ?? null,
          confidence: 0.55 + ((index * 37) % 45) / 100,
          languages: index % 3 === 2 ? ['chi_sim'] : ['eng'],
          languageConfidence: 0.9,
          completedAt: at,
          durationMs: 900 + ((index * 131) % 2400),
        })
        if (record.operation === 'json')
          fields.replace(
            record.id,
            Object.entries(JSON.parse(content) as Record<string, string>).map(([name, value]) =>
              foundFieldSchema.parse({
                path: name,
                value,
                raw: value,
                box: null,
                confidence: 0.9,
                reason: null,
              }),
            ),
          )
      }
      records.decideReview(record.id)
      made.push({ id: record.id, filename: record.filename })
    }
  })()
  db.close()
  return made
}

export function recordAt(index: number, createdAt: number): NewRecord {
  const operation = (['text', 'json', 'markdown', 'multilingual'] as const)[index % 4] ?? 'text'
  return {
    id: `rec_0${index.toString().padStart(9, '0')}`,
    filename: `${['receipt', 'invoice', '收据', 'scan'][index % 4]}-${(index + 1).toString().padStart(5, '0')}.jpg`,
    operation,
    status: 'waiting',
    source: index % 5 === 0 ? 'api' : 'folder',
    sourcePath: `/home/ada/scans/${index}.jpg`,
    folderId: null,
    tags: [],
    duplicateOf: null,
    partOf: null,
    keyId: null,
    keyPrefix: null,
    countedDay: null,
    baseUrl: null,
    schemaId: null,
    schemaRevision: null,
    resultSchema: operation === 'json' ? '{"company":"","date":"","total":""}' : null,
    fieldSettings: {},
    hash: null,
    mediaType: 'image/jpeg',
    sizeBytes: 180_000 + index * 7,
    width: 1200,
    height: 1700,
    askedLanguages: [],
    profile: 'precise',
    engine: null,
    part: null,
    pagesAsked: null,
    error: null,
    createdAt,
  }
}

function contentAt(index: number, operation: NewRecord['operation'], prose: string): string {
  const shop = shops[index % shops.length] ?? ''
  const day = ((index * 7) % 28) + 1
  const date = `2026-0${(index % 9) + 1}-${day.toString().padStart(2, '0')}`
  const total = `${(index * 13) % 400}.${(index % 90) + 10}`
  if (operation === 'json') return JSON.stringify({ company: shop, date, total }, null, 2)
  const items = [0, 1, 2].map(
    (at) => `${goods[(index + at * 3) % goods.length]}  ${(index + at * 5) % 90}.50`,
  )
  if (operation === 'markdown')
    return `# ${shop}\n\n${date}\n\n| Item |\n| --- |\n${items.map((item) => `| ${item} |`).join('\n')}\n\n**Total ${total}**\n${prose}`
  return `${shop}\n${date}\n${items.join('\n')}\nTotal ${total}\nNo. ${index.toString(36).toUpperCase().padStart(6, 'Q')}${prose}`
}
