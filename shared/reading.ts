// The choices that a caller has for how an image is read.

/** precise: doubtful parts are read a second time. quick: one pass, for large batches. */
export const profiles = ['precise', 'quick'] as const
export type Profile = (typeof profiles)[number]

/** The languages that detection chooses from: Chinese and English only, or all with an installed model. */
export const languageScopes = ['zh-en', 'any'] as const
export type LanguageScope = (typeof languageScopes)[number]

/** best: the engine that reads a page or a line best. tesseract: tesseract.js alone. */
export const engineChoices = ['best', 'tesseract'] as const
export type EngineChoice = (typeof engineChoices)[number]

/** How the text layer of a PDF is used. check: where it agrees with the picture. trust: always. read: never. */
export const textLayerModes = ['check', 'trust', 'read'] as const
export type TextLayerMode = (typeof textLayerModes)[number]

/** The maximum number of languages that a caller may name for an image. */
export const maxLanguages = 8
