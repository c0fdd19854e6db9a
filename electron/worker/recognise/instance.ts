// Starts one instance of tesseract.js, and contains its pitfalls. [Note: tesseract.js]
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { createWorker, OEM, PSM, type LoggerMessage } from 'tesseract.js'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Line } from '../../../shared/page.ts'
import { foundIn } from './core/found.ts'
import { spacedAs, toLines } from './lines.ts'
import { asLang, type Model } from './model.ts'
import type { Layout } from '../context/recogniser.ts'

export interface Look {
  readonly layout: Layout
  /** The only allowed characters; empty for all. */
  readonly alphabet: string
  /** In dots per inch; used only for the layout analysis. */
  readonly resolution: number
}

export interface Instance {
  read(file: Buffer, look: Look, onProgress: (fraction: number) => void): Promise<Line[]>
  /** Frees its memory. Call it only between readings. */
  end(): Promise<void>
}

/** The script of the thread in which tesseract.js recognises; see core/core.entry.ts. */
export const threadScript = createRequire(import.meta.url).resolve('#dist/core/core.cjs')

/** tesseract's default takes every page as one block, which joins columns and loses narrow table cells. */
const modes: { readonly [L in Layout]: PSM } = {
  page: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  prose: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
}

// passed at the start, since a model's own settings are read then
const config = [
  // The Chinese model requests one for vertical text. In this core such a request silently drops the languages after
  // it: chi_sim+eng would become chi_sim.
  'tessedit_load_sublangs ',
  // messages of the core about an image would go to stderr
  'debug_file /dev/null',
].join('\n')

/**
 * Pages may have light text on dark bars, which the core finds by reading doubtful lines again as negatives. On
 * receipts nearly every line is doubtful, and none is light.
 */
function parametersFor({ layout, alphabet, resolution }: Look) {
  return {
    tessedit_pageseg_mode: modes[layout],
    tessedit_do_invert: layout === 'page' ? '1' : '0',
    // The core derives the height of Chinese rows from their character spacing, and loses text where it assumes rows
    // a third too high. The older method is right, but only for rows of equal height.
    textord_old_xheight: layout === 'prose' ? '1' : '0',
    tessedit_char_whitelist: alphabet,
    user_defined_dpi: `${resolution}`,
  }
}

export function startInstance(models: readonly Model[]): Promise<Result<Instance>> {
  const language = models.map((model) => model.language).join('+')
  let onProgress: (fraction: number) => void = () => undefined
  let set: Look | null = null
  const isSpacedByText = models.some((model) => model.language === 'kor')

  async function start(errorHandler: (why: unknown) => void): Promise<Instance> {
    const options = {
      workerPath: threadScript,
      // by default it looks for models in the current folder, then downloads them
      cacheMethod: 'none',
      logger: ({ status, progress }: LoggerMessage) => {
        if (status === 'recognizing text') onProgress(progress)
      },
      errorHandler,
    }
    const worker = await createWorker(models.map(asLang), OEM.LSTM_ONLY, options, config)
    return {
      async read(file, look, tell) {
        onProgress = tell
        if (!isDeepStrictEqual(look, set)) await worker.setParameters(parametersFor(look))
        set = look
        const { data } = await worker.recognize(file, {}, { text: isSpacedByText, tsv: true })
        // the thread reports progress only now and then
        tell(1)
        if (data.tsv === null) throw new Error('tesseract.js gave no words although it was asked for them')
        const lines = toLines(foundIn(data.tsv))
        return isSpacedByText ? spacedAs(data.text, lines) : lines
      },
      async end() {
        await worker.terminate()
      },
    }
  }

  return new Promise((resolve, reject) => {
    // If a model is refused, createWorker never settles, and soon an uncatchable error ends the process. This handler
    // is called in between; without it no rejection reaches the caller.
    const onError = (why: unknown) => resolve(err('read.model', { language, why: String(why) }))
    start(onError).then((instance) => resolve(ok(instance)), reject)
  })
}
