// Reads one image, from its bytes or from the picture of a page, to a Page.
import path from 'node:path'
import { partToPixels, type ImagePart } from '../../../shared/image-part.ts'
import { isDoubtful } from '../../../shared/doubt.ts'
import type { Page, Rule } from '../../../shared/page.ts'
import { ok, type Result } from '../../../shared/result.ts'
import type { ToWorker } from '../../../shared/worker-protocol.ts'
import { asPage, marksOf, type WhatWasRead } from './as-page.ts'
import { emptySheet, isBlank } from '../measure/blank.ts'
import { withCodesOf } from '../codes/page-codes.ts'
import { colourOf, cutAndTurn, type ColourImage } from '../pixels/colour.ts'
import { decode, decodeColour } from '../decode/decode.ts'
import { tesseractLines } from '../engines/tesseract.ts'
import { finishLines } from './finish-lines.ts'
import { cut, type GreyImage } from '../pixels/grey.ts'
import { findTurn } from '../measure/orientation.ts'
import { pageRules } from './page-rules.ts'
import { createLanguageSense, type LanguageSense, type PageLanguages } from './page-languages.ts'
import { inDarkInk } from '../prepare/dark-ink.ts'
import { findContent, onWhole } from '../prepare/empty-margins.ts'
import { clean, lookAt, prepare } from '../prepare/prepare.ts'
import type { Sheet } from '../prepare/sheet.ts'
import { movedBy } from '../pixels/placement.ts'
import { isSideways } from '../prepare/sideways.ts'
import { maybeUpsideDown } from '../prepare/upside-down.ts'
import { onlyOnce } from '../pixels/once-per-image.ts'
import { measureText } from '../prepare/text-size.ts'
import { turn, type Turn } from '../pixels/turn.ts'
import { findText, turnFound, type Finder } from './read-found.ts'
import { chanceOf, gainOf } from './reading-gain.ts'
import { needPack, openFor } from './surest-pack.ts'
import { looksAt } from '../recognise/look.ts'
import { findRules } from '../measure/rules.ts'
import type { ReadContext } from '../context/read-context.ts'

export type ReadJob = Extract<ToWorker, { type: 'read' }>

/** A page that is read with less certainty may be upside down. */
const doubtful = 0.6

export async function readBytes(
  bytes: Uint8Array,
  job: ReadJob,
  context: ReadContext,
): Promise<Result<Page>> {
  const part = job.part ?? null
  const decoded = await decode(bytes, job.name ?? path.basename(job.path))
  if (!decoded.ok) return decoded
  const grey = decoded.value
  const colours = async () => (await decodeColour(bytes)) ?? colourOf(grey)
  const page = await readPicture({ grey, colours }, part, context)
  if (context.disabled.has('codes')) return ok(page)
  return ok(await withCodesOf(grey, page, { part, trace: context.trace }))
}

/** The picture of an image or of a page of a document. */
export interface Picture {
  readonly grey: GreyImage
  readonly colours: () => Promise<ColourImage>
}

export async function readPicture(
  { grey, colours }: Picture,
  asked: ImagePart | null,
  context: ReadContext,
): Promise<Page> {
  const { recogniser, trace } = context
  trace?.('decode', { picture: grey })
  const lying = asked?.turn ?? 0
  const whole = turn(grey, lying).image
  const frame = partToPixels(asked, whole)
  const seen = frame ? cut(whole, frame) : whole
  if (asked) trace?.('part', { picture: seen, facts: asked })
  const isEmpty = isBlank(seen)
  const image = isEmpty ? emptySheet(seen) : inDarkInk(seen, context.disabled)
  trace?.('darkInk', { picture: image })
  const content = context.disabled.has('emptyMargins') ? null : findContent(image)
  const place = frame && content ? movedBy(content, frame.x0, frame.y0) : (content ?? frame)
  const engine = isEmpty ? null : await openFor(context)
  trace?.('openNetworks', { facts: { name: engine?.name ?? null } })
  const inColour = async (by: Turn) => cutAndTurn(await cutAndTurn(await colours(), null, lying), place, by)
  const isUpright = asked !== null && asked.turn !== null
  const finder = engine && { engine, other: tesseractLines(recogniser), inColour, isUpright }
  const reading = { finder, isUpright, sense: createLanguageSense(context) }
  const part = content ? cut(image, content) : image
  if (content) trace?.('emptyMargins', { picture: part })
  const page = await readEitherWayUp(part, reading, context)
  return turnedFrom(lying, place ? onWhole(page, place, whole) : page)
}

/** Adds the turn that was made before reading to the turn of the page. */
function turnedFrom(lying: Turn, page: Page): Page {
  return lying === 0 ? page : { ...page, turn: ((page.turn + lying) % 360) as Turn }
}

export interface Reading {
  readonly sense: LanguageSense
  /** Null if there is no such engine, or if it is disabled. */
  readonly finder: Finder | null
  /** Whether the caller named the direction of the picture. */
  readonly isUpright: boolean
}

