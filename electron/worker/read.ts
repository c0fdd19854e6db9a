// One image from its file to its Page.
import path from 'node:path'
import type { Line, Page } from '../../shared/page.ts'
import type { Profile } from '../../shared/reading.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { ToWorker } from '../../shared/worker-protocol.ts'
import { readAcceptedBytes } from './accepted-bytes.ts'
import { emptySheet, isBlank } from './blank.ts'
import { decode } from './decode.ts'
import { finishLines } from './finish-lines.ts'
import type { GreyImage } from './grey.ts'
import { readForeignBlocks } from './languages/foreign-blocks.ts'
import { withoutCharacters } from './marks/framed-characters.ts'
import { findMarks } from './marks/marks.ts'
import { withoutReadPictures } from './marks/pictures.ts'
import { findTurn } from './orientation.ts'
import { pageRules } from './page-rules.ts'
import { createLanguageSense, type LanguageSense } from './page-languages.ts'
import { cut } from './prepare/crop.ts'
import { inDarkInk } from './prepare/dark-ink.ts'
import { findContent, onWhole } from './prepare/empty-margins.ts'
import { clean, prepare } from './prepare/prepare.ts'
import type { Sheet } from './prepare/sheet.ts'
import { isSideways } from './prepare/sideways.ts'
import type { StepName } from './prepare/steps.ts'
import { measureText } from './prepare/text-size.ts'
import { turn, type Turn } from './prepare/turn.ts'
import type { TellProgress } from './progress.ts'
import { meanConfidence, wordsOf } from './recognise/certainty.ts'
import { withHanWords } from './recognise/han-words.ts'
import { withLatinWords } from './recognise/latin-words.ts'
import { looksAt } from './recognise/look.ts'
import type { Recogniser } from './recognise/recogniser.ts'
import { showBoxes } from './recognise/show-boxes.ts'
import { findRules } from './rules.ts'
import { languagesOfScene, modelsForScene } from './scene/languages.ts'
import { isScene, readScene } from './scene/read-scene.ts'
import type { Trace } from './trace.ts'

export type ReadJob = Extract<ToWorker, { type: 'read' }>

/** A page that is read with less certainty may stand on its head. */
const doubtful = 0.6

export async function readImage(
  job: ReadJob,
  recogniser: Recogniser,
  known: readonly string[],
  tell: TellProgress,
  leftOut: readonly StepName[] = [],
  trace: Trace = null,
): Promise<Result<Page>> {
  tell('preparing', 0)
  const bytes = await readAcceptedBytes(job.path, job.hash)
  if (!bytes.ok) return bytes
  const decoded = await decode(bytes.value, path.basename(job.path))
  if (!decoded.ok) return decoded
  trace?.('decode', { picture: decoded.value })
  const image = isBlank(decoded.value) ? emptySheet(decoded.value) : inDarkInk(decoded.value)
  trace?.('darkInk', { picture: image })
  const reading = {
    recogniser,
    profile: job.profile,
    sense: createLanguageSense(job, known, recogniser),
    tell,
    leftOut,
    trace,
  }
  const content = findContent(image)
  if (!content) return readEitherWayUp(image, reading)
  const part = cut(image, content).image
  trace?.('emptyMargins', { picture: part })
  const page = await readEitherWayUp(part, reading)
  return page.ok ? ok(onWhole(page.value, content, image)) : page
}

export interface Reading {
  readonly recogniser: Recogniser
  readonly profile: Profile
  readonly sense: LanguageSense
  readonly tell: TellProgress
  readonly leftOut: readonly StepName[]
  readonly trace?: Trace
}

export async function readEitherWayUp(image: GreyImage, reading: Reading): Promise<Result<Page>> {
  const sheet = await clean(image, reading.leftOut, reading.trace)
  const turnFrom = (candidates: readonly Turn[]) =>
    findTurn(sheet.image, candidates, reading.sense.certaintyOf.bind(reading.sense))
  const readTurned = async (by: Turn) => {
    const turned = turn(image, by).image
    reading.trace?.('turn', { picture: turned, facts: { degrees: by } })
    return readUpright(turned, await clean(turned, reading.leftOut, reading.trace), by, reading)
  }
  if (isSideways(measureText(sheet.image).letters)) {
    const by = await turnFrom([0, 90, 270])
    if (!by.ok || by.value !== 0) return by.ok ? readTurned(by.value) : by
  }
  const page = await readUpright(image, sheet, 0, reading)
  if (!page.ok || page.value.lines.length === 0 || page.value.confidence >= doubtful) return page
  const by = await turnFrom([0, 180])
  if (!by.ok || by.value !== 0) return by.ok ? readTurned(by.value) : by
  return page
}

async function readUpright(
  image: GreyImage,
  sheet: Sheet,
  by: Turn,
  { recogniser, profile, sense, tell, leftOut, trace = null }: Reading,
): Promise<Result<Page>> {
  const rules = findRules(image)
  trace?.('rules', { facts: { rules: rules.length } })
  const prepared = await prepare(image, sheet, rules, { profile, leftOut, trace })
  const onProgress = (fraction: number) => {
    tell('reading', fraction)
  }
  const looks = looksAt(prepared, profile, recogniser, onProgress, trace)
  const choice = await sense.languagesOf(sheet.image, looks)
  if (!choice.ok) return choice
  const { languages, confidence } = choice.value
  trace?.('languages', { facts: { languages, confidence } })
  const read = await looks.all(languages)
  if (!read.ok) return read
  const inBothScripts = async (lines: readonly Line[]) => {
    const latin = await withLatinWords(lines, prepared.image, languages, recogniser)
    return latin.ok ? withHanWords(latin.value, prepared.image, languages, recogniser) : latin
  }
  const found = profile === 'precise' ? await inBothScripts(read.value) : read
  if (!found.ok) return found
  trace?.('bothScripts', { lines: found.value })
  const page = { lines: found.value, languages }
  const isLookedAtAgain = confidence !== null && profile === 'precise'
  const blocks = isLookedAtAgain
    ? await readForeignBlocks(prepared.image, page, sense.languagesOf.bind(sense), recogniser)
    : ok(page)
  if (!blocks.ok) return blocks
  trace?.('foreignBlocks', { lines: blocks.value.lines })
  const onPage = finishLines(blocks.value.lines, prepared, image)
  trace?.('finish', { lines: onPage })
  const isPicture = profile === 'precise' && isScene(prepared.kind, onPage)
  const models = modelsForScene(languages, confidence)
  const scene = isPicture ? await readScene(image, onPage, models, recogniser) : ok(onPage)
  if (!scene.ok) return scene
  const lines = scene.value
  trace?.('scene', { lines })
  const seen = prepared.kind === 'photo' ? [] : findMarks(image, sheet)
  const marks = withoutReadPictures(withoutCharacters(seen, lines), lines)
  const shown = showBoxes(lines, marks)
  trace?.('marks', { lines: shown, facts: { seen: seen.length, kept: marks.length } })
  return ok({
    width: image.width,
    height: image.height,
    turn: by,
    angleDegrees: prepared.angleDegrees,
    kind: prepared.kind,
    languages: isPicture ? languagesOfScene(models, lines) : [...blocks.value.languages],
    ...(confidence === null ? {} : { languageConfidence: confidence }),
    confidence: meanConfidence(wordsOf(lines)),
    lines: shown,
    rules: pageRules(prepared, image, rules),
    marks,
  })
}
