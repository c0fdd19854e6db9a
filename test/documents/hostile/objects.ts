// Generates PDF objects that are made to break a reader, with a random size or depth.
import { deflateSync } from 'node:zlib'
import { pick, whole, type Random } from '../../bench/images/random.ts'
import { objectsOfPage, streamOf } from '../../support/pdfs.ts'

export type Objects = Readonly<Record<number, string>>

const hello = 'BT /F 12 Tf 10 10 Td (Hello) Tj ET'
const formOf = (more = '') =>
  `/Type/XObject/Subtype/Form/BBox[0 0 999 999]/Resources<</XObject<</X 6 0 R/Y 7 0 R>>>>${more}`

/** A compressed stream, so that a small file becomes a large page. */
function compressedStream(content: Buffer, more = ''): string {
  return streamOf(deflateSync(content, { level: 9 }).toString('latin1'), `/Filter/FlateDecode${more}`)
}

function repeated(piece: string, times: number): string {
  return compressedStream(Buffer.from(piece.repeat(times)))
}

/** A random number with a uniform logarithm. */
function randomUpTo(random: Random, max: number): number {
  return Math.ceil(max ** random())
}

function image(width: number, height: number, more = ''): string {
  return streamOf(
    'few bytes',
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceRGB${more}`,
  )
}

function pageWith(page: string, more: Objects = {}): Objects {
  const objects = objectsOfPage(hello)
  return { ...objects, 3: (objects[3] ?? '').replace('/MediaBox', `${page}/MediaBox`), ...more }
}

const draws = (content: string, more: Objects = {}): Objects => ({ ...objectsOfPage(content), ...more })

/** The kinds of hostile objects by what is wrong with them. */
export const hostileObjects: Readonly<Record<string, (random: Random) => Objects>> = {
  'a loop of pages'(random) {
    const kids = Array.from({ length: whole(random, 1, 9) }, () => `${pick(random, [1, 2, 3, 4])} 0 R`)
    return {
      ...objectsOfPage(hello),
      2: `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${whole(random, 1, 1999)}>>`,
    }
  },
  'a loop of drawings': (random) =>
    draws(`${hello} /X Do`, {
      6: streamOf('/Y Do '.repeat(randomUpTo(random, 9)), formOf()),
      7: streamOf(pick(random, ['/X Do', '/Y Do', '/X Do /Y Do']), formOf()),
    }),
  'drawings that double': (random) => {
    const depth = 4 + randomUpTo(random, 24)
    const levels = Array.from({ length: depth }, (_, i): [number, string] => [
      6 + i,
      streamOf(
        '/X Do /X Do',
        `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${7 + i} 0 R>>>>`,
      ),
    ])
    return {
      ...draws(`${hello} /X Do`),
      ...Object.fromEntries(levels),
      [6 + depth]: streamOf('0 0 m 9 9 l S', formOf()),
    }
  },
  'a loop of bookmarks': (random) => ({
    ...objectsOfPage(hello),
    1: '<</Type/Catalog/Pages 2 0 R/Outlines 8 0 R>>',
    8: `<</First 9 0 R/Last 9 0 R/Count ${whole(random, -9, 1e9)}>>`,
    9: '<</Title(a)/Parent 8 0 R/Next 9 0 R/First 8 0 R>>',
  }),
  'a bomb of blanks': (random) => ({ ...draws(''), 4: repeated(' ', randomUpTo(random, 300) * 1_000_000) }),
  'a bomb in a bomb': (random) => ({
    ...draws(''),
    4: streamOf(
      deflateSync(deflateSync(Buffer.alloc(randomUpTo(random, 300) * 1_000_000, ' '))).toString('latin1'),
      '/Filter[/FlateDecode/FlateDecode]',
    ),
  }),
  'millions of strokes': (random) => ({
    ...draws(''),
    4: repeated('0 0 m 9 9 l S ', randomUpTo(random, 50) * 100_000),
  }),
  'one path of millions of points': (random) => ({
    ...draws(''),
    4: compressedStream(Buffer.from(`0 0 m ${'9 9 l 5 700 l '.repeat(randomUpTo(random, 25) * 100_000)} S`)),
  }),
  'millions of letters': (random) => ({
    ...draws(''),
    4: compressedStream(
      Buffer.from(`BT /F 1 Tf ${'(aaaaaaaaaaaaaaaaaaaa) Tj '.repeat(randomUpTo(random, 25) * 10_000)} ET`),
    ),
  }),
  'a million objects': (random) => ({
    ...objectsOfPage(hello),
    ...Object.fromEntries(Array.from({ length: randomUpTo(random, 20) * 10_000 }, (_, i) => [i + 8, '[]'])),
  }),
  'an image that says it is huge': (random) =>
    draws('q 600 0 0 700 0 0 cm /X Do Q', { 6: image(whole(random, 1, 4e6), whole(random, 1, 4e6)) }),
  'an image of a broken kind': (random) =>
    draws('q 600 0 0 700 0 0 cm /X Do Q', {
      6: image(
        whole(random, 1, 9000),
        whole(random, 1, 9000),
        `/Filter/${pick(random, ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'LZWDecode', 'RunLengthDecode', 'NoSuch'])}`,
      ),
    }),
  'brackets in brackets': (random) =>
    draws(
      `${hello} ${pick(random, ['[', '<<', 'q ', '/A BMC ', '('] as const).repeat(whole(random, 1, 300) * 1000)}`,
    ),
  'an object of brackets': (random) => ({
    ...draws(hello),
    6: pick(random, ['[', '<</A'] as const).repeat(whole(random, 1, 300) * 1000),
  }),
  'a script': (random) => ({
    ...objectsOfPage(hello),
    1: `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/${pick(random, ['JavaScript', 'Launch', 'URI', 'GoToR', 'SubmitForm', 'ImportData'])}/JS(while(true){})/F(/etc/passwd)/URI(http://127.0.0.1:9/)>>>>`,
  }),
  'what lies elsewhere': (random) =>
    draws('/X Do', {
      6: streamOf(
        '',
        `/Type/XObject/Subtype/${pick(random, ['Form', 'Image'])}/F<</FS/URL/F(http://127.0.0.1:9/)>>/Ref<</F(/etc/passwd)/Page 0>>`,
      ),
    }),
  'a font of noise': (random) => ({
    ...draws(hello),
    5: '<</Type/Font/Subtype/TrueType/BaseFont/A/FontDescriptor 8 0 R/ToUnicode 9 0 R>>',
    8: `<</Type/FontDescriptor/FontName/A/Flags 4/${pick(random, ['FontFile', 'FontFile2', 'FontFile3'])} 10 0 R>>`,
    9: streamOf('begincmap 1 beginbfrange <00> <FFFFFFFF> <0041> endbfrange endcmap'),
    10: streamOf(
      Array.from({ length: whole(random, 10, 9000) }, () => String.fromCharCode(whole(random, 0, 255))).join(
        '',
      ),
    ),
  }),
  'a font that draws itself': () => ({
    ...draws('BT /F 12 Tf 10 10 Td (AAAA) Tj ET'),
    5: '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 65/LastChar 65/Widths[9]/Encoding<</Differences[65/a]>>/CharProcs<</a 8 0 R>>/Resources<</Font<</F 5 0 R>>>>>>',
    8: streamOf('9 0 d0 BT /F 12 Tf (AA) Tj ET'),
  }),
  'a pattern of tiny tiles': (random) =>
    pageWith('', {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Pattern<</P 8 0 R>>>>>>',
      4: streamOf('/Pattern cs /P scn 0 0 612 792 re f'),
      8: streamOf(
        '0 0 1 1 re f',
        `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep ${random() / 1000}/YStep ${random() / 1000}/Resources<<>>`,
      ),
    }),
  'tiny dashes': (random) =>
    draws(`${hello} [${random() / 10_000} ${random() / 10_000}] 0 d 0 0 m 612 792 l S 1 w 9 9 500 500 re S`),
  'masks behind masks': (random) =>
    pageWith('', {
      3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</ExtGState<</G 8 0 R>>/XObject<</X 6 0 R>>>>>>',
      4: streamOf('/G gs /X Do '.repeat(whole(random, 1, 300))),
      6: streamOf('/G gs 0 0 m 9 9 l S /X Do', formOf('/Group<</S/Transparency>>')),
      8: '<</SMask<</S/Luminosity/G 6 0 R>>>>',
    }),
  'a page of any size': (random) =>
    objectsOfPage(
      hello,
      `[${[0, 0, 0, 0].map(() => (random() - 0.5) * 10 ** whole(random, 0, 12)).join(' ')}]`,
    ),
}
