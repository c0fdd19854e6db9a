// The table of findings of the doctor about files, watch folders and the data folder: level and English sentence. The
// first finding about a file answers why it was or was not read.
import type { FindingView } from '../contract/folder-calls.ts'
import { fileExtensions } from '../image/formats.ts'
import { joinList } from '../join-list.ts'
import { faultText, faultTextIn, translateReasons, type FaultWords } from '../faults.ts'
import type { Fault } from '../result.ts'
import type { DeliveryStep } from './delivery-step.ts'

export type FindingLevel = 'fine' | 'note' | 'problem'

interface Row<Data> {
  readonly level: FindingLevel
  readonly text: (data: Data) => string
}

function row<Data>(level: FindingLevel, text: (data: Data) => string): Row<Data> {
  return { level, text }
}

type Nothing = Record<string, never>

/** A number of things, and the names of some of them. */
export type Sample = { readonly count: number; readonly examples: string }

const steps: Readonly<Record<DeliveryStep, string>> = {
  parts: 'telling its documents apart',
  files: 'writing its files',
  move: 'moving the image',
  command: 'running the program',
  webhook: 'sending it to the web address',
  renew: 'updating its files',
}

export const findings = {
  // a file that is not taken, or not as it is
  'file.missing': row<Nothing>(
    'problem',
    () => 'This file does not exist. Check its name, or whether it was moved.',
  ),
  'file.refused': row<{ message: string }>('problem', (d) => d.message),
  'file.madeSmaller': row<{ from: string; to: string }>(
    'note',
    (d) => `It will be made smaller for reading, from ${d.from} to ${d.to} pixels.`,
  ),
  'file.notWatched': row<Nothing>(
    'problem',
    () => 'It is not in a watched folder. Watch the folder it is in.',
  ),
  'file.inSubfolder': row<{ folder: string }>(
    'problem',
    (d) => `It is in a subfolder, and ${d.folder} is watched without subfolders.`,
  ),
  'file.special': row<{ kind: string }>(
    'problem',
    (d) => `It is ${d.kind}. Only regular files are read; links are not followed.`,
  ),
  'file.notImage': row<Nothing>(
    'problem',
    () =>
      `Its name does not end in ${joinList(
        fileExtensions('own').map((ending) => `.${ending}`),
        ' or ',
      )}.`,
  ),
  'file.ignored': row<{ pattern: string }>(
    'problem',
    (d) => `The rule excludes it by the pattern ${d.pattern}.`,
  ),
  'file.usual': row<{ pattern: string }>(
    'problem',
    (d) => `It looks like a system or temporary file: ${d.pattern}.`,
  ),
  'file.notIncluded': row<{ patterns: string }>(
    'problem',
    (d) => `The rule only includes ${d.patterns}, and its name matches none of these.`,
  ),
  'file.skipped': row<Nothing>(
    'note',
    () =>
      'It was there before watching began, and such files are skipped. To read it, check the folder for files now.',
  ),
  'file.own': row<Nothing>('note', () => 'Fovea wrote it for an image, so it is not read.'),
  // a file that waits
  'file.paused': row<Nothing>('note', () => 'The folder is paused. It will be read when watching resumes.'),
  'file.asking': row<Nothing>(
    'note',
    () => 'It was there before watching began. Choose whether such files are read.',
  ),
  'file.resting': row<{ opensAt: number }>(
    'note',
    (d) => `The folder’s schedule begins again at ${time(d.opensAt)}.`,
  ),
  'file.diskFull': row<Nothing>(
    'problem',
    () => 'The disk of the data folder is almost full. Reading resumes when there is space.',
  ),
  'file.offline': row<Nothing>(
    'problem',
    () => 'The folder can’t be reached. Watching resumes when it is back.',
  ),
  'file.empty': row<{ sinceMs: number }>(
    'note',
    (d) => `It has been empty for ${seconds(d.sinceMs)}. It will be read when it has content.`,
  ),
  'file.settling': row<{ sinceMs: number; leftMs: number }>(
    'note',
    (d) =>
      `It may still be written: it has not changed for ${seconds(d.sinceMs)}, and will be read in ${seconds(d.leftMs)} if it stays so.`,
  ),
  'file.busy': row<{ message: string; nextAt: number; looks: number }>(
    'problem',
    (d) => `It could not be opened (tried ${times(d.looks)}). ${d.message} Next try: ${time(d.nextAt)}.`,
  ),
  'file.unnoticed': row<Nothing>(
    'note',
    () => 'It fits the rule but was not noticed yet. The next check of the folder will find it.',
  ),
  'file.nobodyWatches': row<Nothing>(
    'problem',
    () => 'Fovea is not running, so nothing watches this folder. Start the app, or run: fovea serve',
  ),
  // a file that was taken
  'file.queued': row<{ position: number }>('note', (d) =>
    d.position === 0
      ? 'It is next in the queue.'
      : `It is in the queue behind ${counted(d.position, 'image')}.`,
  ),
  'file.queuePaused': row<Nothing>('problem', () => 'The queue is paused.'),
  'file.retrying': row<{ message: string; nextAt: number }>(
    'problem',
    (d) => `${d.message} Next try: ${time(d.nextAt)}.`,
  ),
  'file.working': row<Nothing>('fine', () => 'It is being read now.'),
  'file.done': row<{ at: number }>('fine', (d) => `It was read at ${time(d.at)}.`),
  'file.duplicate': row<{ of: string }>(
    'fine',
    (d) => `It is identical to ${d.of}, which was read the same way, so it was not read again.`,
  ),
  'file.failed': row<{ message: string }>(
    'problem',
    (d) => `${d.message} It will not be tried again by itself.`,
  ),
  'file.cancelled': row<Nothing>('note', () => 'Reading it was cancelled. You can try again.'),
  'file.removed': row<Nothing>('note', () => 'It was read, and its record was deleted.'),
  'file.parted': row<{ documents: number }>(
    'fine',
    (d) => `It was read and split into ${d.documents} documents, each with a record of its own.`,
  ),
  'file.changed': row<Nothing>('note', () => 'It has changed since it was read, and will be read again.'),
  'file.future': row<{ aheadMs: number }>(
    'note',
    (d) => `Its time is ${seconds(d.aheadMs)} in the future: a clock is wrong. It is read all the same.`,
  ),
  'file.written': row<{ path: string }>('fine', (d) => `Its result was written to ${d.path}.`),
  'file.delivering': row<{ step: DeliveryStep; message: string; nextAt: number }>(
    'problem',
    (d) => `It was read, but ${steps[d.step]} failed. ${d.message} Next try: ${time(d.nextAt)}.`,
  ),
  'file.due': row<{ step: DeliveryStep }>('note', (d) => `It was read. Next: ${steps[d.step]}.`),
  'file.parked': row<{ step: DeliveryStep; message: string }>(
    'problem',
    (d) => `It was read, but ${steps[d.step]} failed for good. ${d.message} You can try again.`,
  ),
  // a folder
  'folder.missing': row<{ message: string }>('problem', (d) => `It can’t be reached: ${d.message}`),
  'folder.watched': row<{ state: string }>('fine', (d) => `It is a watched folder (${d.state}).`),
  'folder.inside': row<{ root: string }>('fine', (d) => `It is in the watched folder ${d.root}.`),
  'folder.notWatched': row<Nothing>('note', () => 'It is not watched.'),
  'folder.cannotBeWatched': row<{ message: string }>('problem', (d) => `It can’t be watched: ${d.message}`),
  'folder.readable': row<Nothing>('fine', () => 'It can be read.'),
  'folder.writable': row<{ path: string }>('fine', (d) => `Results can be written to ${d.path}.`),
  'folder.notWritable': row<{ path: string; message: string }>(
    'problem',
    (d) => `Results can’t be written to ${d.path}: ${d.message}`,
  ),
  'folder.network': row<{ type: string }>(
    'note',
    (d) => `It is on a network drive (${d.type}), so Fovea checks it regularly.`,
  ),
  'folder.local': row<{ type: string }>(
    'fine',
    (d) => `It is on a disk of this machine (${d.type}), which reports changes at once.`,
  ),
  'folder.sheet': row<{ message: string }>('problem', (d) => d.message),
  'folder.noEvents': row<{ message: string }>('problem', (d) => d.message),
  'folder.space': row<{ path: string; freeBytes: number }>(
    'fine',
    (d) => `The disk of ${d.path} has ${size(d.freeBytes)} free.`,
  ),
  'folder.fullDisk': row<{ path: string; freeBytes: number }>(
    'problem',
    (d) => `The disk of ${d.path} has only ${size(d.freeBytes)} free.`,
  ),
  'folder.unreadable': row<{ message: string }>(
    'problem',
    (d) => `Part of it can’t be checked: ${d.message}`,
  ),
  'folder.clock': row<{ aheadMs: number }>(
    'problem',
    (d) =>
      `It has files from ${seconds(d.aheadMs)} in the future: the clock of this machine or of the network drive is wrong.`,
  ),
  'folder.links': row<{ count: number; example: string }>(
    'note',
    (d) =>
      `${d.count === 1 ? '1 link in it is' : `${d.count} links in it are`} not followed, such as ${d.example}.`,
  ),
  'folder.files': row<{ read: number; passedOver: number }>(
    'fine',
    (d) => `Its rule reads ${counted(d.read, 'image')} and skips ${counted(d.passedOver, 'image')}.`,
  ),
  // the data folder
  'data.missing': row<Nothing>(
    'problem',
    () => 'It holds no Fovea database. Name the data folder with --data DIR.',
  ),
  'data.unreadable': row<{ path: string; why: string }>(
    'problem',
    (d) => `${d.path} can’t be read: ${d.why}. Check your rights to it, and its disk.`,
  ),
  'data.damaged': row<{ why: string }>(
    'problem',
    (d) =>
      `The database is damaged: ${d.why}. Restore a copy: fovea backup list, then fovea backup restore NAME. Images were not compared with it.`,
  ),
  'data.otherVersion': row<{ version: number; known: number }>('problem', (d) =>
    d.version > d.known
      ? `A newer Fovea wrote the database (version ${d.version}, this one knows ${d.known}), so images were not compared with it. Run the check in that version.`
      : `An older Fovea wrote the database (version ${d.version} of ${d.known}), so images were not compared with it. Start this version once, then check again.`,
  ),
  'data.rows': row<Sample>(
    'problem',
    (d) =>
      `Rows in the database whose parent row is gone: ${formatSample(d)}. An earlier copy may have it: fovea backup list`,
  ),
  'data.pages': row<Sample>(
    'problem',
    (d) =>
      `Stored pages that can’t be unpacked: ${formatSample(d)}. Their text is still there. To read one again: fovea record again ID`,
  ),
  'data.imagesMissing': row<Sample>(
    'problem',
    (d) =>
      `Images of records that are missing from the images folder: ${formatSample(d)}. Restore that folder from your own backup. The text of the records is still there.`,
  ),
  'data.imagesChanged': row<Sample>(
    'problem',
    (d) =>
      `Stored images that have changed since they were read: ${formatSample(d)}. Restore them from your own backup, and check the disk: it may be failing.`,
  ),
  'data.imagesUnreadable': row<Sample & { message: string }>(
    'problem',
    (d) => `Files in the images folder that can’t be read: ${formatSample(d)}. ${d.message}`,
  ),
  'data.filesUnknown': row<Sample>(
    'problem',
    (d) =>
      `Files in the images folder that belong to no record: ${formatSample(d)}. Delete them if you don’t need them.`,
  ),
  'data.copies': row<Sample & { why: string }>(
    'problem',
    (d) =>
      `Copies of the database that can’t be used: ${formatSample(d)}: ${d.why}. To delete one: fovea backup remove NAME`,
  ),
  'data.sourcesGone': row<{ count: number }>(
    'note',
    (d) => `Records whose image is no longer where it was: ${d.count}. Their text is still there.`,
  ),
  'data.sound': row<{ records: number; images: number; pages: number; copies: number }>(
    'fine',
    (d) =>
      `Everything is in order. Checked: ${counted(d.records, 'record')}, ${counted(d.images, 'stored image')}, ${counted(d.pages, 'page')}, ${d.copies === 1 ? '1 copy' : `${d.copies} copies`} of the database.`,
  ),
} as const

