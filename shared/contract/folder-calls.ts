// Calls for watch folders: each file that lands in one is read by the folder's rule.
import { z } from 'zod'
import { filePath } from '../file-path.ts'
import { call } from './call.ts'
import { newRuleFields, ruleFields } from './folder-rule.ts'
import { pageSchema } from '../page.ts'
import { faultSchema, recordSchema } from './record.ts'

const id = z.string().min(1)

export const folderStates = ['watching', 'asking', 'resting', 'full', 'offline', 'paused'] as const

export const watchFolderSchema = z.object({
  id: z.string(),
  path: z.string(),
  ...ruleFields,
  isPaused: z.boolean(),
  /** Whether the files that were there when watching began have been scanned. */
  isLookedThrough: z.boolean(),
  /** Path of the sheet; null if none was written yet. */
  sheetPath: z.string().nullable(),
  /** Why the sheet could not be updated, or which of its rows were left alone. */
  sheetProblem: faultSchema.nullable(),
  /**
   * asking: files were there before watching began, and the owner must decide whether to read them · resting: outside its
   * schedule · full: the disk of the data folder is almost full · offline: the folder can't be reached.
   * All states but asking and paused end by themselves.
   */
  state: z.enum(folderStates),
  /** How new files are noticed at present; polling is slower and costs more. */
  noticedBy: z.enum(['events', 'polling']),
  isNetwork: z.boolean(),
  /** When the schedule opens next; null while it is open. */
  opensAt: z.number().nullable(),
  /** Why it is offline or full, or why events are not available; null if nothing is wrong. */
  problem: faultSchema.nullable(),
  createdAt: z.number(),
  recordCount: z.number().int(),
  settlingCount: z.number().int(),
  counts: z.object({
    /** Files from before watching began, for which the owner has not decided yet. */
    asking: z.number().int(),
    waiting: z.number().int(),
    working: z.number().int(),
    done: z.number().int(),
    failed: z.number().int(),
    duplicates: z.number().int(),
    /** Results whose files, command or webhook are still due; `parked` are those that were given up. */
    undelivered: z.number().int(),
    parked: z.number().int(),
  }),
})

export type WatchFolder = z.infer<typeof watchFolderSchema>

/** A file that is not finished yet. */
export const pendingFileSchema = z.object({
  file: z.string(),
  /**
   * settling: it may still be written · busy: it can't be opened yet · held: the folder takes no files now · delivering:
   * it was read, and its files, command or webhook are due · parked: these were given up
   */
  state: z.enum(['settling', 'busy', 'held', 'delivering', 'parked']),
  since: z.number(),
  /** The time of the next check or attempt; null if there is none by itself. */
  nextAt: z.number().nullable(),
  recordId: z.string().nullable(),
  error: faultSchema.nullable(),
})
export type PendingFile = z.infer<typeof pendingFileSchema>

export const previewedFileSchema = z.object({
  /** Path relative to the watched folder, separated by / */
  file: z.string(),
  verdict: z.enum(['read', 'notIncluded', 'ignored', 'usual']),
  /** The pattern that excludes it; null if it is read, or if no `include` pattern matches it. */
  pattern: z.string().nullable(),
  /** Paths of the files that would be written for it. */
  writes: z.array(z.string()),
})
export type PreviewedFile = z.infer<typeof previewedFileSchema>

/** A finding of the doctor: `code` and `data` give the sentence in any language, `message` is the English one. */
export const findingSchema = z.object({
  code: z.string(),
  level: z.enum(['fine', 'note', 'problem']),
  data: z.record(z.string(), z.unknown()),
  message: z.string(),
})
export type FindingView = z.infer<typeof findingSchema>

