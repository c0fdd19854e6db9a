// The settings table. A row holds the schema of a setting, its default, and the list that shows it. A new toggle, number
// or choice needs its row here, its words in the other languages, and the code that obeys it.
import { z } from 'zod'
import { filePath } from './file-path.ts'
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
  type ListedIn,
} from './setting-row.ts'
import { uiLanguageCodes } from './ui-languages.ts'
import { reason } from './reasons.ts'

/** A web origin as browsers send it: no path, no trailing slash, and never `*`. */
const originSchema = z
  .string()
  .trim()
  .regex(/^https?:\/\/[^\s/?#@*]+$/i, reason('must be an origin such as https://example.org'))
  .toLowerCase()

const perMinute = z.number().int().min(1).max(1_000_000)

const rows = {
  /** Number of reading processes; 0 chooses by cores and memory. */
  workers: number(0, 32, 0, {
    group: 'machine',
    label: 'Images read at the same time',
    hint: '0 lets Fovea choose by cores and memory.',
  }),
  /** Reading an image, or a page of a document, is given up after this CPU time; a large one gets more. */
  readTimeoutSeconds: number(
    10,
    3600,
    120,
    {
      group: 'machine',
      label: 'Give up on an image after',
      hint: 'From 10 to 3600, of processor time. A large image gets more.',
    },
    'seconds',
  ),
  /** The profile for images whose caller names none. */
  profile: choice(profiles, 'precise', {
    group: 'results',
    label: 'Accuracy',
    hint: 'Precise reads uncertain places a second time. Quick suits large batches.',
    choices: { precise: 'Precise', quick: 'Quick' },
  }),
  /** The reading engine: the best one for each page, or tesseract.js for all. */
  engine: choice(engineChoices, 'best', {
    group: 'results',
    label: 'Reading engine',
    hint: 'Fovea uses the engine that reads a page best. tesseract.js alone needs less memory.',
    choices: { best: 'Best for each page', tesseract: 'tesseract.js alone' },
  }),
  /** How the text layer of a PDF is used. */
  textLayer: choice(textLayerModes, 'check', {
    group: 'results',
    label: 'Embedded PDF text',
    hint: 'Check it: text that matches the page is used, the rest is read. This applies to files that are read from now on.',
    choices: { check: 'Check it', trust: 'Always use it', read: 'Never use it' },
  }),
  /** Name of the engine pack in use. */
  enginePack: unlisted(z.string().trim().min(1).max(40), bundledPack.name),
  /** Whether the fields of a document are filled in once its kind is recognised. A folder's rule may differ. */
  fillsRecognised: toggle(false, {
    group: 'results',
    label: 'Fill in the fields of recognised documents',
    hint: 'A receipt, an invoice or another known document gets its fields as soon as it is read. When off, they are offered.',
  }),
  /** Plain text: each paragraph becomes one line, instead of keeping the line breaks of the page. Not for the API. */
  joinsParagraphs: toggle(true, {
    group: 'results',
    label: 'Plain text: let paragraphs flow',
    hint: 'When off, lines break as on the page. Answers of the API always keep the lines.',
  }),
  /** Whether rules learned from corrections fill fields of later documents. */
  usesRules: unlisted(z.boolean(), true),
  /** Markdown: a table with merged cells or very many columns is written as HTML. */
  htmlTables: toggle(false, {
    group: 'results',
    label: 'Markdown: irregular tables as HTML',
    hint: 'Keeps merged cells and many columns. When off, every table uses pipes.',
  }),
  /** Searchable PDFs: scripts and actions that start programs are taken out of the original. */
  removesPdfScripts: toggle(false, {
    group: 'results',
    label: 'Searchable PDF: take out scripts',
    hint: 'When off, the original is kept byte for byte, with its scripts and what it starts when it is opened.',
  }),
  /** The service answers 429 while more images than this are waiting. */
  maxWaitingRequests: unlisted(z.number().int().min(1).max(100_000), 200),
  /** Whether image URLs may point to this machine and to private networks. */
  allowsPrivateUrls: unlisted(z.boolean(), false),
  /** Whether the desktop app runs the HTTP service, and on which port. */
  isServiceOn: unlisted(z.boolean(), false),
  servicePort: unlisted(z.number().int().min(0).max(65_535), 7878),
  /** Records, and images that were sent, are removed at this age; 0 keeps them. */
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
  /** How long removed records can be restored; 0 deletes at once. */
  trashDays: number(
    0,
    3650,
    30,
    { group: 'keeping', label: 'Keep the trash for', hint: '0 deletes at once.' },
    'days',
  ),
  /** Below this free space on the disk of the data folder, no new image is accepted or read. */
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
  /** Whether a language model fills fields that are doubtful or missing, and its endpoint. */
  isModelOn: unlisted(z.boolean(), false),
  modelAddress: unlisted(z.string().trim().max(500), 'http://127.0.0.1:11434/v1'),
  /** Name of a model of the endpoint; empty if it has only one. */
  modelName: unlisted(z.string().trim().max(200), ''),
  modelTimeoutSeconds: unlisted(z.number().int().min(1).max(600), 60),
  /** A model host outside this machine that the owner has confirmed; nothing is sent to another one. */
  confirmedModelHost: unlisted(z.string().trim().max(300), ''),
  /** Folders whose files agents may read, by their full paths. */
  agentFolders: unlisted(z.array(filePath).max(100), []),
  /** Whether agents may have images fetched from web addresses. */
  agentsFetch: unlisted(z.boolean(), false),
  /** Whether agents may correct and confirm records. */
  agentsCorrect: unlisted(z.boolean(), false),
  /** Whether agents with a key may connect over HTTP, at /mcp. */
  isMcpOn: unlisted(z.boolean(), false),
  /** Whether the service answers clients of docling-serve, at /v1/convert. */
  isDoclingOn: unlisted(z.boolean(), false),
  /** Whether the service answers clients of Azure Document Intelligence, at /documentintelligence. */
  isAzureReadOn: unlisted(z.boolean(), false),
  /** Other web origins that may use the service with a key, such as https://example.org (CORS). */
  allowedOrigins: unlisted(z.array(originSchema).max(100), []),
  /** Requests per minute of a key, by tier. */
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
    choices: { auto: 'Same as system', light: 'Light', dark: 'Dark' },
  }),
  /** Desktop: closing the window keeps the app running in the tray. */
  closesToTray: toggle(false, {
    group: 'desktop',
    label: 'Close to the tray',
    hint: 'Fovea keeps working in the background when you close the window.',
  }),
  /** Desktop: the app starts at login, without a window. */
  startsAtLogin: toggle(false, {
    group: 'desktop',
    label: 'Start with the computer',
    hint: 'Without a window, so that watched folders are read right away.',
  }),
  /** Desktop: events that are notified while another window is in front. */
  notifiesOf: choice(['everything', 'problems', 'nothing'], 'everything', {
    group: 'desktop',
    label: 'Notifications',
    hint: 'While another window is in front, once for each batch.',
    choices: { everything: 'Of everything', problems: 'Of problems', nothing: 'None' },
  }),
  /** Desktop: the global shortcut that reads the image on the clipboard; empty for none. */
  captureShortcut: unlisted(z.string().max(100), ''),
}

type Rows = typeof rows
type Name = keyof Rows

/** The schema or the default of each setting, by name. */
function pickFromRows<Part extends 'schema' | 'initial'>(part: Part) {
  // Each name keeps its own value; TypeScript can't follow that through Object.entries.
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, row[part]])) as unknown as {
    [N in Name]: Rows[N][Part]
  }
}

export const settingRows = pickFromRows('schema')
export const settingsSchema = z.object(settingRows)
export type Settings = z.infer<typeof settingsSchema>
export const defaultSettings: Settings = pickFromRows('initial')

/** Names of the settings that a list shows. */
export type ListedName = { [N in Name]: Rows[N]['shown'] extends ListedIn ? N : never }[Name]

export interface ListedSetting {
  readonly name: ListedName
  readonly group: SettingsGroup
  readonly control: Control
}

/** Parts of the HTTP service that answer only once the owner has switched them on. */
export type ServicePart = 'isMcpOn' | 'isDoclingOn' | 'isAzureReadOn'

export const listedSettings: readonly ListedSetting[] = Object.entries(rows).flatMap(
  ([name, { shown, control }]) =>
    shown === null ? [] : [{ name: name as ListedName, group: shown.group, control }],
)

/** Label, hint and choice names of every listed setting, in one language. */
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
