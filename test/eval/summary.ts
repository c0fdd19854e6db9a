// Selects the main figures of a set for the table of all sets, by kind of truth.
import type { FigureRow } from './figures.ts'
import type { Figures } from './scores.ts'
import type { TruthKind } from './steps.ts'
import type { Row } from '../bench/tables.ts'

const chosen: Readonly<Record<TruthKind, readonly string[]>> = {
  txt: ['mean CER', 'line_recall', 'BoW_F1', 'accents', 'lang'],
  json: ['norm', 'P', 'F1'],
  md: ['md_score', 'text_sim', 'cells'],
}

/** A row for each figure with a column for each reader. For a part of a set only the first figure is shown. */
export function summaryRows(
  title: string,
  kind: TruthKind,
  rows: readonly FigureRow[],
  isPart = false,
): Row[] {
  const own = rows.find(({ who }) => who === 'now')
  if (!own) return []
  const figuresOf = (name: string) => rows.find(({ who }) => who === name)?.figures ?? {}
  const rivalsCost = {
    'CPU / naive': own.figures['x naive'] ?? '-',
    'CPU / native': own.figures['x native'] ?? '-',
    'CPU / networks': own.figures['x networks'] ?? '-',
  }
  return chosen[kind]
    .slice(0, isPart ? 1 : undefined)
    .filter((name) => (own.figures[name] ?? '-') !== '-')
    .map((name, i) => ({
      set: title,
      images: own.figures['n'] ?? '-',
      figure: name,
      product: own.figures[name] ?? '-',
      naive: cell(name, figuresOf('naive'), own.figures),
      native: cell(name, figuresOf('native'), own.figures),
      networks: cell(name, figuresOf('networks'), own.figures),
      ...(i === 0 && rivalsCost),
    }))
}

/** Marks a figure that covers fewer images than the product's. */
function cell(name: string, figures: Figures, own: Figures): string {
  const figure = figures[name] ?? '-'
  return figure === '-' || figures['n'] === own['n'] ? figure : `${figure} (of ${figures['n'] ?? '?'})`
}
