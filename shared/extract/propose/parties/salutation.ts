// How somebody is addressed: alone on a line above the name, or behind it.

const titles =
  'herrn?|frau|firma|an|to|m|mme|mlle|mr|mrs|ms|monsieur|madame|mademoiselle|sr|sra|señora?|don|doña|spett(?:\\.?le)?|sig(?:\\.ra)?|signora?|dott(?:\\.ssa)?|senhora?|exm[oa]|mevrouw|meneer|de heer|pani?|attn'
/** "Gentile Signora", "Sehr geehrter Herr" */
const politely =
  'gentil(?:e|issim[oa])|egregi[oa]|pregiat[oa]|estimad[oa]|sehr geehrte[rs]?|cher|chère|dear|geachte|exm[oa]\\.?|szanown[ya]'
const salutation = new RegExp(`^(?:(?:(?:${politely}) )?(?:${titles})\\.?|z\\. ?h(?:d|\\.)?.*)$`, 'u')

export function isSalutation(folded: string): boolean {
  return salutation.test(folded.trim())
}

/** 株式会社みなと 御中, 王芳 女士: to whom a paper is written has not written it. */
export function isAddressed(text: string): boolean {
  return /(?:様|殿|御中|귀하|귀중|台鉴|敬启) ?[:：]?$/u.test(text.trim())
}
