// Asks how an image is rotated and which part is read. Any screen may ask; one dialog answers in turn.
import type { ImagePart } from '../../shared/image-part.ts'

export interface PartQuestion {
  readonly src: string
  readonly name: string
  /** The part that the dialog starts with. */
  readonly part: ImagePart | null
  /** How many more images are asked about after this one. */
  readonly more: number
}

/** The user's answer; a part of null means the whole image, not rotated. */
export interface PartAnswer {
  readonly part: ImagePart | null
  /** The remaining images are not asked about. */
  readonly isLast: boolean
}

interface OpenQuestion extends PartQuestion {
  readonly settle: (answer: PartAnswer | null) => void
}

export class PartPrompt {
  question: OpenQuestion | null = $state.raw(null)
  #before: Promise<unknown> = Promise.resolve()

  /** Opens the dialog. Resolves to null if the dialog was cancelled. */
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

  /** Answers the open question and closes the dialog; null means cancelled. */
  answer(answer: PartAnswer | null): void {
    const { question } = this
    this.question = null
    question?.settle(answer)
  }
}
