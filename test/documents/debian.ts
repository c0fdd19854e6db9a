// Fetches real PDFs made by many programs from Debian's documentation packages.
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { run } from './tools.ts'
import type { Subject } from './subject.ts'

/** The packages, and which of their files. */
const knownFiles: readonly (readonly [string, string])[] = [
  ['asymptote-doc', 'CAD.pdf'],
  ['asymptote-doc', 'asyRefCard.pdf'],
  ['asymptote-doc', 'asymptote.pdf'],
  ['bash-doc', 'bash.pdf'],
  ['bash-doc', 'bashref.pdf'],
  ['bzip2-doc', 'manual.pdf'],
  ['debian-faq', 'debian-faq.en.pdf'],
  ['debian-policy', 'fhs-3.0.pdf'],
  ['debian-policy', 'policy.pdf'],
  ...['cs', 'de', 'el', 'fr', 'hi', 'ja', 'ko', 'ru', 'vi', 'zh_CN', 'zh_TW'].map(
    (language) => ['debian-refcard', `refcard-${language}-a4.pdf`] as const,
  ),
  ['debian-reference-ja', 'debian-reference.ja.pdf'],
  ['debian-reference-zh-cn', 'debian-reference.zh-cn.pdf'],
  ['developers-reference', 'developers-reference.pdf'],
  ['fonts-hosny-amiri', 'Documentation-Arabic.pdf'],
  ['fonts-sil-abyssinica', 'AbyssinicaSILFontFeatures.pdf'],
  ['fonts-sil-ezra', 'Unicode-Ezra-Chart17short.pdf'],
  ['fonts-sil-padauk', 'Padauk-features.pdf'],
  ['fonts-sil-scheherazade', 'Scheherazade-features.pdf'],
  ['ghostscript-doc', 'GS9_Color_Management.pdf'],
  ['glpk-doc', 'glpk.pdf'],
  ['glpk-doc', 'gmpl_es.pdf'],
  ['gnuplot-doc', 'gnuplot.pdf'],
  ['groff', 'automake.pdf'],
  ['groff', 'letter.pdf'],
  ['groff', 'pdfmark.pdf'],
  ['groff', 'sample_docs.pdf'],
  ['groff', 'slide-demo.pdf'],
  ['groff', 'typesetting.pdf'],
  ['krb5-doc', 'admin.pdf'],
  ['maint-guide', 'maint-guide.en.pdf'],
  ['pari-doc', 'INSTALL.pdf'],
  ['pari-doc', 'refcard-mf.pdf'],
  ['pari-doc', 'tutorial.pdf'],
  ['pari-doc', 'users.pdf'],
  ['python-reportlab-doc', 'reportlab-userguide.pdf'],
  ['valgrind', 'valgrind_manual.pdf'],
  ['xfig-doc', 'xfig-howto.pdf'],
  ['xfig-doc', 'xfig_ref_en.pdf'],
]

/** Some packages contain links to files of other packages. */
const minBytes = 200

/** Fetches only the packages of the requested files. */
export function fetchDebianSubjects(dir: string, maxPages: number, only: string): Subject[] {
  const requested = knownFiles.filter((each) => each.join(': ').includes(only))
  return requested.map(([pack, name]) => {
    const file = path.join(dir, pack, name)
    if (!existsSync(file)) unpack(pack, path.join(dir, pack))
    return { name: `${pack}: ${name}`, kind: 'real', file, refusal: null, truth: null, maxPages }
  })
}

function unpack(pack: string, dir: string): void {
  mkdirSync(dir, { recursive: true })
  run('apt-get', ['download', pack], { cwd: dir })
  for (const archive of globSync('*.deb', { cwd: dir })) run('dpkg-deb', ['-x', archive, '.'], { cwd: dir })
  for (const found of globSync('**/*.pdf{,.gz}', { cwd: dir })) {
    const [from, target] = [path.join(dir, found), path.join(dir, path.basename(found).replace(/\.gz$/, ''))]
    if (found.endsWith('.gz')) writeFileSync(target, gunzipSync(readFileSync(from)))
    else if (statSync(from).size > minBytes && from !== target) renameSync(from, target)
  }
}
