// One row a setting: its parser and its default. What it is called stands in the languages' strings.
import { z } from 'zod'
import { tiers } from './limits.ts'
import { profiles } from './reading.ts'

/** As a browser writes it: no path, no slash at the end, and never the one star that means everybody. */
const originSchema = z
  .string()
  .trim()
  .regex(/^https?:\/\/[^\s/?#@*]+$/i, 'must be an origin such as https://example.org')
  .toLowerCase()

const perMinute = z.number().int().min(1).max(1_000_000)

export const settingRows = {
  /** How many reading processes run side by side; 0 lets the machine's cores and memory decide. */
  workers: z.number().int().min(0).max(32),
  /** An image that takes longer than this is given up. */
  readTimeoutSeconds: z.number().int().min(10).max(3600),
  /** How images are read where nobody says otherwise. */
  profile: z.enum(profiles),
  /** Whether plain text keeps the lines of the page, or has each paragraph as one. */
  joinsParagraphs: z.boolean(),
  /** Whether what corrections taught fills the next documents. */
  usesRules: z.boolean(),
  /** Markdown: a table that has merged cells or very many columns is written as HTML. */
  htmlTables: z.boolean(),
  /** More waiting images than this, and the service answers 429. */
  maxWaitingRequests: z.number().int().min(1).max(100_000),
  /** Whether image URLs may point to this machine and to private networks. */
  allowsPrivateUrls: z.boolean(),
  /** Whether the desktop app offers the HTTP service, and at which port. */
  isServiceOn: z.boolean(),
  servicePort: z.number().int().min(0).max(65_535),
  /** Records and images that were sent are removed when they are older; 0 keeps them. */
  keepRecordsDays: z.number().int().min(0).max(36_500),
  keepImagesDays: z.number().int().min(0).max(36_500),
  /** How long what was removed can be restored; 0 deletes at once. */
  trashDays: z.number().int().min(0).max(3650),
  /** With less space than this on the disk of the data folder, nothing more is taken or read until there is. */
  minFreeMegabytes: z.number().int().min(0).max(1_000_000),
  /** Whether a language model fills fields that were found doubtfully or not at all, and where it answers. */
  isModelOn: z.boolean(),
  modelAddress: z.string().trim().max(500),
  /** Which of the endpoint's models; empty for the only one. */
  modelName: z.string().trim().max(200),
  modelTimeoutSeconds: z.number().int().min(1).max(600),
  /** The host of an address beyond this machine, once more: nothing is sent there without it. */
  confirmedModelHost: z.string().trim().max(300),
  /** Pages elsewhere that may use the service with a key: https://example.org */
  allowedOrigins: z.array(originSchema).max(100),
  /** How many requests a key of each tier may make in a minute. */
  requestsPerMinute: z.object({ free: perMinute, basic: perMinute, pro: perMinute, ultra: perMinute }),
  language: z.enum(['auto', 'en', 'zh']),
  theme: z.enum(['auto', 'light', 'dark']),
  /** Desktop: whether closing the window leaves the app in the tray, working on. */
  closesToTray: z.boolean(),
  /** Desktop: whether the app starts with the computer, hidden. */
  startsAtLogin: z.boolean(),
  /** Desktop: what is worth a notification while the window is not in front. */
  notifiesOf: z.enum(['everything', 'problems', 'nothing']),
  /** Desktop: the keys, pressed anywhere, that read the image on the clipboard; empty for none. */
  captureShortcut: z.string().max(100),
}

export const settingsSchema = z.object(settingRows)

export type Settings = z.infer<typeof settingsSchema>

export const defaultSettings: Settings = {
  workers: 0,
  readTimeoutSeconds: 120,
  profile: 'precise',
  joinsParagraphs: false,
  usesRules: true,
  htmlTables: false,
  maxWaitingRequests: 200,
  allowsPrivateUrls: false,
  isServiceOn: false,
  servicePort: 7878,
  keepRecordsDays: 0,
  keepImagesDays: 0,
  trashDays: 30,
  minFreeMegabytes: 200,
  isModelOn: false,
  modelAddress: 'http://127.0.0.1:11434/v1',
  modelName: '',
  modelTimeoutSeconds: 60,
  confirmedModelHost: '',
  allowedOrigins: [],
  requestsPerMinute: {
    free: tiers.free.requestsPerMinute,
    basic: tiers.basic.requestsPerMinute,
    pro: tiers.pro.requestsPerMinute,
    ultra: tiers.ultra.requestsPerMinute,
  },
  language: 'auto',
  theme: 'auto',
  closesToTray: false,
  startsAtLogin: false,
  notifiesOf: 'everything',
  captureShortcut: '',
}
