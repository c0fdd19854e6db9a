// Detects the programming language of a listing by the way that its lines begin.

interface LanguagePattern {
  readonly language: string
  readonly pattern: RegExp
}

const languagePatterns: readonly LanguagePattern[] = [
  {
    language: 'bash',
    pattern:
      /^\s*(?:\$ |#!\/bin\/(?:ba)?sh|(?:sudo |npm |npx |pip3? |git |cd |curl |wget |apt-get |docker |export |source |mkdir |chmod |pytest |python3? \S+\.py|bash |sh \S+\.sh))/,
  },
  {
    language: 'python',
    pattern:
      /^\s*(?:def \w+\(.*\).*:|class \w+.*:|from \S+ import |import \w+$|if __name__|elif .*:|print\(|@\w+)/,
  },
  {
    language: 'typescript',
    pattern: /^\s*(?:interface \w+|type \w+ =|export (?:interface|type) |(?:const|let) \w+: )/,
  },
  {
    language: 'javascript',
    pattern:
      /^\s*(?:const \w+ = |let \w+ = |var \w+ = |function \w*\(|import .* from ['"]|module\.exports|console\.log\()/,
  },
  { language: 'json', pattern: /^\s*"[^"]+"\s*:\s*(?:["{[\d]|true|false|null)/ },
  { language: 'html', pattern: /^\s*<(?:!doctype|html|head|body|div|span|table|script)\b/i },
  {
    language: 'sql',
    pattern: /^\s*(?:SELECT .* FROM|INSERT INTO|CREATE TABLE|UPDATE \w+ SET|DELETE FROM)\b/i,
  },
  { language: 'c', pattern: /^\s*#include\s*[<"]/ },
  { language: 'java', pattern: /^\s*(?:public|private|protected) (?:static )?(?:class|void|int|String)\b/ },
]

/** The programming language of code. Returns '' if no language is recognised, or two equally often. */
export function detectLanguage(lines: readonly string[]): string {
  const counts = languagePatterns
    .map(({ language, pattern }) => ({ language, count: lines.filter((line) => pattern.test(line)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const [first, second] = counts
  return first && first.count > (second?.count ?? 0) ? first.language : ''
}

/** Counts the lines that match the pattern of any language. */
export function countCodeLines(lines: readonly string[]): number {
  return lines.filter((line) => languagePatterns.some(({ pattern }) => pattern.test(line))).length
}
