// The kinds of node that the Markdown parser gives, told by what it gives.
import type { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type Below<N> = N extends { children: (infer Child)[] } ? Child : never
type Inside<N> = N | Below<N> | Below<Below<N>> | Below<Below<Below<N>>>

export type Node = Inside<Root>
export type Table = Extract<Node, { type: 'table' }>
