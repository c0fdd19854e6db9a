// The node types of the Markdown parser, derived from its return type.
import type { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type Below<N> = N extends { children: (infer Child)[] } ? Child : never
type Inside<N> = N | Below<N> | Below<Below<N>> | Below<Below<Below<N>>>

export type Node = Inside<Root>
export type Table = Extract<Node, { type: 'table' }>
