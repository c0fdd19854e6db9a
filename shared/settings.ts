// One row a setting: its parser and its default. What it is called stands in the languages' strings.
import { z } from 'zod'
import { profiles } from './reading.ts'

export const settingRows = {
  /** How many reading processes run side by side; 0 lets the machine's cores and memory decide. */
  workers: z.number().int().min(0).max(32),
  /** An image that takes longer than this is given up. */
  readTimeoutSeconds: z.number().int().min(10).max(3600),
  /** How images are read where nobody says otherwise. */
  profile: z.enum(profiles),
  /** Whether plain text keeps the lines of the page, or has each paragraph as one. */
  joinsParagraphs: z.boolean(),
  /** Markdown: a table that has merged cells or very many columns is written as HTML. */
  htmlTables: z.boolean(),
  /** More waiting images than this, and the service answers 429. */
  maxWaitingRequests: z.number().int().min(1).max(100_000),
  /** Whether image URLs may point to this machine and to private networks. */
  allowsPrivateUrls: z.boolean(),
  /** Whether the desktop app offers the HTTP service, and at which port. */
  isServiceOn: z.boolean(),
  servicePort: z.number().int().min(0).max(65_535),
  language: z.enum(['auto', 'en', 'zh']),
  theme: z.enum(['auto', 'light', 'dark']),
}

export const settingsSchema = z.object(settingRows)

export type Settings = z.infer<typeof settingsSchema>

export const defaultSettings: Settings = {
  workers: 0,
  readTimeoutSeconds: 120,
  profile: 'precise',
  joinsParagraphs: false,
  htmlTables: false,
  maxWaitingRequests: 200,
  allowsPrivateUrls: false,
  isServiceOn: false,
  servicePort: 7878,
  language: 'auto',
  theme: 'auto',
}
