// A missing or damaged model ends a reading, however deep in its steps it is noticed. So the recogniser throws the fault,
// and the reading process makes it the answer of the job.
import { FaultError, type Result } from '../../../shared/result.ts'

/** Returns a fault that was thrown on the way as a result. */
export async function settled<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FaultError) return { ok: false, error: error.fault }
    throw error
  }
}
