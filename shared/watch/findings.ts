// What the doctor can find of watch folders and of the data folder, with how bad it is and its sentence. A file's first
// finding is the answer to why it was or was not read.
import type { FindingView } from '../contract/folder-calls.ts'
import { imageEndings } from '../image/formats.ts'
import { listed } from '../listed.ts'

export type FindingLevel = 'fine' | 'note' | 'problem'

interface Row<Data> {
  readonly level: FindingLevel
  readonly text: (data: Data) => string
}

function row<Data>(level: FindingLevel, text: (data: Data) => string): Row<Data> {
  return { level, text }
}

type Nothing = Record<string, never>

/** So many of a kind, and some of them by name. */
export type Some = { readonly count: number; readonly examples: string }

export const findings = {
  // of a file that will not be taken as it is
  'file.missing': row<Nothing>(
    'problem',
    () => 'There is no such file. Check the name, or whether it was moved.',
  ),
  'file.refused': row<{ message: string }>('problem', (d) => d.message),
  'file.madeSmaller': row<{ from: string; to: string }>(
    'note',
    (d) => `It is made smaller for reading, from ${d.from} to ${d.to} pixels.`,
  ),
  'file.notWatched': row<Nothing>(
    'problem',
    () => 'No watched folder has it in its tree. Watch the folder that it lies in.',
  ),
  'file.inSubfolder': row<{ folder: string }>(
    'problem',
    (d) => `It lies in a subfolder, and ${d.folder} is watched without its subfolders.`,
  ),
  'file.special': row<{ kind: string }>(
    'problem',
    (d) =>
      `It is ${d.kind}. Only regular files are read; links are not followed, since they may lead anywhere.`,
  ),
  'file.notImage': row<Nothing>(
    'problem',
    () =>
      `Its name does not end in ${listed(
        imageEndings.map((ending) => `.${ending}`),
        ' or ',
      )}.`,
  ),
  'file.ignored': row<{ pattern: string }>(
    'problem',
    (d) => `The rule ignores it by the pattern ${d.pattern}.`,
  ),
  'file.usual': row<{ pattern: string }>(
    'problem',
    (d) => `It looks like one of the files that systems and programs leave behind: ${d.pattern}.`,
  ),
  'file.notIncluded': row<{ patterns: string }>(
    'problem',
    (d) => `The rule only takes ${d.patterns}, and it matches none of these.`,
  ),
  'file.skipped': row<Nothing>(
    'note',
    () =>
      'It lay there before watching began, and such files were to be skipped. Let the folder be looked at anew to read it.',
  ),
  // of a file that waits
  'file.paused': row<Nothing>('note', () => 'The folder is paused. It is taken when watching goes on.'),
  'file.asking': row<Nothing>(
    'note',
    () => 'It lay there before watching began. Whether such files are read is still to be said.',
  ),
  'file.resting': row<{ opensAt: number }>(
    'note',
    (d) => `The folder’s schedule takes files again at ${time(d.opensAt)}.`,
  ),
  'file.diskFull': row<Nothing>(
    'problem',
    () => 'Hardly any space is left on the disk of the data folder; nothing is taken until there is.',
  ),
  'file.offline': row<Nothing>(
    'problem',
    () => 'The folder can’t be reached. Watching goes on by itself when it is back.',
  ),
  'file.empty': row<{ sinceMs: number }>(
    'note',
    (d) => `It has been empty for ${seconds(d.sinceMs)}. A placeholder is read when it is filled.`,
  ),
  'file.settling': row<{ sinceMs: number; leftMs: number }>(
    'note',
    (d) =>
      `It is waited for: it has stood still for ${seconds(d.sinceMs)}, and is taken in ${seconds(d.leftMs)} if it goes on so.`,
  ),
  'file.busy': row<{ message: string; nextAt: number; looks: number }>(
    'problem',
    (d) =>
      `It could not be opened, ${times(d.looks)} so far: ${d.message} It is tried again at ${time(d.nextAt)}.`,
  ),
  'file.unnoticed': row<Nothing>(
    'note',
    () => 'It fits the rule and was not noticed yet. It is found at the next look through the folder.',
  ),
  'file.nobodyWatches': row<Nothing>(
    'problem',
    () => 'No Fovea is running that watches this folder. Start the app, or: fovea serve',
  ),
  // of a file that was taken
  'file.queued': row<{ position: number }>('note', (d) =>
    d.position === 0 ? 'It is next in the queue.' : `It waits in the queue behind ${images(d.position)}.`,
  ),
  'file.queuePaused': row<Nothing>('problem', () => 'The queue is paused.'),
  'file.retrying': row<{ message: string; nextAt: number }>(
    'problem',
    (d) => `${d.message} It is tried again at ${time(d.nextAt)}.`,
  ),
  'file.working': row<Nothing>('fine', () => 'It is being read now.'),
  'file.done': row<{ at: number }>('fine', (d) => `It was read at ${time(d.at)}.`),
  'file.duplicate': row<{ of: string }>(
    'fine',
    (d) =>
      `It has the same bytes as ${d.of}, which was read in the same way, so it was not read a second time.`,
  ),
  'file.failed': row<{ message: string }>('problem', (d) => `${d.message} It is not tried again by itself.`),
  'file.cancelled': row<Nothing>('note', () => 'Its reading was cancelled. It can be tried again.'),
  'file.removed': row<Nothing>('note', () => 'It was read, and its record was removed from the history.'),
  'file.changed': row<Nothing>('note', () => 'It has changed since it was read, and is read again.'),
  'file.future': row<{ aheadMs: number }>(
    'note',
    (d) => `Its time is ${seconds(d.aheadMs)} in the future: some clock is wrong. Nothing depends on it.`,
  ),
  'file.written': row<{ path: string }>('fine', (d) => `Its result was written to ${d.path}.`),
  'file.delivering': row<{ step: string; message: string; nextAt: number }>(
    'problem',
    (d) =>
      `What is due after its result (${d.step}) did not go well: ${d.message} It is tried again at ${time(d.nextAt)}.`,
  ),
  'file.due': row<{ step: string }>(
    'note',
    (d) => `Something is still to be done after its result: ${d.step}.`,
  ),
  'file.parked': row<{ step: string; message: string }>(
    'problem',
    (d) => `What is due after its result (${d.step}) was given up: ${d.message} It can be tried again.`,
  ),
  // of a folder
  'folder.missing': row<{ message: string }>('problem', (d) => `It can’t be reached: ${d.message}`),
  'folder.watched': row<{ state: string }>('fine', (d) => `It is a watched folder (${d.state}).`),
  'folder.inside': row<{ root: string }>('fine', (d) => `It lies in the watched folder ${d.root}.`),
  'folder.notWatched': row<Nothing>('note', () => 'It is not watched.'),
  'folder.cannotBeWatched': row<{ message: string }>('problem', (d) => `It can’t be watched: ${d.message}`),
  'folder.readable': row<Nothing>('fine', () => 'It may be read.'),
  'folder.writable': row<{ path: string }>('fine', (d) => `Results may be written to ${d.path}.`),
  'folder.notWritable': row<{ path: string; message: string }>(
    'problem',
    (d) => `Results can’t be written to ${d.path}: ${d.message}`,
  ),
  'folder.network': row<{ type: string }>(
    'note',
    (d) => `It lies on a share of the network (${d.type}), so it is looked through again and again.`,
  ),
  'folder.local': row<{ type: string }>(
    'fine',
    (d) => `It lies on a disk of this machine (${d.type}), whose changes are told of at once.`,
  ),
  'folder.sheet': row<{ message: string }>('problem', (d) => d.message),
  'folder.noEvents': row<{ message: string }>('problem', (d) => d.message),
  'folder.space': row<{ path: string; freeBytes: number }>(
    'fine',
    (d) => `${size(d.freeBytes)} are free on the disk of ${d.path}.`,
  ),
  'folder.fullDisk': row<{ path: string; freeBytes: number }>(
    'problem',
    (d) => `Only ${size(d.freeBytes)} are free on the disk of ${d.path}.`,
  ),
  'folder.unreadable': row<{ message: string }>(
    'problem',
    (d) => `A part of it can’t be looked into: ${d.message}`,
  ),
  'folder.clock': row<{ aheadMs: number }>(
    'problem',
    (d) =>
      `Files in it are from the future by ${seconds(d.aheadMs)}: the clock of this machine, or of the share, is wrong.`,
  ),
  'folder.links': row<{ count: number; example: string }>(
    'note',
    (d) => `${d.count} links in it are not followed, such as ${d.example}.`,
  ),
  'folder.files': row<{ read: number; passedOver: number }>(
    'fine',
    (d) => `Its rule takes ${images(d.read)} and passes over ${images(d.passedOver)}.`,
  ),
  // of the data folder
  'data.missing': row<Nothing>(
    'problem',
    () => 'There is no database of Fovea in it. Name the data folder with --data DIR.',
  ),
  'data.unreadable': row<{ path: string; message: string }>(
    'problem',
    (d) => `${d.path} can’t be read: ${d.message}. Give yourself the right to read it, or look at its disk.`,
  ),
  'data.damaged': row<{ message: string }>(
    'problem',
    (d) =>
      `The database is damaged: ${d.message}. Put a copy in its place: fovea backup list, then fovea backup restore NAME. Images were not compared with it.`,
  ),
  'data.otherVersion': row<{ version: number; known: number }>('problem', (d) =>
    d.version > d.known
      ? `A newer Fovea wrote the database (version ${d.version}, this one knows ${d.known}), so images were not compared with it. Ask that Fovea.`
      : `An older Fovea wrote the database (version ${d.version} of ${d.known}), so images were not compared with it. Start this one once, and ask again.`,
  ),
  'data.rows': row<Some>(
    'problem',
    (d) =>
      `Rows of the database that belong to rows that are gone: ${some(d)}. A copy from before may have them: fovea backup list`,
  ),
  'data.pages': row<Some>(
    'problem',
    (d) =>
      `Images of which what was seen can’t be unpacked: ${some(d)}. Their texts are still there. To read one again: fovea record again ID`,
  ),
  'data.imagesMissing': row<Some>(
    'problem',
    (d) =>
      `Images that records name and that are not in the folder images: ${some(d)}. Put that folder back from a backup of your own. The texts of the records are still there.`,
  ),
  'data.imagesChanged': row<Some>(
    'problem',
    (d) =>
      `Stored images that are no longer what was read: ${some(d)}. Put them back from a backup of your own, and look at the disk: it may be failing.`,
  ),
  'data.imagesUnreadable': row<Some & { message: string }>(
    'problem',
    (d) =>
      `What can’t be read in the folder images: ${some(d)}: ${d.message} Give yourself the right to read it, or look at the disk.`,
  ),
  'data.filesUnknown': row<Some>(
    'problem',
    (d) =>
      `Files in the folder images that belong to no record: ${some(d)}. If nobody needs them, delete them.`,
  ),
  'data.copies': row<Some & { message: string }>(
    'problem',
    (d) =>
      `Copies of the database that are no use: ${some(d)}: ${d.message}. To delete one: fovea backup remove NAME`,
  ),
  'data.sourcesGone': row<{ count: number }>(
    'note',
    (d) =>
      `Records whose image is no longer where it was read from: ${d.count}. Their texts are still there.`,
  ),
  'data.sound': row<{ records: number; images: number; pages: number; copies: number }>(
    'fine',
    (d) =>
      `All is sound. Looked at: records ${d.records}, stored images ${d.images}, pages ${d.pages}, copies of the database ${d.copies}.`,
  ),
} as const

