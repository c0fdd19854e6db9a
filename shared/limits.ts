// Every bound that the service contract names, in one place.

export const imageLimits = {
  maxBytes: 10 * 1024 * 1024,
  minSidePx: 100,
  maxSidePx: 4000,
  /** Of those that are made smaller before they are read: a phone takes 50 million, and each costs four bytes. */
  maxPixels: 64_000_000,
} as const

/** Of a file that has pages, as they come by drop, folder, command line and `/api/documents`. */
export const documentLimits = {
  maxBytes: 100 * 1024 * 1024,
  /** Over HTTP, where it is held in memory until it is stored. */
  maxSentBytes: 50 * 1024 * 1024,
  maxPages: 2000,
} as const

export const schemaLimits = {
  maxLevels: 3,
  maxKeys: 2000,
  maxChars: 256 * 1024,
} as const

/** Base64 grows by a third, a character has up to three bytes; a body carries a schema and a little else beside the image. */
export const maxBodyBytes = Math.ceil((imageLimits.maxBytes * 4) / 3) + 3 * schemaLimits.maxChars + 64 * 1024

export const maxFilenameLength = 255

export const tiers = {
  free: { requestsPerMonth: 30, requestsPerMinute: 10 },
  basic: { requestsPerMonth: 1000, requestsPerMinute: 30 },
  pro: { requestsPerMonth: 5000, requestsPerMinute: 120 },
  ultra: { requestsPerMonth: null, requestsPerMinute: 6000 },
} as const

export type Tier = keyof typeof tiers
export const tierNames = ['free', 'basic', 'pro', 'ultra'] as const satisfies readonly Tier[]
