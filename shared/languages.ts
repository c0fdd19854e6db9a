// The languages that can be read, by the code of their tesseract model, each with its BCP 47 tag and its script.
// Display names come from Intl.DisplayNames.

/** Unicode script names; Japanese stands for Han and Kana together. */
export type Script =
  | 'Latin'
  | 'Ethiopic'
  | 'Arabic'
  | 'Bengali'
  | 'Cyrillic'
  | 'Tibetan'
  | 'Han'
  | 'Cherokee'
  | 'Thaana'
  | 'Greek'
  | 'Gujarati'
  | 'Hebrew'
  | 'Devanagari'
  | 'Armenian'
  | 'Canadian_Aboriginal'
  | 'Japanese'
  | 'Kannada'
  | 'Georgian'
  | 'Khmer'
  | 'Hangul'
  | 'Lao'
  | 'Malayalam'
  | 'Myanmar'
  | 'Oriya'
  | 'Gurmukhi'
  | 'Sinhala'
  | 'Syriac'
  | 'Tamil'
  | 'Telugu'
  | 'Thai'

export interface LanguageRow {
  /** A BCP 47 tag, such as zh-Hans. */
  readonly tag: string
  readonly script: Script
}

function row(tag: string, script: Script): LanguageRow {
  return { tag, script }
}

export const languageRows: Readonly<Record<string, LanguageRow>> = {
  afr: row('af', 'Latin'),
  amh: row('am', 'Ethiopic'),
  ara: row('ar', 'Arabic'),
  asm: row('as', 'Bengali'),
  aze: row('az', 'Latin'),
  aze_cyrl: row('az-Cyrl', 'Cyrillic'),
  bel: row('be', 'Cyrillic'),
  ben: row('bn', 'Bengali'),
  bod: row('bo', 'Tibetan'),
  bos: row('bs', 'Latin'),
  bre: row('br', 'Latin'),
  bul: row('bg', 'Cyrillic'),
  cat: row('ca', 'Latin'),
  ceb: row('ceb', 'Latin'),
  ces: row('cs', 'Latin'),
  chi_sim: row('zh-Hans', 'Han'),
  chi_tra: row('zh-Hant', 'Han'),
  chr: row('chr', 'Cherokee'),
  cos: row('co', 'Latin'),
  cym: row('cy', 'Latin'),
  dan: row('da', 'Latin'),
  deu: row('de', 'Latin'),
  div: row('dv', 'Thaana'),
  dzo: row('dz', 'Tibetan'),
  ell: row('el', 'Greek'),
  eng: row('en', 'Latin'),
  epo: row('eo', 'Latin'),
  est: row('et', 'Latin'),
  eus: row('eu', 'Latin'),
  fao: row('fo', 'Latin'),
  fas: row('fa', 'Arabic'),
  fil: row('fil', 'Latin'),
  fin: row('fi', 'Latin'),
  fra: row('fr', 'Latin'),
  fry: row('fy', 'Latin'),
  gla: row('gd', 'Latin'),
  gle: row('ga', 'Latin'),
  glg: row('gl', 'Latin'),
  guj: row('gu', 'Gujarati'),
  hat: row('ht', 'Latin'),
  heb: row('he', 'Hebrew'),
  hin: row('hi', 'Devanagari'),
  hrv: row('hr', 'Latin'),
  hun: row('hu', 'Latin'),
  hye: row('hy', 'Armenian'),
  iku: row('iu', 'Canadian_Aboriginal'),
  ind: row('id', 'Latin'),
  isl: row('is', 'Latin'),
  ita: row('it', 'Latin'),
  jav: row('jv', 'Latin'),
  jpn: row('ja', 'Japanese'),
  kan: row('kn', 'Kannada'),
  kat: row('ka', 'Georgian'),
  kaz: row('kk', 'Cyrillic'),
  khm: row('km', 'Khmer'),
  kir: row('ky', 'Cyrillic'),
  kmr: row('ku', 'Latin'),
  kor: row('ko', 'Hangul'),
  lao: row('lo', 'Lao'),
  lat: row('la', 'Latin'),
  lav: row('lv', 'Latin'),
  lit: row('lt', 'Latin'),
  ltz: row('lb', 'Latin'),
  mal: row('ml', 'Malayalam'),
  mar: row('mr', 'Devanagari'),
  mkd: row('mk', 'Cyrillic'),
  mlt: row('mt', 'Latin'),
  mon: row('mn', 'Cyrillic'),
  mri: row('mi', 'Latin'),
  msa: row('ms', 'Latin'),
  mya: row('my', 'Myanmar'),
  nep: row('ne', 'Devanagari'),
  nld: row('nl', 'Latin'),
  nor: row('nb', 'Latin'),
  oci: row('oc', 'Latin'),
  ori: row('or', 'Oriya'),
  pan: row('pa', 'Gurmukhi'),
  pol: row('pl', 'Latin'),
  por: row('pt', 'Latin'),
  pus: row('ps', 'Arabic'),
  que: row('qu', 'Latin'),
  ron: row('ro', 'Latin'),
  rus: row('ru', 'Cyrillic'),
  san: row('sa', 'Devanagari'),
  sin: row('si', 'Sinhala'),
  slk: row('sk', 'Latin'),
  slv: row('sl', 'Latin'),
  snd: row('sd', 'Arabic'),
  spa: row('es', 'Latin'),
  sqi: row('sq', 'Latin'),
  srp: row('sr', 'Cyrillic'),
  srp_latn: row('sr-Latn', 'Latin'),
  sun: row('su', 'Latin'),
  swa: row('sw', 'Latin'),
  swe: row('sv', 'Latin'),
  syr: row('syr', 'Syriac'),
  tam: row('ta', 'Tamil'),
  tat: row('tt', 'Cyrillic'),
  tel: row('te', 'Telugu'),
  tgk: row('tg', 'Cyrillic'),
  tha: row('th', 'Thai'),
  tir: row('ti', 'Ethiopic'),
  ton: row('to', 'Latin'),
  tur: row('tr', 'Latin'),
  uig: row('ug', 'Arabic'),
  ukr: row('uk', 'Cyrillic'),
  urd: row('ur', 'Arabic'),
  uzb: row('uz', 'Latin'),
  uzb_cyrl: row('uz-Cyrl', 'Cyrillic'),
  vie: row('vi', 'Latin'),
  yid: row('yi', 'Hebrew'),
  yor: row('yo', 'Latin'),
}

