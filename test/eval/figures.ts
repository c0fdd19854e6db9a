// Summarises the scores of images as rows of figures: now, last run, and each rival.
import { mean, median, share, sum } from '../bench/average.ts'
import { rivalNames, type RivalName } from '../bench/rivals/rival.ts'
import { isOneLanguage, modelOf } from './languages.ts'
import { characterErrorRate, type Cost, type Measured } from './measured.ts'
import type { Figures, Scorer, Scores } from './scores.ts'
import type { TruthKind } from './steps.ts'

export interface FigureRow {
  readonly who: string
  readonly figures: Figures
}

/** The scores of an earlier run, by image. */
export type Earlier = ReadonlyMap<string, Scores>

/** All figures of these images, which have one kind of truth. */
export function figureRows(
  scorer: Scorer,
  kind: TruthKind,
  images: readonly Measured[],
  earlier: Earlier,
): FigureRow[] {
  const rows: FigureRow[] = [{ who: 'now', figures: ownFigures(scorer, kind, images) }]
  const before = images.flatMap((image) => {
    const scores = earlier.get(image.image)
    return scores === undefined ? [] : [{ scores, lang: image.lang }]
  })
  if (before.length > 0) rows.push({ who: 'last run', figures: textFigures(scorer, kind, before) })
  for (const name of rivalNames) {
    const answered = images.filter(({ rivals }) => rivals[name] !== undefined)
    if (answered.length === 0) continue
    // A rival without a model of a language reads fewer images, so the product's figures of the same images are added.
    if (answered.length < images.length)
      rows.push({ who: `now, as ${name}`, figures: ownFigures(scorer, kind, answered) })
    rows.push({ who: name, figures: rivalFigures(scorer, kind, answered, name) })
  }
  return rows
}

export function ownFigures(scorer: Scorer, kind: TruthKind, images: readonly Measured[]): Figures {
  // only this operation detects the language
  const told = images.filter(({ operation, lang }) => operation === 'multilingual' && isOneLanguage(lang))
  const right = told.filter((image) => image.languages[0] === modelOf(image.lang))
  return {
    ...textFigures(scorer, kind, images),
    lang: percent(share(right.length, told.length)),
    ...costFigures(images.flatMap(({ cost }) => (cost ? [cost] : []))),
    'x naive': ratio(images, 'naive'),
    'x native': ratio(images, 'native'),
    'x networks': ratio(images, 'networks'),
  }
}

function rivalFigures(
  scorer: Scorer,
  kind: TruthKind,
  images: readonly Measured[],
  name: RivalName,
): Figures {
  const answers = images.flatMap(({ rivals, lang }) => {
    const answer = rivals[name]
    return answer ? [{ ...answer, lang }] : []
  })
  return { ...textFigures(scorer, kind, answers), ...costFigures(answers.map(({ cost }) => cost)) }
}

function textFigures(
  scorer: Scorer,
  kind: TruthKind,
  images: readonly { readonly scores: Scores; readonly lang: string }[],
): Figures {
  const figures = scorer.aggregate(
    kind,
    images.map(({ scores }) => scores),
  )
  if (kind !== 'txt') return figures
  const errors = images.flatMap(({ scores, lang }) => characterErrorRate(scores, lang) ?? [])
  return { ...figures, 'mean CER': percent(mean(errors)), 'median CER': percent(median(errors)) }
}

function costFigures(costs: readonly Cost[]): Figures {
  const cpu = costs.flatMap(({ cpuMs }) => cpuMs ?? [])
  return { 'CPU s': seconds(mean(cpu)), 'wall s': seconds(mean(costs.map(({ wallMs }) => wallMs))) }
}

/** Our CPU divided by the rival's: for all images together, and the median over images. */
function ratio(images: readonly Measured[], name: RivalName): string {
  const pairs = images.flatMap(({ cost, rivals }) => {
    const own = cost?.cpuMs ?? null
    const other = rivals[name]?.cost.cpuMs ?? null
    return own === null || other === null || other === 0 ? [] : [{ own, other }]
  })
  const middle = median(pairs.map(({ own, other }) => own / other))
  if (middle === null) return '-'
  const total = sum(pairs.map(({ own }) => own)) / sum(pairs.map(({ other }) => other))
  return `${total.toFixed(2)} (${middle.toFixed(2)})`
}

export function percent(value: number | null): string {
  return value === null ? '-' : (100 * value).toFixed(1)
}

function seconds(ms: number | null): string {
  return ms === null ? '-' : (ms / 1000).toFixed(2)
}
