// Notes the language and the kind of a document that was read without --as, and how to fill in its fields.
import type { Client } from '../../../shared/contract/client.ts'
import { languageNames } from '../../../shared/languages.ts'
import { guessBuiltInSchema } from '../../../shared/schema/built-in/guess-schema.ts'
import type { Output } from '../output.ts'
import type { Printer } from './show-record.ts'

/** Adds the note to a printer; nothing is noted of a document of no known kind in English or Chinese. */
export function tellingKind(print: Printer, client: Client, output: Output): Printer {
  return {
    ...print,
    async record(name, record) {
      await print.record(name, record)
      const page = await client.call('records.page', { id: record.id })
      const kind = page.ok ? guessBuiltInSchema(page.value) : null
      const isUsual = record.languages.every((language) => /^(eng|chi_)/.test(language))
      if (kind === null && isUsual) return
      const languages = languageNames(record.languages, 'en')
      if (kind === null) output.note(`${name}: ${languages}`)
      else
        output.note(`${name}: ${languages}, ${kind}. Fields: fovea read ${name} --as json --schema ${kind}`)
    },
  }
}
