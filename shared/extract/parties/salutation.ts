// How somebody is addressed: alone on a line above the name, or behind it.

export function isSalutation(folded: string): boolean {
  return /^(?:herrn?|frau|firma|an|to|m\.|mme|mr|mrs|ms|monsieur|madame|sr|sra|spett\.?(?:le)?|attn|z\. ?h(?:d|\.)?.*)\.?$/.test(
    folded.trim(),
  )
}

/** 株式会社みなと 御中, 王芳 女士: to whom a paper is written has not written it. */
export function isAddressed(text: string): boolean {
  return /(?:様|殿|御中|귀하|귀중|台鉴|敬启) ?[:：]?$/u.test(text.trim())
}
