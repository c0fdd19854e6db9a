// Our own port to whatever recognises characters, so that another engine is one more file beside tesseract.ts.
import type { Line } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { GreyImage } from '../pixels/grey.ts'

/**
 * Page: find columns and blocks. Block: all of it is one column of lines. Prose: a block whose lines are as high as each
 * other. Line: all of it is one line.
 */
export type Layout = 'page' | 'block' | 'prose' | 'line'

export interface Recogniser {
  /** Loads what is needed for these models; the first is that of the language that most of the text is expected in. */
  warm(models: readonly string[]): Promise<Result<null>>
  /** One image at a time. A read can't be interrupted: to cancel it, end the process. */
  read(
    image: GreyImage,
    models: readonly string[],
    onProgress: (fraction: number) => void,
    layout?: Layout,
    /** Reads nothing but these characters; without it whatever the models know. */
    alphabet?: string,
  ): Promise<Result<Line[]>>
}
