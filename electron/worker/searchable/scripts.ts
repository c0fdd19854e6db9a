// Takes scripts and actions that start programs out of a PDF.
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRef,
  PDFStream,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib'

const nameOf = (text: string) => PDFName.of(text)
const actions: ReadonlySet<unknown> = new Set(['JavaScript', 'Launch'].map(nameOf))
/** Actions of events, the list of a document's scripts, a script in another action, and forms with scripts. */
const scriptKeys: ReadonlySet<unknown> = new Set(['AA', 'JavaScript', 'JS', 'XFA'].map(nameOf))

/** Returns whether there were any. */
export function removeScripts({ context }: PDFDocument): boolean {
  let removed = 0
  const isAction = (value: PDFObject) => {
    const found = context.lookup(value)
    return found instanceof PDFDict && actions.has(found.get(nameOf('S')))
  }
  /** Removes the entries of an object, and of those that are written inside of it. */
  function clean(object: PDFObject): void {
    if (object instanceof PDFArray) {
      for (let at = object.size() - 1; at >= 0; at--) {
        const item = object.get(at)
        if (isAction(item)) {
          object.remove(at)
          removed++
        } else if (!(item instanceof PDFRef)) clean(item)
      }
      return
    }
    const dict = object instanceof PDFStream ? object.dict : object
    if (!(dict instanceof PDFDict)) return
    for (const [key, value] of dict.entries()) {
      if (scriptKeys.has(key) || isAction(value)) removed += Number(dict.delete(key))
      else if (!(value instanceof PDFRef)) clean(value)
    }
  }
  const objects = context.enumerateIndirectObjects()
  const found = objects.filter(([, object]) => isAction(object))
  for (const [, object] of objects) clean(object)
  for (const [ref] of found) context.delete(ref)
  return removed + found.length > 0
}
