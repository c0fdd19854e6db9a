// Runs in place of the reading process and answers from fixtures.
import { answerParent } from './answer-parent.ts'

answerParent(null)
