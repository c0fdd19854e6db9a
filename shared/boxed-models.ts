// The models that come with the application, as files that a process finds from its own place: by the name of a package,
// so that they are found from the source, from the build and from inside an archive alike.
import { boxedLanguages } from './languages.ts'

/** A smaller net for English: as right as the other, in two thirds of its time. [Note: eng_fast] */
const vendored: readonly string[] = ['rus', 'eng_fast']

export const boxedModels: ReadonlyMap<string, string> = new Map(
  [...boxedLanguages, 'eng_fast', 'osd'].map((code) => [code, fileOf(code)]),
)

function fileOf(code: string): string {
  return vendored.includes(code)
    ? `#models/${code}.traineddata.gz`
    : `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`
}
