// All limits of the service contract.

export const imageLimits = {
  maxBytes: 10 * 1024 * 1024,
  /** For a file on this machine, which the contract does not bound: 12 million pixels as a PNG take more than 10 MB. */
  maxOwnBytes: 50 * 1024 * 1024,
  minSidePx: 100,
  maxSidePx: 4000,
  /** For images that are scaled down before reading: phones take 50 million pixels, and each costs four bytes of memory. */
  maxPixels: 64_000_000,
} as const

/** Limits for files with pages, which come by drop, watch folder, command line and `/api/documents`. */
export const documentLimits = {
  maxBytes: 100 * 1024 * 1024,
  /** Limit over HTTP, where a file is held in memory until it is stored. */
  maxSentBytes: 50 * 1024 * 1024,
  maxPages: 2000,
} as const

export const schemaLimits = {
  maxLevels: 3,
  maxKeys: 2000,
  maxChars: 256 * 1024,
} as const

/** Room for what is sent with a file: a schema (up to three bytes a character), and 64 KB for the rest. */
export const overheadBytes = 3 * schemaLimits.maxChars + 64 * 1024

/** Room for the image in base64, which makes it a third larger. */
export const maxBodyBytes = Math.ceil((imageLimits.maxBytes * 4) / 3) + overheadBytes

/** The same for images of any size that the window adds; larger ones are scaled down before reading. */
export const maxOwnBodyBytes = Math.ceil((imageLimits.maxOwnBytes * 4) / 3) + 64 * 1024

export const maxFilenameLength = 255

export const tiers = {
  free: { requestsPerMonth: 30, requestsPerMinute: 10 },
  basic: { requestsPerMonth: 1000, requestsPerMinute: 30 },
  pro: { requestsPerMonth: 5000, requestsPerMinute: 120 },
  ultra: { requestsPerMonth: null, requestsPerMinute: 6000 },
} as const

export type Tier = keyof typeof tiers
export const tierNames = ['free', 'basic', 'pro', 'ultra'] as const satisfies readonly Tier[]
