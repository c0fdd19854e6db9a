// Lists the images with the worst results, and writes a page with picture, truth and prediction side by side.
import { pathToFileURL } from 'node:url'
import { percent } from './figures.ts'
import { quality, type Measured } from './measured.ts'

export function worstOf(measured: readonly Measured[], count: number): Measured[] {
  return measured.toSorted((a, b) => quality(a) - quality(b)).slice(0, count)
}

export function worstLine(measured: Measured): string {
  const why = measured.failure === null ? '' : `  ${measured.failure}`
  return `  ${percent(quality(measured)).padStart(6)}  ${measured.file}${why}`
}

export function contactSheet(title: string, worst: readonly Measured[]): string {
  const rows = worst.map(
    (each) => `<section><h2>${escape(each.image)} · ${percent(quality(each))} of 100 · ${escape(each.lang)}
<small>${escape(each.languages.join(' + '))} ${escape(each.failure ?? '')}</small></h2>
<div><img src="${pathToFileURL(each.file).href}" alt=""><pre>${escape(each.truth)}</pre><pre>${escape(
      each.prediction,
    )}</pre></div></section>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title><style>
body { font: 14px/1.4 system-ui, sans-serif; margin: 2em; background: #f4f4f2; color: #222 }
h2 { font-size: 1em } small { font-weight: normal; color: #666 }
div { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1em; align-items: start }
img { max-width: 100%; border: 1px solid #ccc }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; padding: .8em; margin: 0 }
</style><h1>${escape(title)}</h1><p>Picture, truth, prediction.</p>
${rows.join('\n')}`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
