// A short form for a line of a sketched document and its position.
import type { LineSketch } from '../page-builder.ts'

export const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })
