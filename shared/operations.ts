// The four operations. The key is the name used everywhere: table of calls, database, `--as`.

export const operations = {
  text: { path: '/api/text-recognition', format: 'text' },
  multilingual: { path: '/api/multilingual-text-recognition', format: 'text' },
  markdown: { path: '/api/image-to-markdown', format: 'markdown' },
  json: { path: '/api/key-information-extraction', format: 'json' },
} as const

export type Operation = keyof typeof operations
export type Format = (typeof operations)[Operation]['format']
/** The operation of images for which none is chosen: text in whatever language is found. */
export const automaticOperation = 'multilingual' satisfies Operation
export const operationNames = [
  'text',
  'multilingual',
  'markdown',
  'json',
] as const satisfies readonly Operation[]
