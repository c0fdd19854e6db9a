// Checks the text of every error and finding in every language.
import { describe, expect, test } from 'vitest'
import type { ErrorCode, ErrorData } from '../errors.ts'
import { faultTextIn } from '../faults.ts'
import { reason, translateReason, reasons, type Reason } from '../reasons.ts'
import { fault } from '../result.ts'
import { systemReason } from '../system-reason.ts'
import { uiLanguageCodes } from '../ui-languages.ts'
import { finding, findingTextIn, type FindingCode, type FindingData } from '../watch/findings.ts'
import { problemWords } from './words.ts'

const why = reason('it is not JSON')
const path = '/home/ada/scans'
const host = '127.0.0.1'
const name = 'scan.png'
const at = Date.UTC(2026, 0, 31)
const broken = fault('image.broken', { name, why: reason('the file ends within its header') })
const some = { count: 2, examples: 'a.png, b.png' }

const errorSamples: ErrorData = {
  'input.invalid': {
    path: 'port',
    rule: reason('must be at most %{most}, not %{given}', { most: 9, given: 10 }),
  },
  'input.notJson': { why },
  'http.notFound': { path: '/nowhere' },
  'http.method': { method: 'PUT', path: '/text', allowed: 'POST' },
  'http.tooLarge': { maxBytes: 16_777_216 },
  'http.contentType': { sent: 'text/plain' },
  'http.uploadType': { sent: '' },
  'http.malformed': { why: reason('its body ended early') },
  'http.headersTooLarge': { maxBytes: 16_384 },
  'http.tooSlow': {},
  'http.host': { host },
  'http.origin': { origin: 'https://example.org' },
  'auth.missing': {},
  'auth.invalid': {},
  'auth.mismatch': {},
  'auth.ownerToken': {},
  'auth.link': {},
  'auth.owner': { call: 'folders.list' },
  'quota.used': { tier: 'free', limit: 30, resetsAt: '2026-02-01' },
  'rate.exceeded': { limit: 60, retryAfterSeconds: 5 },
  'queue.full': { waiting: 100, retryAfterSeconds: 5 },
  'image.base64': { path: 'image_url', why: reason('it is not marked as ;base64') },
  'image.empty': { name },
  'image.format': { name, found: reason('a PDF document') },
  'image.size': { name, sizeBytes: 20_000_000, maxBytes: 10_485_760 },
  'image.tooSmall': { name, width: 5, height: 5, minPx: 15 },
  'image.tooLarge': { name, width: 5000, height: 5000, maxPx: 4000 },
  'image.broken': { name, why: reason('its header gives a size of %{size}', { size: '0x0' }) },
  'image.unknown': { id: '1' },
  'document.locked': { name, wasTried: false },
  'document.broken': { name, why: reason('no pages can be found in it') },
  'document.tooLong': { name, pages: 5000, maxPages: 2000 },
  'document.noPage': { name, number: 7, pages: 3 },
  'document.givenUp': { name },
  'document.tooCostly': { name },
  'document.noPages': { name: 'a.pdf', asked: '7-9', pages: 3 },
  'document.onePage': { name: 'a.pdf' },
  'document.onePart': { name: 'a.pdf' },
  'document.incomplete': { name: 'a.pdf', numbers: [2, 5], why: 'Page 2 is damaged.' },
  'document.pageBroken': { name, number: 7, why: reason('it can not be opened') },
  'document.pageSize': { name, number: 7, widthInches: 8.5, heightInches: 300, maxInches: 200 },
  'searchable.locked': { name: 'a.pdf' },
  'searchable.original': { name: 'a.pdf', why: reason('its pages can not be told apart') },
  'searchable.archival': { name: 'a.pdf' },
  'searchable.large': { name, megabytes: 300, mostMegabytes: 256 },
  'url.scheme': { url: 'ftp://a' },
  'url.refused': { host },
  'url.failed': { url: 'http://a', why: reason('nothing answers there') },
  'file.gone': { path },
  'file.noRights': { path },
  'file.notRegular': { path, kind: reason('a folder') },
  'file.busy': { path },
  'file.unfinished': { path },
  'file.changed': { path },
  'file.io': { path, why: reason('the disk does not answer as it should') },
  'folder.empty': { path },
  'folder.notFolder': { path },
  'folder.watched': { path, by: path },
  'folder.ownData': { path },
  'folder.outputInside': { path, root: path },
  'folder.outputRelative': { path },
  'folder.sheetEnding': { path, ending: '.csv' },
  'folder.pattern': { pattern: '[', why: reason('a [ is not closed by a ]') },
  'folder.template': {
    template: '{x}',
    why: reason('%{word} is not known; use %{known}', { word: '{x}', known: '{id}' }),
  },
  'folder.notAsking': { path },
  'folder.ruleText': { why },
  'folder.notInside': { path, root: path },
  'folder.noEvents': { path, why: reason('too many files are open') },
  'folder.sameNames': { path, name: 'scan\ufffd.png' },
  'disk.readOnly': { path: '/data' },
  'disk.full': { path, freeBytes: 1000 },
  'output.taken': { path },
  'output.changed': { path },
  'sheet.open': { path, lock: '.~lock.a.csv#' },
  'sheet.kept': { path, count: 2, records: '1, 2' },
  'sheet.slow': { path: '/in.xlsx', limitSeconds: 120 },
  'sheet.left': { path, next: 'a (2).csv' },
  'output.outside': { path, base: path },
  'hook.command': {
    command: 'print',
    why: reason('it ended with %{code}: %{last}', { code: 1, last: 'E1' }),
  },
  'hook.webhook': { url: 'http://a', why: reason('it answered %{status}', { status: 500 }) },
  'auth.agent': { call: '/api/keys' },
  'http.off': { path: '/mcp', option: 'is-mcp-on' },
  'agent.folder': { path, folders: ['/scans'] },
  'agent.guest': { path },
  'agent.network': { url: 'http://a' },
  'agent.corrections': {},
  'job.unknown': { id: 'job_1' },
  'read.pending': { id: 'rec_1', job: null, name: 'a.pdf', done: 3, total: 40 },
  'hook.address': { url: 'http://a' },
  'hook.header': {},
  'hook.credentials': { url: 'http://a' },
  'schema.missing': {},
  'schema.notJson': { why },
  'schema.notObject': { path: 'result_schema', found: reason('an empty array') },
  'schema.depth': { path: 'result_schema.a', max: 3 },
  'schema.value': { path: 'result_schema.a', found: reason('the text %{text}', { text: '"x"' }) },
  'schema.emptyKey': { path: 'result_schema' },
  'schema.duplicateKey': { path: 'result_schema.a' },
  'schema.emptyObject': { path: 'result_schema.a' },
  'schema.array': { path: 'result_schema.a', found: reason('%{count} elements', { count: 2 }) },
  'schema.nestedArray': { path: 'result_schema.a' },
  'schema.reservedKey': { path: 'result_schema.__proto__' },
  'schema.tooBig': { path: 'result_schema.a', unit: 'keys', max: 1000 },
  'schema.nameTaken': { name: 'Invoice' },
  'record.unknown': { id: '1' },
  'record.notFailed': { id: '1', status: 'done' },
  'record.notDone': { id: '1', status: 'waiting' },
  'field.unknown': { field: 'a', known: 'b' },
  'field.gap': { field: 'a[2]' },
  'field.notCorrected': { field: 'a' },
  'box.empty': {},
  'rule.unknown': { id: '1' },
  'rule.file': { path: 'version', rule: reason('is from a newer Fovea') },
  'schema.unknown': { id: '1' },
  'folder.unknown': { id: '1' },
  'key.unknown': { id: '1' },
  'session.unknown': { id: '1' },
  'read.crashed': { name, attempts: 2 },
  'read.timeout': { name, limitSeconds: 60 },
  'read.memory': { name, limitMegabytes: 1600 },
  'read.stalled': { name },
  'read.model': { language: 'fin', why: reason('its file has changed since it was added') },
  'read.language': { language: 'xyz', known: 'eng, fin' },
  'language.name': { language: '../a' },
  'language.inBox': { language: 'eng' },
  'language.unknown': { language: 'fin' },
  'language.notFound': { language: 'fin' },
  'language.notOnNpm': { language: 'fin' },
  'language.notModel': { path, why: reason('it is cut off or damaged') },
  'language.fetch': { why: reason('the registry answered %{status}', { status: 500 }) },
  'pack.manifest': { path, why: reason('%{path}: %{rule}', { path: 'name', rule: reason('is missing') }) },
  'pack.zip': { path, why: reason('there is no %{file} in it', { file: 'pack.json' }) },
  'pack.taken': { pack: 'pp' },
  'pack.inBox': { pack: 'pp' },
  'pack.unknown': { pack: 'pp', known: 'a, b' },
  'pack.crashed': { pack: 'pp', limitSeconds: 60 },
  'pack.notInCatalogue': { pack: 'pp', known: 'a, b' },
  'pack.getting': { pack: 'pp' },
  'pack.cancelled': { pack: 'pp' },
  'pack.fetch': { url: 'https://a.example/b', why: reason('it ended early') },
  'pack.redirect': { url: 'https://a.example/b', host: 'c.example' },
  'pack.otherHash': { url: 'https://a.example/b', expected: 'aa', came: 'bb' },
  'pack.hashUnknown': { url: 'https://a.example/b', came: 'bb' },
  'pack.noSpace': { path: '/data', neededBytes: 3e8, freeBytes: 1e8 },
  'pack.file': { pack: 'pp', file: 'a.onnx', why: reason('it is not there') },
  'pack.changed': { pack: 'pp', file: 'a.onnx' },
  'pack.network': { pack: 'pp', file: 'a.onnx', why: 'E1' },
  'pack.alphabet': { pack: 'pp', characters: 10, classes: 11 },
  'engine.runtime': { why: 'E1' },
  'read.cancelled': { name },
  'understand.tooMuch': { name, fields: 100, words: 1000, looks: 20_000_000, most: 10_000_000 },
  'understand.timeout': { name, limitSeconds: 60 },
  'understand.crashed': { name, attempts: 1 },
  'model.address': { address: '' },
  'model.notConfirmed': { host },
  'model.unreachable': { host, why: reason('nothing answers there') },
  'model.timeout': { host, limitSeconds: 60 },
  'model.failed': {
    host,
    why: reason('it answered %{status}, %{why}', { status: 200, why: reason('its answer is empty') }),
  },
  'model.name': { model: '', known: 'llama3' },
  'engine.locked': { dataDir: path, pid: 1 },
  'engine.closing': {},
  'server.unreachable': { why: reason('nothing answers there') },
  'engine.unreachable': { dataDir: path, why: reason('it did not answer in time') },
  'data.notUsable': { dataDir: path, why: reason('the disk is read-only') },
  'data.newer': { file: 'fovea.db', version: 9, known: 8 },
  'data.damaged': { file: 'fovea.db', why: reason('it looks sound, but it does not work') },
  'data.unsound': { dataDir: path, problems: 2 },
  'backup.unknown': { name: 'a' },
  'backup.damaged': { name: 'a', why: 'E1' },
  'backup.notRestored': { name: 'a', why: reason('the disk is full') },
  'backup.notMade': { dir: path, why: reason('the disk is full') },
  'data.restored': { name: 'a', before: 'b' },
  'data.rights': { path, why: reason('the disk keeps no rights') },
  'data.broken': { why: 'E1' },
  'data.journalGone': { journal: 'fovea.sqlite-wal' },
  'data.rescued': { setAside: 'a', rows: 5, from: 'records', incomplete: ['pages'], fromCopy: 2 },
  'data.foreign': { file: 'a.db' },
  'readers.address': { address: 'x' },
  'readers.bucket': { address: 's3:bucket' },
  'readers.password': { address: 'postgres://fovea@db/fovea' },
  'port.invalid': { port: 'x' },
  'port.inUse': { port: 80 },
  'socket.refused': { path, why: 'E1' },
  'port.refused': { port: 80, host, why: reason('this machine has no such address') },
  'node.version': { version: '18', least: 20 },
  'build.failed': { why: 'E1' },
  'cli.unknownCommand': { command: 'raed', like: 'read' },
  'cli.unknownOption': { option: '--x', command: 'read', known: '--as' },
  'cli.missingValue': { option: '--as' },
  'cli.missingArgument': { command: 'read', argument: 'FILE' },
  'cli.extraArgument': { command: 'serve', argument: 'x' },
  internal: { reference: 'abc' },
}

