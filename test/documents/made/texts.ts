// The texts of the generated files, whose words and order are known.
import { paragraph, price, article } from '../../bench/images/words.ts'
import { seededRandom, whole } from '../../bench/images/random.ts'
import { wordsOf as wordsIn } from '../compare.ts'

export interface Text {
  readonly title: string
  readonly paragraphs: readonly string[]
}

export interface Invoice {
  readonly title: string
  /** Article, number, price. */
  readonly rows: readonly (readonly [string, string, string])[]
}

export function letter(seed: number, paragraphs = 6): Text {
  const random = seededRandom(seed)
  return {
    title: 'Minutes of the harbour office',
    paragraphs: Array.from({ length: paragraphs }, () => paragraph(random, 'eng')),
  }
}

export function invoice(seed: number): Invoice {
  const random = seededRandom(seed)
  return {
    title: `Invoice ${whole(random, 1000, 9999)}`,
    rows: Array.from({ length: 18 }, () => [
      article(random).replace(' ', '-'),
      String(whole(random, 1, 20)),
      price(random),
    ]),
  }
}

export const chinese: Text = {
  title: '港口办公室会议记录',
  paragraphs: [1, 2, 3, 4].map((seed) => paragraph(seededRandom(seed), 'chi_sim')),
}

export const arabic: Text = {
  title: 'محضر اجتماع مكتب الميناء',
  paragraphs: [
    'وصل الطبيب إلى المدينة قبل الظهر وباع الكتاب القديم في السوق الكبير.',
    'كتب المعلم رسالة طويلة إلى جاره ثم أغلق النافذة وخرج إلى الحديقة.',
    'دفع الزائر مبلغ 250 دينارا ثمن التذكرة وانتظر القطار عند الجسر.',
  ],
}

export const hebrew: Text = {
  title: 'פרוטוקול משרד הנמל',
  paragraphs: [
    'הרופא הגיע אל העיר לפני הצהריים ומכר את הספר הישן בשוק הגדול.',
    'המורה כתב מכתב ארוך אל השכן שלו ואז סגר את החלון ויצא אל הגן.',
    'האורח שילם 250 שקלים עבור הכרטיס וחיכה לרכבת ליד הגשר.',
  ],
}

export const japanese: Text = {
  title: '港の事務所の議事録',
  paragraphs: ['先生は朝早く手紙を書いて窓を閉めました。', '医者は古い本を市場で売りました。'],
}

export function wordsOfText({ title, paragraphs }: Text): string[] {
  return wordsIn([title, ...paragraphs].join('\n'))
}

export function wordsOfInvoice({ title, rows }: Invoice): string[] {
  return wordsIn([title, 'Article Number Price', ...rows.map((row) => row.join(' '))].join('\n'))
}

export interface Look {
  readonly columns?: number
  readonly direction?: 'rtl' | 'ltr'
  readonly isVertical?: boolean
  readonly language?: string
}

export function htmlOf({ title, paragraphs }: Text, look: Look = {}): string {
  const { columns = 1, direction = 'ltr', isVertical = false, language = 'en' } = look
  const writing = isVertical ? 'writing-mode: vertical-rl; height: 22cm;' : ''
  const body = paragraphs.map((text) => `<p>${text}</p>`).join('\n')
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>
@page { size: A4; margin: 2cm } body { font: 11pt "Liberation Serif", "Noto Serif CJK SC", "DejaVu Sans"; ${writing} }
.text { columns: ${columns}; -webkit-columns: ${columns}; column-gap: 1cm; text-align: justify }
</style><body><h1>${title}</h1><div class="text">${body}</div></html>`
}

export function htmlOfInvoice({ title, rows }: Invoice): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
@page { size: A4; margin: 2cm } body { font: 11pt "Liberation Sans" } table { border-collapse: collapse; width: 100% }
td, th { border: 1px solid #888; padding: 3px 8px; text-align: left }</style><body><h1>${title}</h1>
<table><tr><th>Article</th><th>Number</th><th>Price</th></tr>${cells}</table></html>`
}

export function wordsOf(lines: readonly string[]): string[] {
  return wordsIn(lines.join('\n'))
}
