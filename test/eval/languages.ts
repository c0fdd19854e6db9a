// The languages that manifests name, as tesseract's models are called.

const models: Readonly<Record<string, string>> = {
  en: 'eng',
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
  ar: 'ara',
  bg: 'bul',
  cs: 'ces',
  de: 'deu',
  el: 'ell',
  es: 'spa',
  fa: 'fas',
  fr: 'fra',
  he: 'heb',
  hi: 'hin',
  hu: 'hun',
  id: 'ind',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  la: 'lat',
  mr: 'mar',
  nl: 'nld',
  pl: 'pol',
  pt: 'por',
  ro: 'ron',
  ru: 'rus',
  sv: 'swe',
  th: 'tha',
  tr: 'tur',
  uk: 'ukr',
  vi: 'vie',
}

/** What is of no one language is told to be English, as somebody who knows no better would. */
export function modelOf(lang: string): string {
  return models[lang] ?? 'eng'
}

export function isOneLanguage(lang: string): boolean {
  return lang in models
}

/** Scripts that put no spaces between words, so that errors are counted without them. */
export function isUnspaced(lang: string): boolean {
  return /^(zh|ja|th)/.test(lang)
}
