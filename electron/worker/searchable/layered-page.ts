// A page of a PDF with a text layer: the layer is a content stream of its own before those that are there, which stay as they
// are. So it begins in the state that every page begins in, whatever the others leave behind.
import { PDFArray, PDFDict, PDFName, PDFRef, type PDFContext, type PDFPage } from '@cantoo/pdf-lib'
import { fontName } from './font-object.ts'

const key = (name: string) => PDFName.of(name)

/** The page's dictionary is another one; the objects that it names are the same. */
export function addLayer(
  context: PDFContext,
  page: PDFPage,
  layer: (fontName: string) => string,
  font: PDFRef,
): void {
  const { node, ref } = page
  const entries = new Map(node.entries())
  const resources = node.Resources()
  const fonts = resources?.lookupMaybe(key('Font'), PDFDict)
  const name = freeName(fonts)
  const stream = context.register(context.flateStream(layer(name)))
  const contents = context.obj([stream, ...contentsOf(context, node)])
  const allFonts = new Map([...(fonts?.entries() ?? []), [key(name), font] as const])
  const all = new Map([
    ...(resources?.entries() ?? []),
    [key('Font'), PDFDict.fromMapWithContext(allFonts, context)] as const,
  ])
  entries.set(key('Contents'), contents)
  entries.set(key('Resources'), PDFDict.fromMapWithContext(all, context))
  context.assign(ref, PDFDict.fromMapWithContext(entries, context))
}

/** A file of ours has one of that name already. */
function freeName(fonts: PDFDict | undefined): string {
  let name = fontName
  for (let count = 2; fonts?.has(key(name)); count++) name = `${fontName}${count}`
  return name
}

function contentsOf(context: PDFContext, node: PDFDict): PDFRef[] {
  const contents = node.get(key('Contents'))
  const found = context.lookup(contents)
  if (found instanceof PDFArray) return found.asArray().filter((each) => each instanceof PDFRef)
  return contents instanceof PDFRef ? [contents] : []
}