export async function readEitherWayUp(
  image: GreyImage,
  reading: Reading,
  context: ReadContext,
): Promise<Page> {
  const sheet = await clean(image, context)
  const glance = onlyOnce(async () => reading.finder && turnFound(reading.finder))
  const turnFrom = async (candidates: readonly Turn[]) =>
    (await glance()) ?? findTurn(sheet.image, candidates, reading.sense.certaintyOf.bind(reading.sense))
  const readTurned = (by: Turn) => readUpright(turn(image, by).image, null, by, reading, context)
  if (reading.isUpright) return readUpright(image, sheet, 0, reading, context)
  const { letters } = measureText(sheet.image)
  const mayBeTurned = !context.disabled.has('upsideDown')
  if (!context.disabled.has('sideways') && isSideways(letters)) {
    const by = await turnFrom([0, 90, 270])
    if (by !== 0) return readTurned(by)
  } else if (mayBeTurned && maybeUpsideDown(letters)) {
    const by = await glance()
    if (by === 180) return readTurned(by)
  }
  const page = await readUpright(image, sheet, 0, reading, context)
  if (!mayBeTurned || page.lines.length === 0 || page.confidence >= doubtful) return page
  const by = await turnFrom([0, 180])
  return by === 0 ? page : readTurned(by)
}

/** `cleaned` is null for a picture that was turned, which is cleaned anew. */
async function readUpright(
  image: GreyImage,
  cleaned: Sheet | null,
  by: Turn,
  reading: Reading,
  context: ReadContext,
): Promise<Page> {
  const { sense, finder } = reading
  const { trace } = context
  if (!cleaned) trace?.('turn', { picture: image, facts: { degrees: by } })
  const sheet = cleaned ?? (await clean(image, context))
  const rules = findRules(image)
  trace?.('rules', { facts: { rules: rules.length } })
  const looked = lookAt(image, sheet, rules)
  trace?.('kind', { facts: { kind: looked.kind } })
  const seen = {
    image,
    sheet,
    turn: by,
    kind: looked.kind,
    marks: onlyOnce(() => marksOf(image, sheet, looked.kind, context.disabled)),
  }
  const text = finder && findText({ ...seen, rules }, finder, context)
  const first = text ? await text.first() : { languages: null }
  const readTurned = (more: Turn) => readUpright(turn(image, more).image, null, more, reading, context)
  if ('turn' in first) return readTurned(first.turn)

  const layout = onlyOnce(async () => {
    const prepared = await prepare(sheet, looked, context)
    return { prepared, looks: looksAt(prepared, context) }
  })
  const readLayout = async ({ languages, confidence }: PageLanguages): Promise<PageRead> => {
    trace?.('leftToLayout', { facts: { kind: looked.kind, languages, confidence } })
    const { prepared, looks } = await layout()
    const lines = finishLines(await looks.all(languages), prepared, image, context)
    const { angleDegrees } = prepared
    const whole = { lines, languages, confidence, angleDegrees }
    return { whole, rules: () => pageRules(prepared, image, rules) }
  }
  const asFound = (whole: WhatWasRead): PageRead => ({ whole, rules: () => rules })
  const told = async (page: PageRead): Promise<Page> => {
    const isDue = text && !context.disabled.has('unreadPlaces')
    const whole = isDue ? await text.withUnread(page.whole, seen.marks()) : page.whole
    return asPage(seen, whole, page.rules(), context)
  }

  const needsPack = ({ languages }: Pick<PageLanguages, 'languages'>) =>
    finder !== null && needPack(languages, context, finder.engine)
  const readings: PageRead[] = []
  let choice: PageLanguages | null = null
  if ('lines' in first) readings.push(asFound(first))
  else {
    choice = first.languages ?? (await sense.languagesOf(sheet.image, (await layout()).looks, text?.scripts))
    // if no model was sure of its script, the layout is read only if the found lines tell no more
    if (!text || (choice.confidence !== 0 && !needsPack(choice))) readings.push(await readLayout(choice))
  }
  const isEnough = () => readings.length > 0 && !isDoubtful(chanceOf(surest(readings).whole.lines))
  if (!text || context.disabled.has('otherReadings') || isEnough()) return told(surest(readings))
  const others = await text.others()
  if ('turn' in others) return readTurned(others.turn)
  readings.push(...others.map(asFound))
  const best = surest(readings).whole
  const wasRead = choice !== null && choice.confidence !== 0 && choice.languages[0] === best.languages[0]
  if (!isEnough() && !wasRead && !needsPack(best)) readings.push(await readLayout(best))
  trace?.('otherReadings', {
    facts: { readings: readings.length, languages: surest(readings).whole.languages },
  })
  return told(surest(readings))
}

interface PageRead {
  readonly whole: WhatWasRead
  readonly rules: () => readonly Rule[]
}

function surest(readings: readonly PageRead[]): PageRead {
  const worth = ({ whole }: PageRead) => (whole.lines.length === 0 ? -Infinity : gainOf(whole.lines))
  return readings.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}