const findingSamples: FindingData = {
  'file.missing': {},
  'file.refused': { problem: broken },
  'file.madeSmaller': { from: '5000x5000', to: '4000x4000' },
  'file.notWatched': {},
  'file.inSubfolder': { folder: path },
  'file.special': { kind: reason('a link') },
  'file.notImage': {},
  'file.ignored': { pattern: '*.tmp' },
  'file.usual': { pattern: '.DS_Store' },
  'file.notIncluded': { patterns: '*.png' },
  'file.own': {},
  'file.skipped': {},
  'file.paused': {},
  'file.asking': {},
  'file.resting': { opensAt: at },
  'file.diskFull': {},
  'file.offline': {},
  'file.empty': { sinceMs: 5000 },
  'file.settling': { sinceMs: 5000, leftMs: 3000 },
  'file.busy': { problem: broken, nextAt: at, looks: 2 },
  'file.unnoticed': {},
  'file.nobodyWatches': {},
  'file.queued': { position: 3 },
  'file.queuePaused': {},
  'file.retrying': { problem: broken, nextAt: at },
  'file.working': {},
  'file.done': { at },
  'file.duplicate': { of: name },
  'file.failed': { problem: broken },
  'file.cancelled': {},
  'file.removed': {},
  'file.parted': { documents: 3 },
  'file.changed': {},
  'file.future': { aheadMs: 8_000_000 },
  'file.written': { path },
  'file.delivering': {
    step: 'webhook',
    problem: fault('hook.webhook', { url: 'http://a', why }),
    nextAt: at,
  },
  'file.due': { step: 'move' },
  'file.parked': { step: 'command', problem: fault('hook.command', { command: 'print', why }) },
  'folder.missing': { problem: fault('file.gone', { path }) },
  'folder.watched': { state: 'watching' },
  'folder.inside': { root: path },
  'folder.notWatched': {},
  'folder.cannotBeWatched': { problem: fault('folder.notFolder', { path }) },
  'folder.readable': {},
  'folder.writable': { path },
  'folder.notWritable': { path, problem: fault('file.noRights', { path }) },
  'folder.network': { type: 'nfs' },
  'folder.local': { type: 'ext4' },
  'folder.sheet': { problem: fault('sheet.open', { path, lock: '' }) },
  'folder.noEvents': { problem: fault('folder.noEvents', { path, why: reason('too many files are open') }) },
  'folder.space': { path, freeBytes: 5e9 },
  'folder.fullDisk': { path, freeBytes: 5e6 },
  'folder.unreadable': { problem: fault('file.noRights', { path }) },
  'folder.clock': { aheadMs: 8_000_000 },
  'folder.links': { count: 1, example: 'a' },
  'folder.files': { read: 1, passedOver: 2 },
  'data.missing': {},
  'data.unreadable': { path, why: reason('this user may not do that') },
  'data.damaged': { why: 'E1' },
  'data.otherVersion': { version: 8, known: 9 },
  'data.rows': some,
  'data.pages': some,
  'data.imagesMissing': some,
  'data.imagesChanged': some,
  'data.imagesUnreadable': { ...some, problem: fault('file.noRights', { path }) },
  'data.filesUnknown': some,
  'data.copies': { ...some, why: 'E1' },
  'data.sourcesGone': { count: 2 },
  'data.sound': { records: 1, images: 2, pages: 3, copies: 4 },
}

