// A line of a document, and where it begins.
import type { LineSketch } from '../page-builder.ts'

export const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })
