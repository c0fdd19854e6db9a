// Characters that nobody sees, and that do something all the same.

/**
 * Matches control characters, line separators, direction marks and spaces of no width. In a file name they can hide its
 * extension, or make two names look the same. Joiners belong to words of Persian and Indian languages.
 */
export const unseenInNames = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Removes control characters but tabs and the ends of lines and pages. A terminal would act on them, and some programs
 * take a zero for the end of the text.
 */
export function withoutControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is removed
  return text.replace(/[\0-\x08\x0b\x0e-\x1f\x7f-\x9f]/g, '')
}
