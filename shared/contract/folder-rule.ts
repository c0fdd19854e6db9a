// The rule of a watch folder: which files are taken, how they are read, and what comes out. A flat list of values, so
// that it is a form, the options of a command and a file without translation.
import { z } from 'zod'
import { withoutNul } from './file-path.ts'
import { exportFormatNames, type ExportFormat } from '../export/formats.ts'
import { engineSchema, languagesSchema, operationSchema, profileSchema } from './record.ts'

/** What is written for each result. */
export type WrittenKind = ExportFormat
export const writtenKinds: readonly WrittenKind[] = exportFormatNames

/** One file for the whole folder, with a row for each document. */
export const folderSheets = ['none', 'csv', 'xlsx'] as const

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time such as 08:30')
/** From 22:00 to 06:00 goes over midnight; a day is the one on which it begins. */
const scheduleSchema = z.object({ days: z.array(z.enum(weekdays)).min(1), from: clockTime, to: clockTime })
export type Schedule = z.infer<typeof scheduleSchema>

const patterns = z.array(z.string().trim().min(1).max(500)).max(100)
const place = withoutNul(z.string().trim().min(1)).nullable()

export const ruleFields = {
  // how it is read
  operation: operationSchema,
  schemaId: z.string().min(1).nullable(),
  languages: languagesSchema,
  /** Null follows the setting. */
  profile: profileSchema.nullable(),
  /** Null follows the setting. */
  engine: engineSchema.nullable(),
  /** Each document of a pile that was scanned as one becomes a result of its own. */
  splitsPiles: z.boolean(),
  priority: z.enum(['first', 'normal', 'last']),
  // which files
  includesSubfolders: z.boolean(),
  /** The names of the subfolders that a file lies in become tags of its record. */
  tagsSubfolders: z.boolean(),
  /** Globs: a file is taken if one of these matches, or there is none. */
  include: patterns,
  /** Globs: what matches one of these is passed over. */
  ignore: patterns,
  /** Passes over what systems and programs leave behind: hidden files, ~$x, *.part, @eaDir and the like. */
  ignoresUsual: z.boolean(),
  /** What is done with the files that lie there when watching begins. */
  existing: z.enum(['read', 'skip', 'ask']),
  /** link: a record of its own that points to the first one, without a second reading · skip: only remembered. */
  duplicates: z.enum(['link', 'skip']),
  // when
  /** Scanners that reopen their file need 5 s; less than 0.2 s would take a file between two writes. */
  settleMs: z.number().int().min(200).max(600_000),
  /** auto: by the system's events, and by looking again and again where the folder lies on a network share. */
  noticing: z.enum(['auto', 'events', 'polling']),
  pollSeconds: z.number().int().min(1).max(3600),
  /** Files are taken only then; null is always. */
  schedule: scheduleSchema.nullable(),
  // what comes out
  writes: z.array(z.enum(writtenKinds)).max(writtenKinds.length),
  /** Where it is written, with the tree of subfolders repeated; null is beside the image. */
  outputDir: place,
  /** As in {year}/{name} {field:invoice_no}; the ending is added. */
  nameTemplate: z.string().trim().min(1).max(300),
  sheet: z.enum(folderSheets),
  /** A whole path that ends as the sheet does; null is called as the folder, beside what is written. */
  sheetFile: place,
  /** Whether a CSV sheet begins with the mark that Excel knows UTF-8 by. */
  sheetHasMark: z.boolean(),
  /** Where the image is moved when its result is stored and written; null leaves it. */
  doneDir: place,
  /** A program and its arguments, run after each result without a shell; {file} and the like are filled in. */
  command: z.array(withoutNul(z.string())).max(50).nullable(),
  /** An address of this machine or its network that gets each result as JSON. */
  webhookUrl: z.string().trim().min(1).nullable(),
  hookTimeoutSeconds: z.number().int().min(1).max(600),
}

export const folderRuleSchema = z.object(ruleFields)
export type FolderRule = z.infer<typeof folderRuleSchema>

export const defaultFolderRule: FolderRule = {
  operation: 'text',
  schemaId: null,
  languages: [],
  profile: null,
  engine: null,
  splitsPiles: false,
  priority: 'normal',
  includesSubfolders: true,
  tagsSubfolders: false,
  include: [],
  ignore: [],
  ignoresUsual: true,
  existing: 'read',
  duplicates: 'link',
  settleMs: 5000,
  noticing: 'auto',
  pollSeconds: 5,
  schedule: null,
  writes: [],
  outputDir: null,
  nameTemplate: '{name}',
  sheet: 'none',
  sheetFile: null,
  sheetHasMark: false,
  doneDir: null,
  command: null,
  webhookUrl: null,
  hookTimeoutSeconds: 30,
}

const d = defaultFolderRule

/** For a call that makes a rule: what is not said is as above. */
export const newRuleFields = {
  operation: ruleFields.operation.default(d.operation),
  schemaId: ruleFields.schemaId.default(d.schemaId),
  languages: ruleFields.languages.default(d.languages),
  profile: ruleFields.profile.default(d.profile),
  engine: ruleFields.engine.default(d.engine),
  splitsPiles: ruleFields.splitsPiles.default(d.splitsPiles),
  priority: ruleFields.priority.default(d.priority),
  includesSubfolders: ruleFields.includesSubfolders.default(d.includesSubfolders),
  tagsSubfolders: ruleFields.tagsSubfolders.default(d.tagsSubfolders),
  include: ruleFields.include.default(d.include),
  ignore: ruleFields.ignore.default(d.ignore),
  ignoresUsual: ruleFields.ignoresUsual.default(d.ignoresUsual),
  existing: ruleFields.existing.default(d.existing),
  duplicates: ruleFields.duplicates.default(d.duplicates),
  settleMs: ruleFields.settleMs.default(d.settleMs),
  noticing: ruleFields.noticing.default(d.noticing),
  pollSeconds: ruleFields.pollSeconds.default(d.pollSeconds),
  schedule: ruleFields.schedule.default(d.schedule),
  writes: ruleFields.writes.default(d.writes),
  outputDir: ruleFields.outputDir.default(d.outputDir),
  nameTemplate: ruleFields.nameTemplate.default(d.nameTemplate),
  sheet: ruleFields.sheet.default(d.sheet),
  sheetFile: ruleFields.sheetFile.default(d.sheetFile),
  sheetHasMark: ruleFields.sheetHasMark.default(d.sheetHasMark),
  doneDir: ruleFields.doneDir.default(d.doneDir),
  command: ruleFields.command.default(d.command),
  webhookUrl: ruleFields.webhookUrl.default(d.webhookUrl),
  hookTimeoutSeconds: ruleFields.hookTimeoutSeconds.default(d.hookTimeoutSeconds),
}
