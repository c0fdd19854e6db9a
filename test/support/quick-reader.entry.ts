// Stands in for the reading process in tests of the queue: answers each job at once with a page of few words.
import { toReadPage } from '../../electron/pages/packed-page.ts'
import { linkToParent } from '../../electron/worker/process/link.ts'
import { readerVersion } from '../../shared/reader-version.ts'
import { toWorkerSchema, type FromWorker } from '../../shared/worker-protocol.ts'
import { onePage } from './fake-workers.ts'

const page = toReadPage(onePage)
const link = linkToParent<FromWorker>()

link.onMessage((raw) => {
  const message = toWorkerSchema.parse(raw)
  if (message.type === 'open') link.post({ type: 'opened', job: message.job, pages: 5 })
  if (message.type === 'read') link.post({ type: 'page', job: message.job, ...page })
})
link.post({ type: 'ready', reader: readerVersion, languages: [] })
