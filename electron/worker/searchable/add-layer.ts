// Adds a text layer to a page of a PDF, as a content stream before the existing ones, which stay as they are. So it starts in
// the initial graphics state, whatever state the others leave.
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFPageLeaf,
  PDFRef,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { fontName } from './invisible.ts'
import type { TextLayer } from './text-layer.ts'

const key = (name: string) => PDFName.of(name)

/** Replaces the dictionary of the page; the objects that it refers to stay the same. */
export function addLayer(
  context: PDFContext,
  { node, ref }: PDFPage,
  layerWith: (prefix: string) => TextLayer,
): void {
  const entries = new Map(node.entries())
  const resources = node.Resources()
  const fonts = resources?.lookupMaybe(key('Font'), PDFDict)
  const layer = layerWith(freePrefix(fonts))
  const stream = context.register(context.flateStream(layer.content))
  const own = [...layer.fonts].map(([name, font]) => [key(name), font] as const)
  const all = new Map([
    ...(resources?.entries() ?? []),
    [
      key('Font'),
      PDFDict.fromMapWithContext(new Map([...(fonts?.entries() ?? []), ...own]), context),
    ] as const,
  ])
  entries.set(key('Contents'), context.obj([stream, ...contentsOf(context, node)]))
  entries.set(key('Resources'), PDFDict.fromMapWithContext(all, context))
  context.assign(ref, PDFPageLeaf.fromMapWithContext(entries, context))
}

/** Avoids the names of existing fonts; a PDF that was written here before has them already. */
function freePrefix(fonts: PDFDict | undefined): string {
  const taken = fonts?.keys().map((name) => name.decodeText()) ?? []
  let prefix = fontName
  while (taken.some((name) => name.startsWith(prefix))) prefix += 'x'
  return prefix
}

function contentsOf(context: PDFContext, node: PDFDict): PDFRef[] {
  const contents = node.get(key('Contents'))
  const found = context.lookup(contents)
  if (found instanceof PDFArray) return found.asArray().filter((each) => each instanceof PDFRef)
  return contents instanceof PDFRef ? [contents] : []
}