export type FindingCode = keyof typeof findings
export type FindingData = { [C in FindingCode]: Parameters<(typeof findings)[C]['text']>[0] }
/** The sentence for a finding, in any language that has one for every code. */
export type FindingTexts = { readonly [C in FindingCode]: (data: FindingData[C]) => string }
export type Finding = { [C in FindingCode]: { readonly code: C; readonly data: FindingData[C] } }[FindingCode]

export function finding<C extends FindingCode>(code: C, data: FindingData[C]): Finding {
  // The pair is right by the signature; the compiler can't follow a correlated union.
  return { code, data } as unknown as Finding
}

export function findingText({ code, data }: Finding): string {
  return (findings[code].text as (data: unknown) => string)(data)
}

/** As it goes over a wire. */
export function findingView(found: Finding): FindingView {
  return { code: found.code, level: findingLevel(found), data: found.data, message: findingText(found) }
}

export function findingLevel({ code }: Finding): FindingLevel {
  return findings[code].level
}

function time(at: number): string {
  const date = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`
}

function seconds(ms: number): string {
  if (ms >= 2 * 3_600_000) return `${Math.round(ms / 3_600_000)} hours`
  return ms >= 120_000 ? `${Math.round(ms / 60_000)} minutes` : `${Math.max(0, Math.round(ms / 1000))} s`
}

function size(bytes: number): string {
  return bytes >= 2 ** 30 ? `${(bytes / 2 ** 30).toFixed(1)} GB` : `${Math.round(bytes / 2 ** 20)} MB`
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

function images(count: number): string {
  return count === 1 ? '1 image' : `${count} images`
}

function some({ count, examples }: Some): string {
  return `${count} (${examples})`
}
