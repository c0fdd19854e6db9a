// Runs in place of the reading process, answers from fixtures, and records what they lack.
import { childHost } from '../../../electron/cli/child-host.ts'
import { answerParent } from './answer-parent.ts'

answerParent(childHost())
