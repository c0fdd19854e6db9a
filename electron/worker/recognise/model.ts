// The model of a language, in the form that tesseract.js takes.
import type { Lang } from 'tesseract.js'

export interface Model {
  readonly language: string
  readonly bytes: Uint8Array
}

/**
 * tesseract.js 7.0.0 sends the list of models twice, to load them and to start with them, and by mistake takes `data`
 * both times: as the bytes, then as the language's name (https://github.com/naptha/tesseract.js/pull/1052). Each
 * sending copies the list, so each reads `data` anew. Once that is fixed, the second value is unused.
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
