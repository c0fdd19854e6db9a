// The thread that tesseract.js recognises in: its own script, with its core made to tell of words our way.
import { parentPort } from 'node:worker_threads'
import { gunzipSync } from 'node:zlib'
import getCore, { type StartCore } from 'tesseract.js/src/worker-script/node/getCore.js'
import { dispatchHandlers, setAdapter } from 'tesseract.js/src/worker-script/index.js'
import { withFoundText } from './found-blocks.ts'
import { seldom } from './seldom.ts'

parentPort?.on('message', (packet) => {
  dispatchHandlers(packet, (answer) => parentPort?.postMessage(answer))
})

// Models come with the message that asks for them, so it needs neither a cache of them nor a way to fetch them.
setAdapter({
  getCore: async (...how) => startOf(await getCore(...how)),
  gunzip: gunzipSync,
})

function startOf(start: StartCore): StartCore {
  const now = performance.now.bind(performance)
  return withFoundText((options) =>
    start({ ...options, TesseractProgress: seldom(options.TesseractProgress, now) }),
  )
}
