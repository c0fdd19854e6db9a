// The styles and the lists of a Word document.
import { office } from './xml.ts'

export const wordMain = `${office}/wordprocessingml/2006/main`

const fonts = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Microsoft YaHei" w:cs="Arial"/>'

/** In half points, for headings of levels 1 to 6. */
const headingSizes = [36, 30, 26, 24, 22, 22]

export function stylesXml(): string {
  const headings = headingSizes.map((size, at) =>
    style(`Heading${at + 1}`, `heading ${at + 1}`, {
      paragraph: `<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="${at}"/>`,
      run: `<w:b/><w:sz w:val="${size}"/>`,
    }),
  )
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="BFBFBF"/>`,
  )
  return (
    `<w:styles xmlns:w="${wordMain}"><w:docDefaults><w:rPrDefault><w:rPr>${fonts}<w:sz w:val="22"/></w:rPr></w:rPrDefault>` +
    '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>' +
    headings.join('') +
    style('ListParagraph', 'List Paragraph', {
      paragraph: '<w:spacing w:after="40"/><w:ind w:left="720"/>',
    }) +
    style('Quote', 'Quote', { paragraph: '<w:ind w:left="567"/>', run: '<w:i/>' }) +
    style('Code', 'Code', {
      paragraph: '<w:shd w:val="clear" w:color="auto" w:fill="F2F2F2"/>',
      run: '<w:rFonts w:ascii="Consolas" w:hAnsi="Consolas" w:cs="Consolas"/><w:sz w:val="20"/>',
    }) +
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/></w:style>' +
    '<w:style w:type="table" w:styleId="TableGrid"><w:name w:val="Table Grid"/><w:basedOn w:val="TableNormal"/>' +
    `<w:tblPr><w:tblBorders>${border.join('')}</w:tblBorders></w:tblPr></w:style></w:styles>`
  )
}

function style(
  id: string,
  name: string,
  { paragraph = '', run = '' }: { paragraph?: string; run?: string },
): string {
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/>` +
    `${paragraph && `<w:pPr>${paragraph}</w:pPr>`}${run && `<w:rPr>${run}</w:rPr>`}</w:style>`
  )
}

const bulletsDefinition = 0
const numbersDefinition = 1

/** The bullets are list 1; after them comes a list for each of these first numbers. */
export function numberingXml(starts: readonly number[]): string {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>` +
    `<w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${720 * (at + 1)}" w:hanging="360"/></w:pPr></w:lvl>`
  const levels = (write: (at: number) => string) => Array.from({ length: 9 }, (_, at) => write(at)).join('')
  const numbers = starts.map((start, at) => {
    const overrides = levels(
      (of) => `<w:lvlOverride w:ilvl="${of}"><w:startOverride w:val="${start}"/></w:lvlOverride>`,
    )
    return `<w:num w:numId="${at + 2}"><w:abstractNumId w:val="${numbersDefinition}"/>${overrides}</w:num>`
  })
  return (
    `<w:numbering xmlns:w="${wordMain}">` +
    `<w:abstractNum w:abstractNumId="${bulletsDefinition}">${levels((at) => level(at, 'bullet', '•–▪'.charAt(at % 3)))}</w:abstractNum>` +
    `<w:abstractNum w:abstractNumId="${numbersDefinition}">${levels((at) => level(at, 'decimal', `%${at + 1}.`))}</w:abstractNum>` +
    `<w:num w:numId="1"><w:abstractNumId w:val="${bulletsDefinition}"/></w:num>${numbers.join('')}</w:numbering>`
  )
}