export const folderCalls = {
  'folders.list': call({
    input: z.object({}),
    output: z.object({ folders: z.array(watchFolderSchema) }),
    http: { method: 'GET', path: '/api/folders' },
    cli: 'folder list',
    help: 'Lists the watched folders and their state.',
  }),
  'folders.add': call({
    input: z.object({ path: filePath, ...newRuleFields }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders' },
    cli: 'folder add',
    help: 'Watches a folder and reads each image in it once.',
  }),
  'folders.update': call({
    input: z.object({ id, ...z.object(ruleFields).partial().shape, isPaused: z.boolean().optional() }),
    output: watchFolderSchema,
    http: { method: 'PUT', path: '/api/folders/{id}' },
    cli: 'folder update',
    help: 'Changes the rule of a watched folder. What you do not name stays as it is.',
  }),
  'folders.remove': call({
    input: z.object({ id }),
    output: z.object({ removed: z.number() }),
    http: { method: 'DELETE', path: '/api/folders/{id}' },
    cli: 'folder remove',
    help: 'Stops watching a folder. Its files and records stay.',
  }),
  'folders.pause': call({
    input: z.object({ id }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders/{id}/pause' },
    cli: 'folder pause',
    help: 'Pauses a folder. Images already in the queue are still read.',
  }),
  'folders.resume': call({
    input: z.object({ id }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders/{id}/resume' },
    cli: 'folder resume',
    help: 'Resumes watching a folder and reads what arrived meanwhile.',
  }),
  'folders.answer': call({
    input: z.object({ id, existing: z.enum(['read', 'skip']) }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders/{id}/answer' },
    cli: 'folder answer',
    help: 'Decides whether to read the images that were in a folder before watching began.',
  }),
  'folders.rescan': call({
    input: z.object({ id }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders/{id}/rescan' },
    cli: 'folder rescan',
    help: 'Checks a folder for new files now.',
  }),
  'folders.reread': call({
    input: z.object({ id }),
    output: z.object({ forgotten: z.number() }),
    http: { method: 'POST', path: '/api/folders/{id}/reread' },
    cli: 'folder reread',
    help: 'Reads again each file of a folder whose result its rule, its schema or the reader would now change.',
  }),
  'folders.retry': call({
    input: z.object({ id }),
    output: z.object({ retried: z.number() }),
    http: { method: 'POST', path: '/api/folders/{id}/retry' },
    cli: 'folder retry',
    help: 'Tries again everything that failed in a folder: reading, writing files, commands and webhooks.',
  }),
  'folders.pending': call({
    input: z.object({ id, limit: z.number().int().min(1).max(1000).default(200) }),
    output: z.object({ files: z.array(pendingFileSchema), total: z.number().int() }),
    http: { method: 'GET', path: '/api/folders/{id}/pending' },
    cli: 'folder pending',
    help: 'Lists the files of a folder that are still to do, and why.',
  }),
  'folders.preview': call({
    input: z.object({
      path: filePath,
      includesSubfolders: newRuleFields.includesSubfolders,
      include: newRuleFields.include,
      ignore: newRuleFields.ignore,
      ignoresUsual: newRuleFields.ignoresUsual,
      writes: newRuleFields.writes,
      outputDir: newRuleFields.outputDir,
      doneDir: newRuleFields.doneDir,
      nameTemplate: newRuleFields.nameTemplate,
      sheet: newRuleFields.sheet,
      sheetFile: newRuleFields.sheetFile,
      limit: z.number().int().min(1).max(1000).default(100),
    }),
    output: z.object({
      files: z.array(previewedFileSchema),
      counts: z.object({ read: z.number().int(), passedOver: z.number().int() }),
      /** The place of the sheet; null if the rule keeps none. */
      sheetPath: z.string().nullable(),
      /** Only a part of the folder was scanned, because it is too large. */
      isPartial: z.boolean(),
    }),
    http: { method: 'POST', path: '/api/folders/preview' },
    cli: 'folder preview',
    help: 'Shows which images of a folder a rule would read, which it would skip and why, and what it would write.',
  }),
  'folders.try': call({
    input: z.object({ path: filePath, file: filePath, ...newRuleFields }),
    output: z.object({
      /** The result as a record, which is not kept. */
      record: recordSchema,
      /** The words of the image, or of the first page of a document. */
      page: pageSchema.nullable(),
      writes: z.array(
        z.object({
          path: z.string(),
          content: z.string(),
          /** Whether `content` is text, or bytes in base64. */
          encoding: z.enum(['text', 'base64']),
        }),
      ),
    }),
    http: { method: 'POST', path: '/api/folders/try' },
    cli: 'folder try',
    help: 'Reads one file by a rule and shows what would be written. No file is written and no record kept.',
  }),
  'folders.export': call({
    input: z.object({ id }),
    output: z.object({ filename: z.string(), mediaType: z.string(), content: z.string() }),
    http: { method: 'GET', path: '/api/folders/{id}/export' },
    cli: 'folder export',
    help: 'Exports the rule of a folder with its schema, for another machine.',
  }),
  'folders.import': call({
    input: z.object({
      /** The content that `folders.export` returned. */
      ruleText: z.string().min(1),
      /** The folder to watch; without it the one named in the file. */
      path: filePath.optional(),
      /** An imported rule may name a program to run; it is dropped unless this is set. */
      trustsCommand: z.boolean().default(false),
    }),
    output: watchFolderSchema,
    http: { method: 'POST', path: '/api/folders/import' },
    cli: 'folder import',
    help: 'Watches a folder by an exported rule.',
  }),
  'folders.doctor': call({
    input: z.object({ path: filePath }),
    output: z.object({
      path: z.string(),
      kind: z.enum(['file', 'folder', 'missing', 'other']),
      folder: z.object({ id: z.string(), path: z.string() }).nullable(),
      recordId: z.string().nullable(),
      /** The first finding is the answer, the others support it. */
      findings: z.array(findingSchema),
    }),
    http: { method: 'GET', path: '/api/folders/doctor' },
    cli: 'doctor',
    help: 'Tells why a file was or was not read, or whether a folder can be watched.',
  }),
}
