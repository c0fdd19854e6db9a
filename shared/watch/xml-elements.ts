// Finds the elements of a name in XML, with their text as it stands. Each character is looked at a fixed number of
// times: a file that lies in a watched folder may be made to be slow.

export interface XmlElement {
  readonly at: number
  readonly whole: string
  readonly attributes: string
  readonly inner: string
}

/** Attributes longer than this are not those of a workbook. */
const maxAttributes = 16 * 1024

/** Returns the elements in their order, without those inside of one of them. Ends at one that is not closed. */
export function xmlElements(xml: string, name: string): XmlElement[] {
  const elements: XmlElement[] = []
  for (let at = findOpening(xml, name, 0); at >= 0;) {
    const headEnd = xml.indexOf('>', at)
    if (headEnd < 0) break
    const isEmpty = xml[headEnd - 1] === '/'
    const close = `</${name}>`
    const innerEnd = isEmpty ? headEnd + 1 : xml.indexOf(close, headEnd)
    if (innerEnd < 0) break
    const end = isEmpty ? innerEnd : innerEnd + close.length
    elements.push({
      at,
      whole: xml.slice(at, end),
      attributes: xml.slice(at + 1 + name.length, isEmpty ? headEnd - 1 : headEnd),
      inner: isEmpty ? '' : xml.slice(headEnd + 1, innerEnd),
    })
    at = findOpening(xml, name, end)
  }
  return elements
}

/** Returns the XML without the elements of this name. */
export function withoutElements(xml: string, name: string): string {
  let end = 0
  const kept = xmlElements(xml, name).map(({ at, whole }) => {
    const text = xml.slice(end, at)
    end = at + whole.length
    return text
  })
  return kept.join('') + xml.slice(end)
}

/** Returns the attributes of each tag of this name, closed or not. */
export function xmlTags(xml: string, name: string): string[] {
  const tags: string[] = []
  for (let at = findOpening(xml, name, 0); at >= 0;) {
    const end = xml.indexOf('>', at)
    if (end < 0) break
    tags.push(xml.slice(at + 1 + name.length, xml[end - 1] === '/' ? end - 1 : end))
    at = findOpening(xml, name, end)
  }
  return tags
}

/** Returns the values of the attributes by name, with entities as they stand. */
export function xmlAttributes(attributes: string): Map<string, string> {
  if (attributes.length > maxAttributes) return new Map()
  const pairs = [...attributes.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return new Map(pairs.map(([, name = '', double, single]) => [name, double ?? single ?? '']))
}

/** Where the next tag of this name begins; -1 if there is none. */
function findOpening(xml: string, name: string, from: number): number {
  for (let at = xml.indexOf(`<${name}`, from); at >= 0; at = xml.indexOf(`<${name}`, at + 1))
    if (/[\s/>]/.test(xml[at + 1 + name.length] ?? '')) return at
  return -1
}
