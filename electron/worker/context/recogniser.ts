// The port of recognisers with page layout; tesseract.ts implements it.
import type { Line } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'

/**
 * page: find columns and blocks · block: one column of lines · prose: a block with lines of the same height · line: a
 * single line
 */
export type Layout = 'page' | 'block' | 'prose' | 'line'

export interface Recogniser {
  /** Loads these models; the first is that of the main language. */
  warm(models: readonly string[]): Promise<Result<null>>
  /**
   * One image at a time. A read can't be interrupted: to cancel it, end the process. Throws a FaultError if a model is
   * missing or damaged; see settled in faults.ts.
   */
  read(
    image: GreyImage,
    models: readonly string[],
    onProgress: (fraction: number) => void,
    layout?: Layout,
    /** Restricts the reading to these characters; all if absent. */
    alphabet?: string,
  ): Promise<Line[]>
}
