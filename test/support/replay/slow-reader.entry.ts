// As replay-reader.entry.ts, for tests that stop in the middle of a read.
import { answerParent } from './answer-parent.ts'

answerParent(null, 1000)
