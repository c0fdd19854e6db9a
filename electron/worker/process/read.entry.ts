// Where a reading process starts.
import { preferPortableSharp } from './portable-sharp.ts'

preferPortableSharp()
// Only now: what is imported at the top would have loaded sharp already.
await import('./answer-jobs.ts')
