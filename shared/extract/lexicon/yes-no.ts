// How forms answer yes or no, by language, as people fill them in.
const rows = {
  en: { yes: ['yes', 'y', 'true'], no: ['no', 'n', 'false'] },
  de: { yes: ['ja', 'j'], no: ['nein'] },
  fr: { yes: ['oui', 'vrai'], no: ['non', 'faux'] },
  es: { yes: ['sí', 'si', 's'], no: ['no'] },
  it: { yes: ['sì', 'si'], no: ['no'] },
  pt: { yes: ['sim'], no: ['não', 'nao'] },
  nl: { yes: ['ja'], no: ['nee'] },
  pl: { yes: ['tak'], no: ['nie'] },
  ru: { yes: ['да'], no: ['нет'] },
  vi: { yes: ['có'], no: ['không'] },
  zh: { yes: ['是', '有', '对', '對'], no: ['否', '无', '無', '不'] },
  ja: { yes: ['はい', '有', '有り', 'あり'], no: ['いいえ', '無', '無し', 'なし'] },
  ko: { yes: ['예', '네'], no: ['아니요', '아니오'] },
} as const

/** No language's yes is another's no. */
export const yesWords: ReadonlySet<string> = new Set(Object.values(rows).flatMap(({ yes }) => yes))
export const noWords: ReadonlySet<string> = new Set(Object.values(rows).flatMap(({ no }) => no))
