// The understanding process: it interprets pages, which would block the engine's event loop. It uses no files and no
// network, and answers one question at a time. An unexpected error ends it, which its parent notices.
import { guardConnections } from '../network/guard.ts'
import { linkToParent } from '../worker/process/link.ts'
import { answer } from './answers.ts'
import type { FromUnderstanding } from './protocol.ts'

guardConnections()
const link = linkToParent<FromUnderstanding>()
link.onMessage((message) => link.post(answer(message)))
