// Module specifiers of the bundled tesseract models. A specifier resolves the same from the source, from the build and
// from inside an app archive, where a file path would differ.
import { bundledLanguages } from './languages.ts'

/** Languages whose model is an npm package. The others are tesseract's fast models, which are files of this repository. */
const inNpmPackages: ReadonlySet<string> = new Set(
  'ara chi_sim chi_tra deu eng fra ita jpn kor por spa vie'.split(' '),
)

/** The specifier of each bundled model by language code. */
export const bundledModels: ReadonlyMap<string, string> = new Map(
  [...bundledLanguages, 'eng_fast'].map((code) => [code, modelFile(code)]),
)

/** The module specifier of a language's model. */
function modelFile(code: string): string {
  return inNpmPackages.has(code)
    ? `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`
    : `#models/${code}.traineddata.gz`
}
