// The table of findings of the doctor about files, watch folders and the data folder: level and English sentence. The
// first finding about a file answers why it was or was not read.
import type { FindingView } from '../contract/folder-calls.ts'
import { fileExtensions } from '../image/formats.ts'
import { joinList } from '../join-list.ts'
import { faultText, faultTextIn, translateReasons, type FaultWords } from '../faults.ts'
import type { Fault } from '../result.ts'
import { textRows, type TextsByCode } from '../text-rows.ts'
import type { DeliveryStep } from './delivery-step.ts'

export type FindingLevel = 'fine' | 'note' | 'problem'

/** The rows of findings of one level. */
function rows<Texts extends TextsByCode>(level: FindingLevel, texts: Texts) {
  return textRows({ level }, texts)
}

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
  ...rows('problem', {
    'file.missing': () => 'This file does not exist. Check its name, or whether it was moved.',
    'file.refused': (d: { message: string }) => d.message,
    'file.notWatched': () => 'It is not in a watched folder. Watch the folder it is in.',
    'file.inSubfolder': (d: { folder: string }) =>
      `It is in a subfolder, and ${d.folder} is watched without subfolders.`,
    'file.special': (d: { kind: string }) =>
      `It is ${d.kind}. Only regular files are read; links are not followed.`,
    'file.notImage': () =>
      `Its name does not end in ${joinList(
        fileExtensions('own').map((ending) => `.${ending}`),
        ' or ',
      )}.`,
    'file.ignored': (d: { pattern: string }) => `The rule excludes it by the pattern ${d.pattern}.`,
    'file.usual': (d: { pattern: string }) => `It looks like a system or temporary file: ${d.pattern}.`,
    'file.notIncluded': (d: { patterns: string }) =>
      `The rule only includes ${d.patterns}, and its name matches none of these.`,
    'file.diskFull': () => 'The disk of the data folder is almost full. Reading resumes when there is space.',
    'file.offline': () => 'The folder can’t be reached. Watching resumes when it is back.',
    'file.busy': (d: { message: string; nextAt: number; looks: number }) =>
      `It could not be opened (tried ${times(d.looks)}). ${d.message} Next try: ${time(d.nextAt)}.`,
    'file.nobodyWatches': () =>
      'Fovea is not running, so nothing watches this folder. Start the app, or run: fovea serve',
    'file.queuePaused': () => 'The queue is paused.',
    'file.retrying': (d: { message: string; nextAt: number }) => `${d.message} Next try: ${time(d.nextAt)}.`,
    'file.failed': (d: { message: string }) => `${d.message} It will not be tried again by itself.`,
    'file.delivering': (d: { step: DeliveryStep; message: string; nextAt: number }) =>
      `It was read, but ${steps[d.step]} failed. ${d.message} Next try: ${time(d.nextAt)}.`,
    'file.parked': (d: { step: DeliveryStep; message: string }) =>
      `It was read, but ${steps[d.step]} failed for good. ${d.message} You can try again.`,
    'folder.missing': (d: { message: string }) => `It can’t be reached: ${d.message}`,
    'folder.cannotBeWatched': (d: { message: string }) => `It can’t be watched: ${d.message}`,
    'folder.notWritable': (d: { path: string; message: string }) =>
      `Results can’t be written to ${d.path}: ${d.message}`,
    'folder.sheet': (d: { message: string }) => d.message,
    'folder.noEvents': (d: { message: string }) => d.message,
    'folder.fullDisk': (d: { path: string; freeBytes: number }) =>
      `The disk of ${d.path} has only ${size(d.freeBytes)} free.`,
    'folder.unreadable': (d: { message: string }) => `Part of it can’t be checked: ${d.message}`,
    'folder.clock': (d: { aheadMs: number }) =>
      `It has files from ${seconds(d.aheadMs)} in the future: the clock of this machine or of the network drive is wrong.`,
    'data.missing': () => 'It holds no Fovea database. Name the data folder with --data DIR.',
    'data.unreadable': (d: { path: string; why: string }) =>
      `${d.path} can’t be read: ${d.why}. Check your rights to it, and its disk.`,
    'data.damaged': (d: { why: string }) =>
      `The database is damaged: ${d.why}. Restore a copy: fovea backup list, then fovea backup restore NAME. Images were not compared with it.`,
    'data.otherVersion': (d: { version: number; known: number }) =>
      d.version > d.known
        ? `A newer Fovea wrote the database (version ${d.version}, this one knows ${d.known}), so images were not compared with it. Run the check in that version.`
        : `An older Fovea wrote the database (version ${d.version} of ${d.known}), so images were not compared with it. Start this version once, then check again.`,
    'data.rows': (d: Sample) =>
      `Rows in the database whose parent row is gone: ${formatSample(d)}. An earlier copy may have it: fovea backup list`,
    'data.pages': (d: Sample) =>
      `Stored pages that can’t be unpacked: ${formatSample(d)}. Their text is still there. To read one again: fovea record again ID`,
    'data.imagesMissing': (d: Sample) =>
      `Images of records that are missing from the images folder: ${formatSample(d)}. Restore that folder from your own backup. The text of the records is still there.`,
    'data.imagesChanged': (d: Sample) =>
      `Stored images that have changed since they were read: ${formatSample(d)}. Restore them from your own backup, and check the disk: it may be failing.`,
    'data.imagesUnreadable': (d: Sample & { message: string }) =>
      `Files in the images folder that can’t be read: ${formatSample(d)}. ${d.message}`,
    'data.filesUnknown': (d: Sample) =>
      `Files in the images folder that belong to no record: ${formatSample(d)}. Delete them if you don’t need them.`,
    'data.copies': (d: Sample & { why: string }) =>
      `Copies of the database that can’t be used: ${formatSample(d)}: ${d.why}. To delete one: fovea backup remove NAME`,
  }),
  ...rows('note', {
    'file.madeSmaller': (d: { from: string; to: string }) =>
      `It will be made smaller for reading, from ${d.from} to ${d.to} pixels.`,
    'file.skipped': () =>
      'It was there before watching began, and such files are skipped. To read it, check the folder for files now.',
    'file.own': () => 'Fovea wrote it for an image, so it is not read.',
    'file.paused': () => 'The folder is paused. It will be read when watching resumes.',
    'file.asking': () => 'It was there before watching began. Choose whether such files are read.',
    'file.resting': (d: { opensAt: number }) => `The folder’s schedule begins again at ${time(d.opensAt)}.`,
    'file.empty': (d: { sinceMs: number }) =>
      `It has been empty for ${seconds(d.sinceMs)}. It will be read when it has content.`,
    'file.settling': (d: { sinceMs: number; leftMs: number }) =>
      `It may still be written: it has not changed for ${seconds(d.sinceMs)}, and will be read in ${seconds(d.leftMs)} if it stays so.`,
    'file.unnoticed': () =>
      'It fits the rule but was not noticed yet. The next check of the folder will find it.',
    'file.queued': (d: { position: number }) =>
      d.position === 0
        ? 'It is next in the queue.'
        : `It is in the queue behind ${counted(d.position, 'image')}.`,
    'file.cancelled': () => 'Reading it was cancelled. You can try again.',
    'file.removed': () => 'It was read, and its record was deleted.',
    'file.changed': () => 'It has changed since it was read, and will be read again.',
    'file.future': (d: { aheadMs: number }) =>
      `Its time is ${seconds(d.aheadMs)} in the future: a clock is wrong. It is read all the same.`,
    'file.due': (d: { step: DeliveryStep }) => `It was read. Next: ${steps[d.step]}.`,
    'folder.notWatched': () => 'It is not watched.',
    'folder.network': (d: { type: string }) =>
      `It is on a network drive (${d.type}), so Fovea checks it regularly.`,
    'folder.links': (d: { count: number; example: string }) =>
      `${d.count === 1 ? '1 link in it is' : `${d.count} links in it are`} not followed, such as ${d.example}.`,
    'data.sourcesGone': (d: { count: number }) =>
      `Records whose image is no longer where it was: ${d.count}. Their text is still there.`,
  }),
  ...rows('fine', {
    'file.working': () => 'It is being read now.',
    'file.done': (d: { at: number }) => `It was read at ${time(d.at)}.`,
    'file.duplicate': (d: { of: string }) =>
      `It is identical to ${d.of}, which was read the same way, so it was not read again.`,
    'file.parted': (d: { documents: number }) =>
      `It was read and split into ${d.documents} documents, each with a record of its own.`,
    'file.written': (d: { path: string }) => `Its result was written to ${d.path}.`,
    'folder.watched': (d: { state: string }) => `It is a watched folder (${d.state}).`,
    'folder.inside': (d: { root: string }) => `It is in the watched folder ${d.root}.`,
    'folder.readable': () => 'It can be read.',
    'folder.writable': (d: { path: string }) => `Results can be written to ${d.path}.`,
    'folder.local': (d: { type: string }) =>
      `It is on a disk of this machine (${d.type}), which reports changes at once.`,
    'folder.space': (d: { path: string; freeBytes: number }) =>
      `The disk of ${d.path} has ${size(d.freeBytes)} free.`,
    'folder.files': (d: { read: number; passedOver: number }) =>
      `Its rule reads ${counted(d.read, 'image')} and skips ${counted(d.passedOver, 'image')}.`,
    'data.sound': (d: { records: number; images: number; pages: number; copies: number }) =>
      `Everything is in order. Checked: ${counted(d.records, 'record')}, ${counted(d.images, 'stored image')}, ${counted(d.pages, 'page')}, ${d.copies === 1 ? '1 copy' : `${d.copies} copies`} of the database.`,
  }),
}

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
