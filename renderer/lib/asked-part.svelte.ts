// How an image is turned, and which part of it is read: any screen may ask, one question after the other, and one dialog
// answers.
import type { ImagePart } from '../../shared/image-part.ts'

export interface PartQuestion {
  readonly src: string
  readonly name: string
  /** Where one begins. */
  readonly part: ImagePart | null
  /** How many more images are asked about after this one. */
  readonly more: number
}

/** Null is the whole image as it lies. */
export interface PartAnswer {
  readonly part: ImagePart | null
  /** The others are not asked about. */
  readonly isLast: boolean
}

interface Open extends PartQuestion {
  readonly settle: (answer: PartAnswer | null) => void
}

export class AskedPart {
  question: Open | null = $state.raw(null)
  #before: Promise<unknown> = Promise.resolve()

  /** Null where it was closed without an answer. */
  ask(question: PartQuestion): Promise<PartAnswer | null> {
    const answer = this.#before.then(
      () =>
        new Promise<PartAnswer | null>((settle) => {
          this.question = { ...question, settle }
        }),
    )
    this.#before = answer
    return answer
  }

  answer(answer: PartAnswer | null): void {
    const { question } = this
    this.question = null
    question?.settle(answer)
  }
}
