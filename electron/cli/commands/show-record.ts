// Prints records on the command line.
import type { Field, Finding } from '../../../shared/contract/field.ts'
import type { RecordCode } from '../../../shared/contract/code.ts'
import type { UnreadPlace } from '../../../shared/contract/unread-place.ts'
import type { RecordView } from '../../../shared/contract/record.ts'
import type { FieldDoubt } from '../../../shared/doubt.ts'
import { documentText } from '../../../shared/document/document.ts'
import { faultText } from '../../../shared/faults.ts'
import { dataFileName } from '../../../shared/data-file-name.ts'
import { codeNames, groupByLine, type DataFile, type Fact } from '../../../shared/facts.ts'
import { sizeToFit } from '../../../shared/image/fitted.ts'
import type { Fault } from '../../../shared/result.ts'
import { oneLine, type Output } from '../output.ts'

/** content: only the content · jsonLines: one JSON record per line · line: one short line per file */
export type Style = 'content' | 'jsonLines' | 'line'

export interface Printer {
  record(name: string, record: RecordView): void | Promise<void>
  failure(name: string, error: Fault): void
}

interface PrintOptions {
  readonly style: Style
  /** Whether several contents get headings, as `head` and `tail` print them. */
  readonly hasHeadings: boolean
  readonly hasDetails: boolean
  /** Whether it shows where each page of a document begins. */
  readonly hasBreaks?: boolean
}

/** Returns a printer of records in this style. */
export function printer(
  output: Pick<Output, 'print' | 'note'>,
  { style, hasHeadings, hasDetails, hasBreaks = false }: PrintOptions,
): Printer {
  let isFirst = true
  return {
    /** Prints one record. */
    record(name, view) {
      if (view.hint === 'otherLanguage') output.note(`${name}: ${otherLanguageText}`)
      if (view.unread.length > 0 && !hasDetails) output.note(`${name}: ${unreadText(view.unread.length)}`)
      const record = { ...view, content: view.content && documentText(view.content, view, hasBreaks) }
      if (style === 'jsonLines') output.print(jsonLine(name, record, hasDetails))
      else if (style === 'line') output.print(shortLine(name, record))
      else {
        if (hasHeadings) output.print(`${isFirst ? '' : '\n'}==> ${oneLine(name)} <==`)
        output.print(record.content ?? '')
        isFirst = false
        if (hasDetails) for (const line of detailLines(name, record)) output.note(line)
      }
    },
    /** Prints a failure in JSON Lines; in other styles it is only on stderr. */
    failure(name, error) {
      if (style === 'jsonLines') output.print(failedJsonLine(name, error))
    },
  }
}

const otherLanguageText =
  'this is probably in another language than Chinese or English. Leave out --as text to have it detected.'

/** A line of JSON Lines: the result record of the service, plus the file name. */
export function jsonLine(file: string, record: RecordView, hasDetails: boolean): string {
  const {
    id,
    filename,
    content,
    format,
    timestamp,
    payload,
    languages,
    confidence,
    durationMs,
    fields,
    codes,
    unread,
    data,
    hint,
  } = record
  const details = hasDetails
    ? {
        details: {
          ...{ languages, confidence, durationMs, fields, codes },
          ...(unread.length > 0 && { unread }),
          ...(data.length > 0 && { data }),
          ...(hint && { hint }),
        },
      }
    : {}
  const failedPages = record.document?.failed ?? []
  const missing = failedPages.length > 0 ? { failedPages } : {}
  return JSON.stringify({ file, id, filename, content, format, timestamp, payload, ...missing, ...details })
}

/** The line of an image that failed. */
export function failedJsonLine(file: string, error: Fault): string {
  return JSON.stringify({ file, error: { code: error.code, message: faultText(error) } })
}

/** One line that says that a file was read. */
function shortLine(name: string, record: RecordView): string {
  return oneLine(`${name}: read (${recordFacts(record).join(', ')})`)
}

/** The lines about how a record was read: facts, fields, codes, and embedded data files. */
export function detailLines(name: string, record: RecordView): string[] {
  return [
    `${name}: ${recordFacts(record).join(', ')}`,
    ...record.fields.map(fieldLine),
    ...record.codes.flatMap(codeLines),
    ...record.unread.map(unreadLine),
    ...record.data.flatMap(dataLines),
  ]
}

/** A note that the image was scaled down for reading; null if it was not. */
export function smallerText(image: Pick<RecordView, 'width' | 'height'>): string | null {
  const smaller = sizeToFit(image)
  return smaller && `made smaller for reading, from ${sizeText(image)} to ${sizeText(smaller)} pixels`
}

