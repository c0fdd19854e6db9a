// Parses Markdown with a CommonMark and GFM parser into the layout's block types.
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { Block, Item } from '../../shared/layout/block.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root['children'][number]

export function parseMarkdown(markdown: string): Block[] {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  return tree.children.map(blockOf)
}

function blockOf(node: Node): Block {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the writer never produces the other types
  switch (node.type) {
    case 'heading':
      return { kind: 'heading', level: node.depth, text: textOf(node) }
    case 'paragraph':
      return { kind: 'paragraph', text: textOf(node) }
    case 'code':
      return { kind: 'code', language: node.lang ?? '', text: node.value }
    case 'blockquote':
      return { kind: 'quote', blocks: node.children.map(blockOf) }
    case 'thematicBreak':
      return { kind: 'rule' }
    case 'list':
      return {
        kind: 'list',
        start: node.ordered ? (node.start ?? 1) : null,
        items: node.children.map((item): Item => ({
          ...(typeof item.checked === 'boolean' ? { isDone: item.checked } : {}),
          blocks: item.children.map(blockOf),
        })),
      }
    case 'table':
      return {
        kind: 'table',
        rows: node.children.map((row) => row.children.map(textOf)),
        alignments: (node.align ?? []).map((align) => (align === 'right' ? 'right' : 'left')),
        spans: [],
      }
    default:
      throw new Error(`nothing that is written as Markdown becomes ${node.type}`)
  }
}

/** The plain text of a node. The writer never produces inline markup, so any is an error. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return '\n'
  if ('children' in node && ['paragraph', 'heading', 'tableCell'].includes(node.type))
    return node.children.map(textOf).join('')
  throw new Error(`${node.type} where there was only text`)
}
