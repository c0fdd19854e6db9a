// One row a setting: what it may be, what it is by default, and where it is shown as what. A new one that is a switch, a
// number or a choice is its row, its words in the other languages, and the place that goes by it.
import { z } from 'zod'
import { bundledPack } from './engine-pack.ts'
import { tiers } from './limits.ts'
import { engineChoices, textLayerModes, profiles } from './reading.ts'
import {
  choice,
  number,
  unlisted,
  toggle,
  type Control,
  type SettingsGroup,
  type Shown,
} from './setting-row.ts'
import { uiLanguageCodes } from './ui-languages.ts'
import { reason } from './reasons.ts'

/** As a browser writes it: no path, no slash at the end, and never the one star that means everybody. */
const originSchema = z
  .string()
  .trim()
  .regex(/^https?:\/\/[^\s/?#@*]+$/i, reason('must be an origin such as https://example.org'))
  .toLowerCase()

const perMinute = z.number().int().min(1).max(1_000_000)

const rows = {
  /** How many reading processes run side by side; 0 lets the machine's cores and memory decide. */
  workers: number(0, 32, 0, {
    group: 'machine',
    label: 'Images read at the same time',
    hint: '0 lets Fovea choose by cores and memory.',
  }),
  /** An image that takes longer than this is given up. */
  readTimeoutSeconds: number(
    10,
    3600,
    120,
    { group: 'machine', label: 'Give up on an image after', hint: 'From 10 to 3600.' },
    'seconds',
  ),
  /** How images are read where nobody says otherwise. */
  profile: choice(profiles, 'precise', {
    group: 'results',
    label: 'Accuracy',
    hint: 'Precise looks twice where the first look was unsure. Quick suits large batches.',
    choices: { precise: 'Precise', quick: 'Quick' },
  }),
  /** What reads them: an engine for each kind of page, or one for all. */
  engine: choice(engineChoices, 'best', {
    group: 'results',
    label: 'Reading engine',
    hint: 'Fovea uses the engine that reads a page best. tesseract.js alone needs less memory.',
    choices: { best: 'Best for each page', tesseract: 'tesseract.js alone' },
  }),
  /** What is made of the text that a PDF brings. */
  textLayer: choice(textLayerModes, 'check', {
    group: 'results',
    label: 'Text that a PDF brings',
    hint: 'Checked, it is taken where it says what is seen, and the rest is read. A new choice holds for what is read from now on.',
    choices: { check: 'Check it', trust: 'Always take it', read: 'Always read the picture' },
  }),
  /** The engine pack whose networks read, by its name. */
  enginePack: unlisted(z.string().trim().min(1).max(40), bundledPack.name),
  /** Whether plain text keeps the lines of the page, or has each paragraph as one. */
  joinsParagraphs: toggle(false, {
    group: 'results',
    label: 'Plain text: each paragraph as one line',
    hint: 'When off, lines break as on the page.',
  }),
  /** Whether what corrections taught fills the next documents. */
  usesRules: unlisted(z.boolean(), true),
  /** Markdown: a table that has merged cells or very many columns is written as HTML. */
  htmlTables: toggle(false, {
    group: 'results',
    label: 'Markdown: irregular tables as HTML',
    hint: 'Keeps merged cells and many columns. When off, every table uses pipes.',
  }),
  /** More waiting images than this, and the service answers 429. */
  maxWaitingRequests: unlisted(z.number().int().min(1).max(100_000), 200),
  /** Whether image URLs may point to this machine and to private networks. */
  allowsPrivateUrls: unlisted(z.boolean(), false),
  /** Whether the desktop app offers the HTTP service, and at which port. */
  isServiceOn: unlisted(z.boolean(), false),
  servicePort: unlisted(z.number().int().min(0).max(65_535), 7878),
  /** Records and images that were sent are removed when they are older; 0 keeps them. */
  keepRecordsDays: number(
    0,
    36_500,
    0,
    {
      group: 'keeping',
      label: 'Delete records after',
      hint: '0 keeps them forever. They go to the trash first.',
    },
    'days',
  ),
  keepImagesDays: number(
    0,
    36_500,
    0,
    {
      group: 'keeping',
      label: 'Delete sent images after',
      hint: '0 keeps them as long as their records. Images in your own folders are never deleted.',
    },
    'days',
  ),
  /** How long what was removed can be restored; 0 deletes at once. */
  trashDays: number(
    0,
    3650,
    30,
    { group: 'keeping', label: 'Keep the trash for', hint: '0 deletes at once.' },
    'days',
  ),
  /** With less space than this on the disk of the data folder, nothing more is taken or read until there is. */
  minFreeMegabytes: number(
    0,
    1_000_000,
    200,
    {
      group: 'keeping',
      label: 'Stop when free space is below',
      hint: 'Fovea takes no more images until there is space again.',
    },
    'megabytes',
  ),
  /** Whether a language model fills fields that were found doubtfully or not at all, and where it answers. */
  isModelOn: unlisted(z.boolean(), false),
  modelAddress: unlisted(z.string().trim().max(500), 'http://127.0.0.1:11434/v1'),
  /** Which of the endpoint's models; empty for the only one. */
  modelName: unlisted(z.string().trim().max(200), ''),
  modelTimeoutSeconds: unlisted(z.number().int().min(1).max(600), 60),
  /** The host of an address beyond this machine, once more: nothing is sent there without it. */
  confirmedModelHost: unlisted(z.string().trim().max(300), ''),
  /** Pages elsewhere that may use the service with a key: https://example.org */
  allowedOrigins: unlisted(z.array(originSchema).max(100), []),
  /** How many requests a key of each tier may make in a minute. */
  requestsPerMinute: unlisted(
    z.object({ free: perMinute, basic: perMinute, pro: perMinute, ultra: perMinute }),
    {
      free: tiers.free.requestsPerMinute,
      basic: tiers.basic.requestsPerMinute,
      pro: tiers.pro.requestsPerMinute,
      ultra: tiers.ultra.requestsPerMinute,
    },
  ),
  language: unlisted(z.enum(['auto', ...uiLanguageCodes]), 'auto'),
  theme: choice(['auto', 'light', 'dark'], 'auto', {
    group: 'appearance',
    label: 'Theme',
    choices: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  }),
  /** Desktop: whether closing the window leaves the app in the tray, working on. */
  closesToTray: toggle(false, {
    group: 'desktop',
    label: 'Close to the tray',
    hint: 'Fovea keeps working in the background when you close the window.',
  }),
  /** Desktop: whether the app starts with the computer, hidden. */
  startsAtLogin: toggle(false, {
    group: 'desktop',
    label: 'Start with the computer',
    hint: 'Without a window, so that watched folders are read right away.',
  }),
  /** Desktop: what is worth a notification while the window is not in front. */
  notifiesOf: choice(['everything', 'problems', 'nothing'], 'everything', {
    group: 'desktop',
    label: 'Notifications',
    hint: 'While another window is in front, once for each batch.',
    choices: { everything: 'Of everything', problems: 'Of problems', nothing: 'None' },
  }),
  /** Desktop: the keys, pressed anywhere, that read the image on the clipboard; empty for none. */
  captureShortcut: unlisted(z.string().max(100), ''),
}

type Rows = typeof rows
type Name = keyof Rows

function pickFromRows<Part extends 'schema' | 'initial'>(part: Part) {
  // Names and what belongs to them stay together; the compiler can't follow that through entries.
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[part]])) as unknown as {
    [N in Name]: Rows[N][Part]
  }
}

export const settingRows = pickFromRows('schema')
export const settingsSchema = z.object(settingRows)
export type Settings = z.infer<typeof settingsSchema>
export const defaultSettings: Settings = pickFromRows('initial')

/** Settings that a list shows by itself. */
export type ListedName = { [N in Name]: Rows[N]['shown'] extends Shown ? N : never }[Name]

export interface ListedSetting {
  readonly name: ListedName
  readonly group: SettingsGroup
  readonly control: Control
}

export const listedSettings: readonly ListedSetting[] = Object.entries(rows).flatMap(
  ([name, { shown, control }]) =>
    shown === null ? [] : [{ name: name as ListedName, group: shown.group, control }],
)

/** What a listed setting and its choices are called. */
export type SettingWords = {
  readonly [N in ListedName]: {
    readonly [Part in Exclude<keyof Rows[N]['shown'], 'group'>]: Rows[N]['shown'][Part] extends string
      ? string
      : { readonly [C in keyof Rows[N]['shown'][Part]]: string }
  }
}

export const englishSettingWords = Object.fromEntries(
  Object.entries(rows).flatMap(([name, { shown }]) => {
    if (shown === null) return []
    const { group: _, ...words } = shown
    return [[name, words]]
  }),
) as unknown as SettingWords
