// The understanding process: what a page says, away from the loop that answers everybody. It knows of no file and no
// network, and answers one question after the other. What was not foreseen ends it, and its parent sees that.
import { guardConnections } from '../network/guard.ts'
import { linkToParent } from '../worker/link.ts'
import { answer } from './answers.ts'
import type { FromUnderstanding } from './protocol.ts'

guardConnections()
const link = linkToParent<FromUnderstanding>()
link.onMessage((message) => link.post(answer(message)))
