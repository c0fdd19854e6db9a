// The words of a search in a result: where they are, on which page first, and their marks on the screen.
import type { Attachment } from 'svelte/attachments'

export interface Hit {
  readonly start: number
  readonly end: number
}

/** By this name `styles/base.css` colours the marks. */
const highlightName = 'search-hit'

/** Finds each word of the query, in any case, also within longer words. */
export function hitsIn(text: string, query: string): readonly Hit[] {
  const lower = toLower(text)
  return wordsOf(query).flatMap((word) => {
    const hits: Hit[] = []
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      hits.push({ start: at, end: at + word.length })
    return hits
  })
}

/** Returns the index of the first text with all words of the query, or else with one of them; -1 without a hit. */
export function firstTextWith(texts: readonly string[], query: string): number {
  const words = wordsOf(query)
  const lower = texts.map(toLower)
  const withAll = lower.findIndex((text) => words.every((word) => text.includes(word)))
  return withAll >= 0 ? withAll : lower.findIndex((text) => words.some((word) => text.includes(word)))
}

/** Marks the hits within an element, whatever is rendered into it, and scrolls to the first one. */
export function markHits(query: string): Attachment<HTMLElement> {
  return (element) => {
    if (wordsOf(query).length === 0 || !('highlights' in CSS)) return
    let hasScrolled = false
    const mark = () => {
      const ranges = rangesIn(element, query)
      CSS.highlights.set(highlightName, new Highlight(...ranges))
      if (hasScrolled || !ranges[0]) return
      hasScrolled = true
      ranges[0].startContainer.parentElement?.scrollIntoView({ block: 'center' })
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      CSS.highlights.delete(highlightName)
    }
  }
}

/** A hit may go over several elements, because each word of a result has its own. */
function rangesIn(element: HTMLElement, query: string): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: { node: Node; start: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length })
    text += node.nodeValue ?? ''
  }
  const placeOf = (at: number): [Node, number] => {
    const found = nodes.findLast(({ start }) => start <= at) ?? { node: element, start: at }
    return [found.node, at - found.start]
  }
  return hitsIn(text, query).map(({ start, end }) => {
    const range = document.createRange()
    range.setStart(...placeOf(start))
    const [last, offset] = placeOf(end - 1)
    range.setEnd(last, offset + 1)
    return range
  })
}

function wordsOf(query: string): string[] {
  return toLower(query).split(/\s+/).filter(Boolean)
}

/** Keeps the length, so that indices agree. */
function toLower(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : Array.from(text, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c)).join('')
}
