// Parses XML into a tree whose elements are found by local name. Document types are refused: machine-readable files
// have none, and XML bombs are made of them.
import { DOMParser, type Document, type Element } from '@xmldom/xmldom'

export type { Element }

/** Limits several files together: the parser takes 20 to 40 microseconds for each tag, and quadratic time for long ones. */
export interface XmlBudget {
  tags: number
}

/** A tag with more characters has attributes that no standard knows. */
const maxTagChars = 16 * 1024

/** Returns null if the XML is not well-formed, or beyond the budget. */
export function parseXml(bytes: Uint8Array, budget: XmlBudget = { tags: 200_000 }): Element | null {
  const text = textOf(bytes)
  if (text === null || /<!DOCTYPE/i.test(text)) return null
  const tags = countTags(text, budget.tags)
  if (tags === null) return null
  budget.tags -= tags
  const stop = (_: string, message: string) => {
    throw new SyntaxError(message)
  }
  try {
    const parser = new DOMParser({ onError: stop, locator: false })
    const document: Document = parser.parseFromString(text, 'text/xml')
    return document.documentElement
  } catch {
    return null
  }
}

/** Returns null if there are more tags than this, or one that is too long. */
function countTags(text: string, max: number): number | null {
  let count = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const end = text.indexOf('>', at)
    if (++count > max || end < 0 || end - at > maxTagChars) return null
    at = end
  }
  return count
}

function textOf(bytes: Uint8Array): string | null {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["'](?<name>[\w.:-]+)/.exec(head)?.groups?.['name']
  const [first, second] = bytes
  const marked =
    first === 0xfe && second === 0xff ? 'utf-16be' : first === 0xff && second === 0xfe ? 'utf-16le' : null
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes).trimStart()
  } catch {
    return null
  }
}

/**
 * Returns the elements at a path in order: "Agreement|OldAgreement/Party/ID[@schemeID=VA]", or by the text of a
 * child, "Registration[Scheme.ID=VAT]/ID".
 */
export function elementsAt(root: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>((found, step) => found.flatMap((element) => childrenOf(element, step)), [root])
}

const conditional = /^(?<names>[^[]+)\[(?<operand>@?[\w.]+)=(?<value>\w+)\]$/

function childrenOf(element: Element, step: string): Element[] {
  const { names = step, operand, value = '' } = conditional.exec(step)?.groups ?? {}
  const allowed = names.split('|')
  return [...element.childNodes]
    .filter(isElement)
    .filter(
      (child) =>
        allowed.includes(child.localName ?? '') && (operand === undefined || hasValue(child, operand, value)),
    )
}

/** `operand` is an attribute (@name) or the path of a child (with dots). */
function hasValue(element: Element, operand: string, value: string): boolean {
  if (operand.startsWith('@')) return element.getAttribute(operand.slice(1)) === value
  return textsAt(element, operand.replaceAll('.', '/')).includes(value)
}

const elementNode = 1

function isElement(node: { readonly nodeType: number }): node is Element {
  return node.nodeType === elementNode
}

/** Returns the texts of all non-empty elements at a path. */
export function textsAt(root: Element, path: string): string[] {
  return elementsAt(root, path)
    .map((element) => (element.textContent ?? '').trim())
    .filter((text) => text !== '')
}
