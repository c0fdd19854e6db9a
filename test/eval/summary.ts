// The few figures of a set that stand in the table of all sets: by what each kind of truth is best judged.
import type { FigureRow } from './figures.ts'
import type { TruthKind } from './steps.ts'
import type { Row } from './tables.ts'

const chosen: Readonly<Record<TruthKind, readonly string[]>> = {
  txt: ['mean CER', 'line_recall', 'BoW_F1', 'lang'],
  json: ['norm', 'F1'],
  md: ['md_score', 'text_sim', 'cells'],
}

/** One row for each figure, with who got how much in the columns. */
export function summaryRows(title: string, kind: TruthKind, rows: readonly FigureRow[]): Row[] {
  const [own, ...others] = rows.filter(({ who }) => who !== 'last run')
  if (!own) return []
  const rivalsCost = {
    'CPU / naive': own.figures['x naive'] ?? '-',
    'CPU / native': own.figures['x native'] ?? '-',
  }
  return chosen[kind]
    .filter((name) => (own.figures[name] ?? '-') !== '-')
    .map((name, i) => ({
      set: title,
      images: own.figures['n'] ?? '-',
      figure: name,
      product: own.figures[name] ?? '-',
      ...Object.fromEntries(others.map(({ who, figures }) => [who, figures[name] ?? '-'])),
      ...(i === 0 && rivalsCost),
    }))
}
