// A model of a language, and how tesseract.js is given one.
import type { Lang } from 'tesseract.js'

export interface Model {
  readonly language: string
  readonly bytes: Uint8Array
}

/**
 * The list of models is sent twice, once to load them and once to start with them, and by a slip of 7.0.0 both times
 * `data` is taken: as the bytes, then as the language's name (https://github.com/naptha/tesseract.js/pull/1052). Each
 * sending copies the list, so each reads `data` anew. Where the slip is mended the second reading is not used.
 */
export function asLang({ language, bytes }: Model): Lang {
  let isLoaded = false
  return {
    code: language,
    get data() {
      const data = isLoaded ? language : bytes
      isLoaded = true
      return data
    },
  }
}
