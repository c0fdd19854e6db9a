// Our own port to whatever recognises characters, so that another engine is one more file beside tesseract.ts.
import type { Line } from '../../../shared/page.ts'
import type { Result } from '../../../shared/result.ts'
import type { GreyImage } from '../grey.ts'

export interface Recogniser {
  /** Loads what is needed for these languages; the first is the one that most of the text is expected in. */
  warm(languages: readonly string[]): Promise<Result<null>>
  /** One image at a time. A read can't be interrupted: to cancel it, end the process. */
  read(
    image: GreyImage,
    languages: readonly string[],
    onProgress: (fraction: number) => void,
  ): Promise<Result<Line[]>>
}