/** Languages whose models come with the application. The first of a script is the default for that script. */
export const bundledLanguages = [
  'eng',
  'chi_sim',
  'chi_tra',
  'ara',
  'deu',
  'fra',
  'ita',
  'jpn',
  'kor',
  'por',
  'rus',
  'spa',
  'vie',
  'nld',
  'pol',
  'swe',
  'tur',
  'ces',
  'ron',
  'hun',
  'ind',
  'ukr',
  'bul',
  'ell',
  'heb',
  'hin',
  'tha',
  'fas',
] as const

const codeByTag = new Map(Object.entries(languageRows).map(([code, { tag }]) => [tag.toLowerCase(), code]))
/** Common tags that are no model's own tag, such as zh for Chinese without a script. */
const aliases = new Map([
  ['zh', 'chi_sim'],
  ['zh-cn', 'chi_sim'],
  ['zh-tw', 'chi_tra'],
  ['zh-hk', 'chi_tra'],
  ['no', 'nor'],
])

/** The model code for a language name or tag: en -> eng, zh-Hans -> chi_sim. Unknown names are returned unchanged. */
export function languageCode(named: string): string {
  const name = named.trim().toLowerCase()
  if (Object.hasOwn(languageRows, name)) return name
  return codeByTag.get(name) ?? aliases.get(name) ?? name
}

/** The script of a language; null for a language that the table does not have. */
export function scriptOf(code: string): Script | null {
  return languageRows[code]?.script ?? null
}

/** The name of a language in the display language, as in "German". */
export function languageName(code: string, displayLanguage: string): string {
  const tag = languageRows[code]?.tag
  if (tag === undefined) return code
  return new Intl.DisplayNames([displayLanguage], { type: 'language' }).of(tag) ?? code
}

/** The names of several languages as one list: "German, French", 「德语、法语」. */
export function languageNames(codes: readonly string[], displayLanguage: string): string {
  const names = codes.map((code) => languageName(code, displayLanguage))
  return new Intl.ListFormat(displayLanguage, { style: 'narrow' }).format(names)
}
