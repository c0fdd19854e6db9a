// For tests: records, fields, pages and packs with defaults; a test sets only what matters to it.
import { fieldSchema, type Field } from '../../shared/contract/field.ts'
import type { InstalledLanguage } from '../../shared/contract/language-calls.ts'
import type { CataloguePack, EnginePack } from '../../shared/contract/pack-calls.ts'
import type { RecordView } from '../../shared/contract/record.ts'
import type { Page, Word } from '../../shared/page.ts'

/** A finished record. */
export function recordOf(overrides: Partial<RecordView> & { id: string }): RecordView {
  return {
    documentId: overrides.id,
    filename: `${overrides.id}.png`,
    title: null,
    operation: 'text',
    format: 'text',
    status: 'done',
    source: 'window',
    sourcePath: null,
    folderId: null,
    duplicateOf: null,
    removedAt: null,
    schemaId: null,
    createdAt: Date.now(),
    timestamp: overrides.status === undefined || overrides.status === 'done' ? Date.now() : null,
    durationMs: 1200,
    sizeBytes: 4096,
    width: 200,
    height: 100,
    profile: 'precise',
    engine: null,
    part: null,
    document: null,
    progress: null,
    members: [],
    reader: 'now',
    languages: ['eng'],
    languageConfidence: 0.99,
    confidence: 0.95,
    error: null,
    attempts: 1,
    nextAttemptAt: null,
    needsReview: false,
    tags: [],
    excerpt: '',
    content: null,
    contentRead: null,
    contentBy: null,
    payload: 'http://127.0.0.1/api/text-recognition',
    resultSchema: null,
    fieldSettings: {},
    fields: [],
    codes: [],
    unread: [],
    data: [],
    hint: null,
    ...overrides,
  }
}

/** An empty field. */
export function fieldOf(overrides: Partial<Field> & { path: string }): Field {
  return fieldSchema.parse({ value: '', raw: '', box: null, confidence: null, reason: null, ...overrides })
}

export function wordOf(text: string, x0 = 0, y0 = 0, confidence = 0.95): Word {
  return { text, box: { x0, y0, x1: x0 + 40, y1: y0 + 20 }, confidence }
}

/** A page with one line of these words. */
export function pageOf(words: readonly Word[]): Page {
  const box = { x0: 0, y0: 0, x1: 200, y1: 20 }
  return {
    width: 200,
    height: 100,
    turn: 0,
    angleDegrees: 0,
    kind: 'prose',
    languages: ['eng'],
    confidence: 0.95,
    lines: [{ box, words: [...words], block: 0, paragraph: 0, rowHeight: 20 }],
    rules: [],
  }
}

function packFactsOf(name: string) {
  const source = 'https://example.org'
  return { name, title: name, scripts: ['Latin'], languages: ['eng'], licence: 'MIT', source }
}

export function packOf(name: string, overrides: Partial<EnginePack> = {}): EnginePack {
  return {
    ...packFactsOf(name),
    isBoxed: false,
    isChosen: false,
    state: 'ready',
    sizeBytes: 2 ** 20,
    addedAt: 1,
    ...overrides,
  }
}

export function cataloguePackOf(name: string, overrides: Partial<CataloguePack> = {}): CataloguePack {
  return {
    ...packFactsOf(name),
    sizeBytes: 2 ** 20,
    files: [
      { file: 'rec.onnx', url: 'https://files.example.org/rec.onnx', sizeBytes: 2 ** 20, sha256: null },
    ],
    hosts: [],
    state: 'absent',
    arrivedBytes: 0,
    ...overrides,
  }
}

export function languageOf(
  code: string,
  tag: string,
  overrides: Partial<InstalledLanguage> = {},
): InstalledLanguage {
  const nothing = { sha256: null, sizeBytes: null, addedAt: null }
  return { code, tag, name: code, source: 'box', state: 'ready', ...nothing, ...overrides }
}
