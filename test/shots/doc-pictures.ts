// Writes the screenshots that the guide and the README show: scaled down, with few colours.
import path from 'node:path'
import sharp from 'sharp'
import { uiLanguageCodes } from '../../shared/ui-languages.ts'

interface Picture {
  readonly file: string
  readonly shot: string
  readonly width: number
}

const inGuide = ['inbox', 'record-receipt', 'history', 'schema', 'folder', 'service']

export const docPictures: readonly Picture[] = [
  ...inGuide.flatMap((name) =>
    uiLanguageCodes.map((language) => ({
      file: `images/${name}.${language}.png`,
      shot: `full-${name}-1440-${language}-light.png`,
      width: 960,
    })),
  ),
  { file: 'images/components.png', shot: 'components-1440-en-light.png', width: 1200 },
  { file: 'pictures/record.png', shot: 'full-linked-1440-en-light.png', width: 1100 },
  { file: 'pictures/markdown.png', shot: 'full-record-markdown-1440-en-light.png', width: 1100 },
  { file: 'pictures/schema.png', shot: 'full-schema-1440-en-light.png', width: 1100 },
  { file: 'pictures/folder.png', shot: 'full-folder-new-1440-en-light.png', width: 1100 },
]

/** Scales the screenshots down for the documentation. */
export async function writeDocPictures(shotsDir: string, docsDir: string): Promise<void> {
  for (const { file, shot, width } of docPictures)
    await sharp(path.join(shotsDir, shot))
      .resize({ width })
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(docsDir, file))
}
