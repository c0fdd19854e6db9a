// The models that come with the application, as files that a process finds from its own place: by the name of a package,
// so that they are found from the source, from the build and from inside an archive alike.
import { bundledLanguages } from './languages.ts'

/** Those of npm's packages; all others are tesseract's fast models, which lie here. */
const inNpmPackages: ReadonlySet<string> = new Set(
  'ara chi_sim chi_tra deu eng fra ita jpn kor por spa vie'.split(' '),
)

export const bundledModels: ReadonlyMap<string, string> = new Map(
  [...bundledLanguages, 'eng_fast'].map((code) => [code, modelFile(code)]),
)

function modelFile(code: string): string {
  return inNpmPackages.has(code)
    ? `@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`
    : `#models/${code}.traineddata.gz`
}