function sizeText({ width, height }: Pick<RecordView, 'width' | 'height'>): string {
  return `${width}x${height}`
}

/** The facts about a reading: pages, language, confidence, duration, size. */
function recordFacts({ languages, confidence, durationMs, document, ...image }: RecordView): string[] {
  const smaller = document === null ? smallerText(image) : null
  return [
    ...(document === null ? [] : [pagesText(document)]),
    languages.length > 0 ? `language ${languages.join('+')}` : 'no text',
    ...(confidence === null ? [] : [`confidence ${percent(confidence)}`]),
    ...(durationMs === null ? [] : [`${(durationMs / 1000).toFixed(1)} s`]),
    ...(smaller === null ? [] : [smaller]),
  ]
}

/** Says how many pages were read, and which could not be. */
function pagesText({ total, numbers, failed }: NonNullable<RecordView['document']>): string {
  const of = numbers.length === total ? '' : ` of ${total}`
  const broken = failed.length === 0 ? '' : `, not readable: ${failed.map(({ number }) => number).join(', ')}`
  return `${numbers.length}${of} ${total === 1 ? 'page' : 'pages'}${broken}`
}

/** A barcode or QR code, with the facts that its text contains. */
function codeLines({ kind, text, page, facts }: RecordCode): string[] {
  const where = page === null ? '' : ` on page ${page}`
  return [
    oneLine(`  ${codeNames[kind]}${where}: ${text}`),
    ...facts.map((fact) => oneLine(`    ${factText(fact)}`)),
  ]
}

function unreadText(places: number): string {
  return `${places === 1 ? '1 part' : `${places} parts`} with text could not be read. --details tells where.`
}

/** A place with text that could not be read. */
function unreadLine({ page, box }: UnreadPlace): string {
  const where = page === null ? 'the image' : `page ${page}`
  const [x, y] = [Math.round(box.x0), Math.round(box.y0)]
  const size = sizeText({ width: Math.round(box.x1) - x, height: Math.round(box.y1) - y })
  return `  part of ${where} was not read: ${size} pixels at ${x},${y}`
}

/** One machine-readable file inside the document (an e-invoice): its values, and its rows as numbered lines. */
function dataLines(file: DataFile): string[] {
  const ofDocument = file.facts.filter(({ line }) => line === undefined)
  const rows = groupByLine(file).map(({ line, facts }) => `${line + 1}. ${facts.map(factText).join('; ')}`)
  return [
    oneLine(
      `  data in the document: ${dataFileName(file)} (${file.name})${file.isDamaged ? ', damaged' : ''}`,
    ),
    ...[...ofDocument.map(factText), ...rows].map((text) => oneLine(`    ${text}`)),
  ]
}

function factText({ term, value }: Fact): string {
  return `${term}: ${value}`
}

/** A field with its value, and how sure that is. */
function fieldLine(field: Field): string {
  const value = field.reason === null ? field.value : `empty, ${reasons[field.reason]}`
  return `  ${field.path}: ${value}${proofText(field)}`
}

const reasons: { readonly [R in NonNullable<Field['reason']>]: string } = {
  noLabel: 'its label is not on the image',
  noValue: 'its label has no value beside it',
  belowThreshold: 'what could be it was too doubtful',
  conflict: "what could be it is another field's value",
  otherKind: 'what stands there is something else',
}

const doubts: { readonly [D in FieldDoubt]: string } = {
  noSuchDay: 'there is no such day',
  checkDigits: 'its check digits are wrong',
  sum: "the amounts don't add up",
  contradiction: 'it contradicts another value',
  otherwisePrinted: 'the print says something else',
  damagedData: 'the data in this file are damaged',
  severalDocuments: 'there are several documents here; record split makes a record of each',
  required: 'required',
  kind: 'not the kind of value that belongs here',
  choice: 'none of the choices',
  addsUp: "its parts don't add up to it",
}

const findingTexts: { readonly [F in Finding]?: string } = {
  data: 'from the data in the document',
  code: 'from a code on the page',
  learned: 'learned',
  model: 'by the language model',
  person: 'by a person',
}

/** Says in brackets how sure a field is, how it was found, and whether its value is on the page. */
function proofText({ value, how, confidence, box, doubt }: Field): string {
  const finding = how === null ? undefined : findingTexts[how]
  const facts = [
    ...(confidence === null ? [] : [percent(confidence)]),
    ...(finding === undefined ? [] : [finding]),
    ...(doubt === null ? [] : [doubts[doubt]]),
    ...(box === null && value !== '' ? ['not on the page'] : []),
  ]
  return facts.length > 0 ? ` (${facts.join(', ')})` : ''
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
