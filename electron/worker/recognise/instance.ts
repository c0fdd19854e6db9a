// Starts one instance of tesseract.js, and keeps its traps in one place. [Note: tesseract.js]
import { isDeepStrictEqual } from 'node:util'
import { createWorker, OEM, PSM, type LoggerMessage } from 'tesseract.js'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { Line } from '../../../shared/page.ts'
import { foundIn } from './core/found.ts'
import { threadScript } from './core/thread.ts'
import { spacedAs, toLines } from './lines.ts'
import { asLang, type Model } from './model.ts'
import type { Layout } from '../context/recogniser.ts'

export interface Look {
  readonly layout: Layout
  /** The only characters that there may be; empty for all. */
  readonly alphabet: string
  /** In dots an inch; looked at only where a layout is looked for. */
  readonly resolution: number
}

export interface Instance {
  read(file: Buffer, look: Look, onProgress: (fraction: number) => void): Promise<Line[]>
  /** Gives its memory back; only when it reads nothing. */
  end(): Promise<void>
}

/** By itself it would take every page as one block, which runs columns together and loses narrow table cells. */
const modes: { readonly [L in Layout]: PSM } = {
  page: PSM.AUTO,
  block: PSM.SINGLE_BLOCK,
  prose: PSM.SINGLE_BLOCK,
  line: PSM.SINGLE_LINE,
}

// Given with the start: that is when the wishes of a model for further ones are looked at.
const config = [
  // The model for Chinese wishes for one for vertical text. In this core a wish makes it lose, without an error, the
  // languages that were to be loaded after it: chi_sim+eng would be chi_sim alone.
  'tessedit_load_sublangs ',
  // The core's remarks on an image would otherwise go to stderr.
  'debug_file /dev/null',
].join('\n')

/**
 * A page may have light text on dark bars, which the core finds out by reading what it is unsure of a second time, as
 * its negative. On receipts nearly every line is unsure, and none is light.
 */
function parametersFor({ layout, alphabet, resolution }: Look) {
  return {
    tessedit_pageseg_mode: modes[layout],
    tessedit_do_invert: layout === 'page' ? '1' : '0',
    // Of Chinese the core tells how high the rows are from how far its characters are apart, and takes some pages for a
    // third higher: all of them is then seen so small that much is lost. The older way is right, but of rows alike only.
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
      // Else it looks for models in the current folder, then downloads them.
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
        // The thread tells of it now and then.
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
    // When a model is refused, createWorker never settles, and soon after an error that nobody can catch ends the
    // process. In between comes this handler, which also must be there for any rejection to reach its caller alone.
    const onError = (why: unknown) => resolve(err('read.model', { language, why: String(why) }))
    start(onError).then((instance) => resolve(ok(instance)), reject)
  })
}
