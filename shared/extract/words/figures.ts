// Figures and the marks among them as they are written in Arabic and in Persian, each as the one character that the
// rest of the world writes.

const asciiByFigure = new Map([
  ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'].flatMap((figures) =>
    Array.from(figures, (figure, i) => [figure, String(i)] as const),
  ),
  ['،', ','] as const,
  ['٫', '.'] as const,
  ['٬', ','] as const,
])

/** As long as the text. */
export function withAsciiFigures(text: string): string {
  return text.replace(/[،٫٬٠-٩۰-۹]/gu, (figure) => asciiByFigure.get(figure) ?? figure)
}
