// Narrows images of prose before they are read: the cost depends on the row length, and narrow letters are recognised
// as well.
import type { Box } from '../../../shared/page.ts'
import { narrow } from '../prepare/resample.ts'
import type { Recogniser } from '../context/recogniser.ts'

export function narrowed(recogniser: Recogniser, share: number): Recogniser {
  const widened = (box: Box): Box => ({ ...box, x0: box.x0 / share, x1: box.x1 / share })
  return {
    warm: recogniser.warm.bind(recogniser),
    async read(image, languages, onProgress, layout, alphabet) {
      const slim = await narrow(image, share)
      const layoutOfProse = layout === 'block' ? 'prose' : layout
      const lines = await recogniser.read(slim, languages, onProgress, layoutOfProse, alphabet)
      return lines.map((line) => ({
        ...line,
        box: widened(line.box),
        words: line.words.map((word) => ({ ...word, box: widened(word.box) })),
      }))
    },
  }
}
