// The rule of a watch folder: which files are taken, how they are read, and what is written. It is a flat list of values,
// so that a form, command options and a file can hold it unchanged.
import { z } from 'zod'
import { withoutNul } from '../file-path.ts'
import { exportFormatNames, type ExportFormat } from '../export/formats.ts'
import { automaticOperation } from '../operations.ts'
import { engineSchema, languagesSchema, operationSchema, profileSchema } from './record.ts'

/** A format that is written for each result. */
export type WrittenKind = ExportFormat
export const writtenKinds: readonly WrittenKind[] = exportFormatNames

/** The sheet: one file for the whole folder with a row for each document. */
export const folderSheets = ['none', 'csv', 'xlsx'] as const

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is a time such as 08:30')
/** A schedule from 22:00 to 06:00 spans midnight; its day is the one on which it begins. */
const scheduleSchema = z.object({ days: z.array(z.enum(weekdays)).min(1), from: clockTime, to: clockTime })
export type Schedule = z.infer<typeof scheduleSchema>

const patterns = z.array(z.string().trim().min(1).max(500)).max(100)
const place = withoutNul(z.string().trim().min(1)).nullable()

export const ruleFields = {
  // how it is read
  operation: operationSchema,
  schemaId: z.string().min(1).nullable(),
  languages: languagesSchema,
  /** Fills the fields of documents whose kind is recognised; null: as in the settings. */
  fillsRecognised: z.boolean().nullable(),
  /** Null: as in the settings. */
  profile: profileSchema.nullable(),
  /** Null: as in the settings. */
  engine: engineSchema.nullable(),
  /** A file with several scanned documents (a batch) is split, one record for each. */
  splitsPiles: z.boolean(),
  priority: z.enum(['first', 'normal', 'last']),
  // which files
  includesSubfolders: z.boolean(),
  /** The names of a file's subfolders become tags of its record. */
  tagsSubfolders: z.boolean(),
  /** Globs: a file is taken if one of them matches, or if there are none. */
  include: patterns,
  /** Globs: a file that matches one of them is not taken. */
  ignore: patterns,
  /** Excludes system and temporary files: hidden files, ~$x, *.part, @eaDir and the like. */
  ignoresUsual: z.boolean(),
  /** How files are treated that are there before watching begins. */
  existing: z.enum(['read', 'skip', 'ask']),
  /** link: a duplicate gets a record that points to the first one, without being read again · skip: no record. */
  duplicates: z.enum(['link', 'skip']),
  // when
  /** A file is taken once it did not change for this long. Scanners that reopen their file need 5 s; below 0.2 s a file
   * would be taken between two writes. */
  settleMs: z.number().int().min(200).max(600_000),
  /** auto: by system events, and by polling on a network drive. */
  noticing: z.enum(['auto', 'events', 'polling']),
  pollSeconds: z.number().int().min(1).max(3600),
  /** Files are taken only within the schedule; null: always. */
  schedule: scheduleSchema.nullable(),
  // output
  writes: z.array(z.enum(writtenKinds)).max(writtenKinds.length),
  /** Output folder, in which the subfolders are repeated; null: next to the image. */
  outputDir: place,
  /** For example {year}/{name} {field:invoice_no}; the file ending is added. */
  nameTemplate: z.string().trim().min(1).max(300),
  sheet: z.enum(folderSheets),
  /** Absolute path of the sheet, with its ending; null: named after the folder, next to the results. */
  sheetFile: place,
  /** Whether a CSV sheet begins with a byte order mark, by which Excel recognises UTF-8. */
  sheetHasMark: z.boolean(),
  /** Folder that the image is moved to once its result is stored and written; null: it stays. */
  doneDir: place,
  /** A program with its arguments, run without a shell after each result; {file} and other words are filled in. */
  command: z.array(withoutNul(z.string())).max(50).nullable(),
  /** Each result is posted as JSON to this address, on this machine or its network. */
  webhookUrl: z.string().trim().min(1).nullable(),
  /** An HTTP header that is sent to that address, such as Authorization: Bearer abc. Its value is never shown. */
  webhookHeader: z.string().trim().min(1).nullable(),
  hookTimeoutSeconds: z.number().int().min(1).max(600),
}

export const folderRuleSchema = z.object(ruleFields)
export type FolderRule = z.infer<typeof folderRuleSchema>

export const defaultFolderRule: FolderRule = {
  operation: automaticOperation,
  schemaId: null,
  languages: [],
  fillsRecognised: null,
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
  webhookHeader: null,
  hookTimeoutSeconds: 30,
}

const d = defaultFolderRule

/** The rule's fields for a call that makes a rule: each has its default. */
export const newRuleFields = {
  operation: ruleFields.operation.default(d.operation),
  schemaId: ruleFields.schemaId.default(d.schemaId),
  languages: ruleFields.languages.default(d.languages),
  fillsRecognised: ruleFields.fillsRecognised.default(d.fillsRecognised),
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
  webhookHeader: ruleFields.webhookHeader.default(d.webhookHeader),
  hookTimeoutSeconds: ruleFields.hookTimeoutSeconds.default(d.hookTimeoutSeconds),
}
