// Builds the Page of a picture from its lines, rules and marks.
import type { Box, Line, Mark, Page, PageKind, Rule } from '../../../shared/page.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { clipped } from '../pixels/placement.ts'
import { withoutCharacters } from '../marks/framed-characters.ts'
import { findMarks } from '../marks/marks.ts'
import { withoutReadPictures } from '../marks/pictures.ts'
import type { PageLanguages } from './page-languages.ts'
import type { Sheet } from '../prepare/sheet.ts'
import { meanConfidence, wordsOf } from '../recognise/certainty.ts'
import type { DisabledSteps } from '../context/steps.ts'
import type { StepContext } from '../context/read-context.ts'
import { showBoxes } from '../recognise/show-boxes.ts'

export interface SeenPicture {
  /** The original picture, upright. */
  readonly image: GreyImage
  /** The picture cropped to the sheet, with an even background. */
  readonly sheet: Sheet
  readonly turn: Page['turn']
  readonly kind: PageKind
  /** Searched on the first call. */
  readonly marks: () => readonly Mark[]
}

export interface WhatWasRead extends PageLanguages {
  readonly lines: readonly Line[]
  readonly angleDegrees: number
  /** Places with text that could not be read. */
  readonly unread?: readonly Box[]
}

/** Searches no marks on photos, because the surroundings of a sheet are full of false ones. */
export function marksOf(image: GreyImage, sheet: Sheet, kind: PageKind, disabled: DisabledSteps): Mark[] {
  return kind === 'photo' ? [] : findMarks(image, sheet, disabled)
}

export function asPage(
  { image, turn, kind, marks: seen }: SeenPicture,
  { lines, languages, confidence, angleDegrees, unread = [] }: WhatWasRead,
  rules: readonly Rule[],
  { disabled, trace }: StepContext,
): Page {
  const marks = withoutReadPictures(
    disabled.has('framedCharacters') ? seen() : withoutCharacters(seen(), lines),
    lines,
  )
  const shown = disabled.has('boxes') ? [...lines] : showBoxes(lines, marks)
  trace?.('boxes', { lines: shown, facts: { seen: seen().length, kept: marks.length } })
  return {
    width: image.width,
    height: image.height,
    turn,
    angleDegrees,
    kind,
    languages: [...languages],
    ...(confidence === null ? {} : { languageConfidence: confidence }),
    confidence: meanConfidence(wordsOf(lines)),
    lines: shown,
    rules: [...rules],
    marks,
    ...(unread.length > 0 && { unread: unread.map((box) => clipped(box, image)) }),
  }
}