export type FindingCode = keyof typeof findings
/** The data that each sentence needs. */
type FindingTextData = { [C in FindingCode]: Parameters<(typeof findings)[C]['text']>[0] }
/** The data of a finding. A `message` in the sentence is kept as the fault it comes from, so that it can be translated. */
export type FindingData = {
  [C in FindingCode]: FindingTextData[C] extends { message: string }
    ? Omit<FindingTextData[C], 'message'> & { readonly problem: Fault | null }
    : FindingTextData[C]
}
/** The sentences of one language, one for every finding. */
export type FindingTexts = { readonly [C in FindingCode]: (data: FindingTextData[C]) => string }
export type Finding = { [C in FindingCode]: { readonly code: C; readonly data: FindingData[C] } }[FindingCode]

/** Everything that a language needs to put faults and findings into words. */
export interface ProblemWords extends FaultWords {
  readonly findings: FindingTexts
}

export function finding<C extends FindingCode>(code: C, data: FindingData[C]): Finding {
  // The signature pairs code and data; TypeScript can't follow that correlation.
  return { code, data } as unknown as Finding
}

/** The finding as an English sentence. */
export function findingText({ code, data }: Finding): string {
  const problem = problemOf(data)
  const message = problem ? faultText(problem) : ''
  return (findings[code].text as (data: unknown) => string)({ ...data, message })
}

/** The finding as a sentence in the language of these words. */
export function findingTextIn(words: ProblemWords, { code, data }: Finding): string {
  const problem = problemOf(data)
  const message = problem ? faultTextIn(words, problem) : ''
  const say = words.findings[code] as (data: unknown) => string
  return say({ ...translateReasons(words.reasons, data), message })
}

function problemOf(data: Finding['data']): Fault | null {
  return 'problem' in data ? data.problem : null
}

/** A finding in the form of the contract. */
export function findingView(found: Finding): FindingView {
  return { code: found.code, level: findingLevel(found), data: found.data, message: findingText(found) }
}

export function findingLevel({ code }: Finding): FindingLevel {
  return findings[code].level
}

/** Formats a time as yyyy-mm-dd hh:mm. */
function time(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

/** Formats a duration. */
function seconds(ms: number): string {
  if (ms >= 2 * 3_600_000) return `${Math.round(ms / 3_600_000)} hours`
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${Math.max(0, Math.round(ms / 1000))} s`
}

/** Formats a byte count. */
function size(bytes: number): string {
  return bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${Math.round(bytes / 2 ** 20)} MB`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

function formatSample({ count, examples }: Sample): string {
  return `${count} (${examples})`
}
