// How a person is addressed, alone on a line above the name.

export function isSalutation(folded: string): boolean {
  return /^(?:herrn?|frau|firma|an|to|m\.|mme|mr|mrs|ms|monsieur|madame|sr|sra|spett\.?(?:le)?|attn|z\. ?h(?:d|\.)?.*)\.?$/.test(
    folded.trim(),
  )
}
