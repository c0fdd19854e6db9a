// tesseract.js hands words out as hOCR, TSV or a tree with every letter, and for each of them the core goes round every
// word a dozen times: a twentieth of what a page costs. Going through the words once gives the same for a fifth of that.
import type { Core, StartCore } from 'tesseract.js/src/worker-script/node/getCore.js'
import { foundBlocks } from './found-blocks.ts'

/** With what is found, as JSON, in the place of TSV: that text tesseract.js hands on as it is. */
export function withFoundText(start: StartCore): StartCore {
  return async (options) => {
    const core = await start(options)
    replaceTable(core)
    return core
  }
}

function replaceTable(core: Core): void {
  core.TessBaseAPI.prototype.GetTSVText = function () {
    return JSON.stringify(foundBlocks(core, this))
  }
}