/** Matches an English clause that was left untranslated in a text of another language. */
const english = /\p{Script=Latin}{2,} (a|an|and|is|are|it|its|in|not|of|or|the|this|was|with)\b/u

describe.each(uiLanguageCodes)('in the language %s', (language) => {
  const words = problemWords[language]
  const sentences = [
    ...(Object.keys(errorSamples) as ErrorCode[]).map((code) => [
      code,
      faultTextIn(words, fault(code, errorSamples[code])),
    ]),
    ...(Object.keys(findingSamples) as FindingCode[]).map((code) => [
      code,
      findingTextIn(words, finding(code, findingSamples[code])),
    ]),
  ] as const

  test.each(sentences)('%s is a whole sentence', (_, text) => {
    expect(text).not.toMatch(/undefined|null|NaN|\[object|%\{|\.\.$|。。|。\.|\.。| {2}/)
    expect(text).toMatch(/[.。?？]$|fovea [a-z -]+$|(npm run build|base64,)$|: [\w#., -]+$|：[\w#., -]+$/)
    if (language === 'zh') expect(text.replace('Settings', '')).not.toMatch(english)
    if (language === 'zh') expect(text).toMatch(/\p{Script=Han}/u)
  })
})

describe('a reason', () => {
  const { reasons: zh } = problemWords.zh

  test.each(reasons)(
    'has the same placeholders in each language, and is found by its English text: %s',
    (row) => {
      const placeholders = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(String).toSorted()
      expect(placeholders(zh[row])).toEqual(placeholders(row))
      const text = row.replaceAll(/%\{(\w+)\}/g, '7')
      expect(translateReason(zh, text)).toBe(zh[row].replaceAll(/%\{(\w+)\}/g, '7'))
    },
  )

  test('translates values that are reasons themselves', () => {
    const inner: Reason = 'a key in double quotes'
    const text = reason('line %{line}, column %{column}: %{why}', {
      line: 2,
      column: 3,
      why: reason('%{what} is expected, and %{found} is there', { what: inner, found: '"x"' }),
    })
    expect(text).toBe('line 2, column 3: a key in double quotes is expected, and "x" is there')
    expect(translateReason(zh, text)).toBe('第 2 行第 3 列：应当是双引号中的键，却是 "x"')
  })

  test('from another program stays untranslated', () => {
    expect(translateReason(zh, 'lp0 on fire')).toBe('lp0 on fire')
    expect(systemReason(new Error('odd'))).toBe('odd')
  })

  test('for a system error has our own text, even if fetch wraps the error', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    expect(systemReason(new Error('fetch failed', { cause: refused }))).toBe('nothing answers there')
  })
})
