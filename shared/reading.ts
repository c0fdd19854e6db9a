// What a caller may say about the way an image is read.

/** precise: a second look where the first was doubtful. quick: one look, for large batches. */
export const profiles = ['precise', 'quick'] as const
export type Profile = (typeof profiles)[number]

/** Among which languages those of a page are looked for: Chinese and English only, or all that there are models of. */
export const languageScopes = ['zh-en', 'any'] as const
export type LanguageScope = (typeof languageScopes)[number]

/** best: whichever engine reads a page or a line best. tesseract: tesseract.js alone. */
export const engineChoices = ['best', 'tesseract'] as const
export type EngineChoice = (typeof engineChoices)[number]

/** What is made of the text that a PDF brings: looked at whether it tells what is seen, taken as it is, or not used. */
export const textLayerModes = ['check', 'trust', 'read'] as const
export type TextLayerMode = (typeof textLayerModes)[number]

/** How many languages may be named for an image. */
export const maxLanguages = 8
