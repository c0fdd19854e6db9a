// A document that is being composed, and the texts that its parts are filled with.
import type { Fact, Facts } from './facts.ts'
import { idOf } from './keys.ts'
import { escaped, valueOf, type Ink } from './pairs.ts'
import { codeIn, dayIn, phoneIn, type Notation } from './values.ts'
import { listOf, written, type Language } from './words.ts'

export interface Draft extends Ink {
  readonly facts: Facts
  readonly notation: Notation
  readonly language: Language
  readonly said: Set<Fact>
}

export const part = (inner: string, place = '') =>
  inner === '' ? '' : `<div class="part ${place}">${inner}</div>`
export const factsIn = ({ facts }: Draft, block: string) => facts.blocks.get(block) ?? []
export const only = (list: readonly Fact[], ...concepts: string[]) =>
  list.filter(({ concept }) => concepts.includes(concept))
export const but = (list: readonly Fact[], ...concepts: string[]) =>
  list.filter(({ concept }) => !concepts.includes(concept))

/** Lines that nobody asks for: sentences, a page number, a number or a date without a label. */
export function noise({ random, language, notation }: Draft, count: number): string {
  return Array.from({ length: count }, () => {
    if (random.chance(0.15))
      return random.chance(0.5) ? codeIn(random, language) : notation.date(dayIn(random, 2008, 2025))
    const fills: Readonly<Record<string, () => string>> = {
      ...{
        y: () => String(random.integer(2015, 2025)),
        n: () => String(random.integer(10, 999)),
        m: () => String(random.integer(10, 999)),
      },
      ...{ p: () => phoneIn(random, language), f: () => random.pick(listOf('first', language)) },
    }
    const text = random.pick(listOf(random.chance(0.25) ? 'note2' : 'note', language))
    return written(
      text.replace(/\{(\w)\}/g, (_, name: string) => fills[name]?.() ?? ''),
      language,
    )
  })
    .map((line) => `<div>${escaped(line)}</div>`)
    .join('')
}

/** A sentence with the facts that it names; only if the document has all of them. */
export function sentences(
  draft: Draft,
  all: readonly Fact[],
): { readonly html: string; readonly named: ReadonlySet<Fact> } {
  const { random, language } = draft
  const named = new Set<Fact>()
  const html = random
    .shuffled(listOf('sentence', language))
    .flatMap((text) => {
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
      const own = names.map((name) => all.find(({ concept }) => concept === name))
      if (!own.every((fact) => fact !== undefined) || own.some((fact) => named.has(fact))) return []
      for (const fact of own) named.add(fact)
      const filled = written(text, language)
        .split(/\{\w+\}/)
        .map(escaped)
      return [filled.map((piece, i) => piece + (own[i] ? valueOf(own[i], true) : '')).join('')]
    })
    .slice(0, 3)
    .map((line) => `<p>${line}</p>`)
    .join('')
  const shown = new Set([...named].filter((fact) => html.includes(`data-f="${escaped(idOf(fact))}"`)))
  return { html, named: shown }
}
