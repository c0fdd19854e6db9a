// Reads a page of a PDF: a trusted text layer is taken as it is, the picture of the page is read without one, and both are
// combined if the layer covers a part of the page.
import { partToPixels, rotateBox, type ImagePart } from '../../../shared/image-part.ts'
import { isCentreInside } from '../../../shared/layout/geometry.ts'
import type { Box, Page } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { LevelLine } from '../arrange/level.ts'
import { withCodes } from '../codes/page-codes.ts'
import { cutAndTurn, greyOf, type ColourImage } from '../pixels/colour.ts'
import { linesOutside, withoutWords } from '../documents/outside-layer.ts'
import { judge, textCharacters, type Judgement } from '../documents/judge.ts'
import { findDocumentCodes } from './find-document-codes.ts'
import { pageOfLayer, turnOfText } from '../documents/layer-page.ts'
import { movedPage } from '../documents/move-page.ts'
import type { Pdf, PageContent } from '../documents/pdf.ts'
import { longSideOf, scaleOf } from '../documents/resolution.ts'
import { wordsOf, type LayerWord } from '../documents/words.ts'
import { isFaint, withBestContrast } from '../measure/hues.ts'
import { clipped } from '../pixels/placement.ts'
import { measureText } from '../prepare/text-size.ts'
import type { Slanted } from '../pixels/slanted.ts'
import type { Turn } from '../pixels/turn.ts'
import { readPicture, type Picture, type ReadJob } from './read.ts'
import type { DisabledSteps } from '../context/steps.ts'
import type { ReadContext } from '../context/read-context.ts'

const trusted: Judgement = { verdict: 'good', uncovered: null }
/** The fewest letters outside of the text layer; fewer are dirt, or the edge of a picture. */
const leastLetters = 8

export async function readDocumentPage(pdf: Pdf, job: ReadJob, context: ReadContext): Promise<Result<Page>> {
  const seen = pdf.content(job.number ?? 1)
  if (!seen.ok) return seen
  const page = await readSeen(pdf, seen.value, job, context)
  if (!page.ok || context.disabled.has('codes')) return page
  const codes = await findDocumentCodes(pdf, job.number ?? 1, seen.value)
  // a failed search for codes does not fail the page
  if (!codes.ok) return page
  return ok(
    withCodes(page.value, codes.value.found, codes.value.size, {
      part: job.part ?? null,
      trace: context.trace,
    }),
  )
}

async function readSeen(
  pdf: Pdf,
  seen: PageContent,
  job: ReadJob,
  context: ReadContext,
): Promise<Result<Page>> {
  const { known, disabled, trace } = context
  const judged = disabled.has('layerJudgement') ? trusted : judgedAs(job.layer, seen)
  trace?.('layer', { facts: { verdict: judged.verdict } })
  const layer = layerOf(seen, job.part, disabled)
  const isTold = judged.verdict === 'part' && disabled.has('besideLayer')
  if (judged.verdict === 'good' || isTold) {
    const page = await pageAsTold(layer, context)
    trace?.('layer', { lines: page.lines })
    return ok(page)
  }
  const drawn = pdf.draw(job.number ?? 1, longSideOf(seen))
  if (!drawn.ok) return drawn
  if (judged.verdict !== 'part')
    return ok(await readPicture(pictureOf(drawn.value), job.part ?? null, context))
  const told = await pageAsTold(layer, context)
  const isRead = told.languages.every((language) => known.includes(language))
  const sure = layer.words.filter(({ isUnknown }) => !isUnknown)
  const upright = withoutWords(await cutAndTurn(drawn.value, null, layer.turn), sure)
  if (measureText(pictureOf(upright).grey).letters.length < leastLetters) return ok(told)
  const uncovered = {
    turn: 0,
    box: job.part?.box ?? uncoveredPart(seen, judged.uncovered, layer.turn),
  } as const
  if (await isWithoutText(upright, uncovered, context)) return ok(told)
  const languages = context.languages.length > 0 || !isRead ? context.languages : told.languages
  const beside = await readPicture(pictureOf(upright), uncovered, { ...context, languages })
  const others = linesOutside(beside.lines, sure)
  const words = layer.words.filter(
    ({ isUnknown, box }) => !isUnknown || !others.some((line) => isCentreInside(box, line.box)),
  )
  return ok(await pageAsTold({ ...layer, words }, context, others))
}

/** The least length of a line in its heights: about three letters. */
const minLength = 1.5

/** Whether a picture has no lines of text: apparent letters of a photo or chart may be none, and finding lines is cheap. */
async function isWithoutText(
  image: ColourImage,
  part: ImagePart,
  { networks, disabled }: ReadContext,
): Promise<boolean> {
  const engine = disabled.has('textInFigures') ? null : await networks()
  if (!engine) return false
  const places = await engine.find(await cutAndTurn(image, partToPixels(part, image), 0), true)
  const isLine = ({ length, height }: Slanted) =>
    Math.max(length, height) >= minLength * Math.min(length, height)
  return !places.some(isLine)
}

/** Judges the text layer, unless the caller says whether to trust it. */
function judgedAs(wish: ReadJob['layer'], seen: PageContent): Judgement {
  const hasText = seen.characters.some(({ text, isSynthetic }) => !isSynthetic && text.trim() !== '')
  if (!hasText || wish === undefined || wish === 'check') return judge(seen)
  return { verdict: wish === 'trust' ? 'good' : 'ignored', uncovered: null }
}

/** Draws a page in the resolution at which it is read. */
export function pictureOfPage(pdf: Pdf, number: number): Result<Picture> {
  const seen = pdf.content(number)
  if (!seen.ok) return seen
  const drawn = pdf.draw(number, longSideOf(seen.value))
  return drawn.ok ? ok(pictureOf(drawn.value)) : drawn
}

/** Converts the part without text layer to shares of the sides of the upright page. */
function uncoveredPart({ width, height }: PageContent, uncovered: Box | null, turn: Turn): Box | null {
  if (!uncovered) return null
  const { x0, y0, x1, y1 } = uncovered
  const box = { x0: x0 / width, y0: y0 / height, x1: x1 / width, y1: y1 / height }
  return rotateBox(clipped(box, { width: 1, height: 1 }), turn)
}

function pictureOf(colours: ColourImage): Picture {
  const grey = greyOf(colours)
  return {
    grey: isFaint(grey) ? withBestContrast(grey, colours.pixels) : grey,
    colours: () => Promise.resolve(colours),
  }
}

/** The contents of the text layer of a page, upright and in pixels. */
interface Layer {
  readonly seen: PageContent
  readonly turn: Turn
  readonly words: readonly LayerWord[]
}

function layerOf(whole: PageContent, part: ReadJob['part'], disabled: DisabledSteps): Layer {
  const page = { ...whole, characters: textCharacters(whole) }
  const turn = part?.turn ?? turnOfText(page)
  const seen = movedPage(page, turn, scaleOf(page))
  const frame = partToPixels(part ?? null, seen)
  const words = wordsOf(seen.characters).filter(({ box }) => !frame || isCentreInside(box, frame))
  const drawn = disabled.has('layerRules') ? { ...seen, shapes: [], pictures: [] } : seen
  return { seen: drawn, turn, words }
}

function pageAsTold(
  { seen, turn, words }: Layer,
  { languages, known }: ReadContext,
  others: readonly LevelLine[] = [],
): Promise<Page> {
  const named = languages.length > 0 ? { languages, confidence: null } : null
  return pageOfLayer(seen, turn, { words, others, languages: named }, known)
}
