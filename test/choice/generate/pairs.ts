// Ways in which documents print labels with values: beside, below, in boxes, in rows of a table, on lines to write on.
import { idOf } from './keys.ts'
import type { Fact } from './facts.ts'
import type { LabelStyle } from './labels.ts'
import type { Random } from './random.ts'

export interface Ink {
  readonly random: Random
  readonly labels: LabelStyle
  /** Whether boxes and tables have ruling lines. */
  readonly isRuled: boolean
}

export type PairStyle = keyof typeof styles

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** The value of a fact; `data-f` tells its place to those who draw it. */
export function valueOf(fact: Fact, isInOneLine = false): string {
  const lines = fact.lines && !isInOneLine ? fact.lines.map(escaped).join('<br>') : escaped(fact.text)
  return `<span data-f="${escaped(idOf(fact))}">${lines}</span>`
}

export function pairsIn(ink: Ink, facts: readonly Fact[], style: PairStyle): string {
  return facts.length === 0 ? '' : `<div class="pairs">${styles[style](ink, facts)}</div>`
}

export const inForms: readonly PairStyle[] = [
  ...(['boxes', 'boxes', 'cells', 'cells', 'lines', 'table', 'combs', 'above', 'beside', 'two'] as const),
]
export const inHeads: readonly PairStyle[] = [
  'beside',
  'beside',
  'table',
  'above',
  'columns',
  'joined',
  'cells',
  'two',
]

const label = ({ labels }: Ink, fact: Fact) => `<span class="l">${escaped(labels.of(fact))}</span>`

const styles = {
  beside: (ink: Ink, facts: readonly Fact[]) =>
    facts
      .map(
        (fact) => `<div>${label(ink, fact)}${ink.labels.mark} ${valueOf(fact, ink.random.chance(0.6))}</div>`,
      )
      .join(''),
  table: (ink: Ink, facts: readonly Fact[]) => {
    const align = ink.random.pick(['left', 'left', 'right'])
    const rows = facts.map(
      (fact) =>
        `<tr><td class="l">${escaped(ink.labels.of(fact))}${ink.labels.mark.trim().replace('.....', '')}</td><td style="text-align:${align}">${valueOf(fact)}</td></tr>`,
    )
    return `<table class="${ink.isRuled ? 'ruled' : ''}">${rows.join('')}</table>`
  },
  above: (ink: Ink, facts: readonly Fact[]) =>
    grid(
      ink.random.integer(1, 4),
      facts.map((fact) => `<div class="small">${label(ink, fact)}</div><div>${valueOf(fact, true)}</div>`),
      false,
    ),
  columns: (ink: Ink, facts: readonly Fact[]) =>
    batches(facts, ink.random.integer(3, 5))
      .map((batch) => {
        const heads = batch.map((fact) => `<th>${escaped(ink.labels.of(fact))}</th>`).join('')
        const values = batch.map((fact) => `<td>${valueOf(fact)}</td>`).join('')
        return `<table class="wide ${ink.isRuled ? 'ruled' : ''}"><tr>${heads}</tr><tr>${values}</tr></table>`
      })
      .join(''),
  joined: (ink: Ink, facts: readonly Fact[]) =>
    batches(facts, ink.random.integer(2, 3))
      .map((batch) => {
        const pairs = batch.map(
          (fact) => `${label(ink, fact)}${ink.labels.mark || ':'} ${valueOf(fact, true)}`,
        )
        return `<div>${pairs.join(ink.random.pick([' | ', ' &nbsp; ', ', ', ' &nbsp; &nbsp; &nbsp; ']))}</div>`
      })
      .join(''),
  cells: (ink: Ink, facts: readonly Fact[]) => {
    const count = ink.random.integer(1, 3)
    const rows = batches(facts, count).map((batch) => {
      const cells = batch.map((fact, i) => {
        const rest = i === batch.length - 1 ? ` colspan="${String(2 * (count - batch.length) + 1)}"` : ''
        return `<td class="l">${escaped(ink.labels.of(fact))}</td><td${rest}>${valueOf(fact)}</td>`
      })
      return `<tr>${cells.join('')}</tr>`
    })
    return `<table class="wide ruled">${rows.join('')}</table>`
  },
  boxes: (ink: Ink, facts: readonly Fact[]) => {
    const isNumbered = ink.random.chance(0.3)
    return grid(
      ink.random.integer(1, 4),
      facts.map((fact, i) => {
        const number = isNumbered ? `${String(i + 1)} ` : ''
        return `<div class="small">${number}${label(ink, fact)}</div><div class="fill">${valueOf(fact)}</div>`
      }),
      true,
    )
  },
  lines: (ink: Ink, facts: readonly Fact[]) =>
    batches(facts, ink.random.integer(1, 2))
      .map((batch) => {
        const pairs = batch.map(
          (fact) => `${label(ink, fact)}${ink.labels.mark}<span class="line">${valueOf(fact, true)}</span>`,
        )
        return `<div class="flex">${pairs.join('')}</div>`
      })
      .join(''),
  below: (ink: Ink, facts: readonly Fact[]) =>
    grid(
      ink.random.integer(2, 3),
      facts.map(
        (fact) =>
          `<div class="under">${valueOf(fact, true)}</div><div class="small">${label(ink, fact)}</div>`,
      ),
      false,
    ),
  combs: (ink: Ink, facts: readonly Fact[]) =>
    facts
      .map((fact) => {
        const isComb = fact.text.length < 22 && ink.random.chance(0.6)
        const comb = Array.from(fact.text, (one) => `<i class="comb">${escaped(one)}</i>`).join('')
        const value = isComb ? `<span data-f="${escaped(idOf(fact))}">${comb}</span>` : valueOf(fact, true)
        return `<div class="gap">${label(ink, fact)}<br>${value}</div>`
      })
      .join(''),
  two: (ink: Ink, facts: readonly Fact[]) =>
    grid(
      2,
      facts.map((fact) => `${label(ink, fact)}${ink.labels.mark} ${valueOf(fact, true)}`),
      ink.random.chance(0.2),
    ),
}

function batches<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}

function grid(columns: number, cells: readonly string[], isBoxed: boolean): string {
  const inner = cells.map((cell) => `<div class="${isBoxed ? 'box' : 'free'}">${cell}</div>`).join('')
  return `<div style="display:grid;grid-template-columns:repeat(${String(columns)},1fr);gap:${isBoxed ? '0' : '4px 14px'}">${inner}</div>`
}
