// Stands in for the reading process in tests that end a reader while it holds jobs: it never answers.
import { linkToParent } from '../../electron/worker/process/link.ts'

linkToParent().onMessage(() => undefined)
