import { beforeAll, describe, expect, it } from 'vitest'
import { bundledLanguages } from '../../../shared/languages.ts'
import type { LanguageScope } from '../../../shared/reading.ts'
import { makeTextImage } from '../../../test/support/images.ts'
import { pageOf } from '../../../test/support/page-builder.ts'
import { decode } from '../decode/decode.ts'
import type { GreyImage } from '../pixels/grey.ts'
import { installedModels } from '../recognise/models.ts'
import type { Recogniser } from '../context/recogniser.ts'
import { createTesseract } from '../recognise/tesseract.ts'
import { chooseLanguages, type PageReadings } from './choose.ts'

let recogniser: Recogniser
beforeAll(() => {
  recogniser = createTesseract(installedModels)
})

async function imageOf(...lines: string[]): Promise<GreyImage> {
  const height = Math.max(320, (lines.length + 1) * 52)
  const image = await decode(await makeTextImage(lines.join('\n'), { width: 900, height }), 'page.png')
  if (!image.ok) throw new Error(image.error.code)
  return image.value
}

async function chosen(scope: LanguageScope, ...lines: string[]) {
  return chooseLanguages(await imageOf(...lines), { scope, known: bundledLanguages }, recogniser)
}

const german = ['Die Bibliothek ist jeden Tag geöffnet,', 'nur am Sonntag bleibt sie geschlossen.']

/** Records the models of each reading. */
function countingRecogniser(): { models: string[]; counting: Recogniser } {
  const models: string[] = []
  const counting: Recogniser = {
    ...recogniser,
    read(image, wanted, ...rest) {
      models.push(wanted.join('+'))
      return recogniser.read(image, wanted, ...rest)
    },
  }
  return { models, counting }
}

describe('the languages of a page', () => {
  it('are taken for simplified Chinese where a few characters could be either', async () => {
    expect(await chosen('zh-en', '中国')).toMatchObject({ languages: ['chi_sim'] })
  })

  it.each([
    ['eng', ['The library is open on every day', 'but on Sunday it stays closed.']],
    ['deu', german],
    ['rus', ['Библиотека открыта каждый день,', 'только в воскресенье она закрыта.']],
    ['chi_sim', ['图书馆每天从早上九点开到晚上六点，', '只有星期天不开门，请大家注意时间。']],
    ['chi_tra', ['圖書館每天從早上九點開到晚上六點，', '只有星期天不開門，請大家注意時間。']],
    ['jpn', ['図書館は毎日朝九時から開いています。', 'ただし日曜日だけはお休みになります。']],
    ['kor', ['도서관은 매일 아침 아홉 시에 문을 엽니다.', '다만 일요일에는 문을 열지 않습니다.']],
  ])('%s are found', async (language, lines) => {
    expect(await chosen('any', ...lines)).toMatchObject({ languages: [language] })
  })

  it('are Japanese where all is Han, by what is written otherwise in Chinese', async () => {
    const slip = [
      '東京都新宿区中町 13-13',
      '小計額 4,500 円',
      '消費税等 409 円',
      '預り金 5,000 円',
      '現金釣銭 500 円',
    ]
    expect(await chosen('any', ...slip)).toMatchObject({ languages: ['jpn'] })
  })

  it('are told from the fewest readings: one with each model where a small picture is its own sample', async () => {
    const { models, counting } = countingRecogniser()
    const image = await imageOf('图书馆每天从早上九点开到晚上六点，', '只有星期天不开门，请大家注意时间。')
    await chooseLanguages(image, { scope: 'zh-en', known: bundledLanguages }, counting)
    expect(models).toEqual(['eng_fast', 'chi_sim', 'chi_tra'])
  })

  it('are looked for in the likeliest script first', async () => {
    const { models, counting } = countingRecogniser()
    const image = await imageOf(
      '도서관은 매일 아침 아홉 시에 문을 엽니다.',
      '다만 일요일에는 문을 열지 않습니다.',
    )
    const likely = () => Promise.resolve(['Hangul', 'Thai'] as const)
    const choice = await chooseLanguages(image, { scope: 'any', known: bundledLanguages, likely }, counting)
    expect(choice).toMatchObject({ languages: ['kor'] })
    expect(models).toEqual(['eng_fast', 'kor'])
  })

  it.each([
    ['eng', 'The library is open on every day but Sunday.'],
    ['eng', 'SUBTOTAL BEEF 8.85 BREADS 3.38 EGGS 6.58'],
    ['chi_sim', '图书馆每天从早上九点开到晚上六点，只有星期天不开门，请大家注意时间。'],
  ])('of a page of %s are told from its first look as a whole', async (language, line) => {
    const page = await imageOf(...Array.from({ length: 8 }, () => line))
    const looked: string[] = []
    const looks: PageReadings = {
      first(models) {
        looked.push(models.join('+'))
        return recogniser.read(page, models, () => undefined, 'block')
      },
      alone: () => Promise.reject(new Error('lines were read again')),
    }
    const nobody: Recogniser = { ...recogniser, read: () => Promise.reject(new Error('a sample was read')) }
    const wanted = { scope: 'zh-en', known: bundledLanguages } as const
    const choice = await chooseLanguages(page, wanted, nobody, looks)
    expect(choice).toMatchObject({ languages: [language] })
    expect(looked).toEqual([language])
  })

  it('are told from all of a page where a few lines of it, names and numbers, leave them doubtful', async () => {
    const names = [
      'Rua das Mangueiras, Casa Esperanca Tambati',
      'Auxiliar de esmaltacao, Solteira Brasileira',
    ]
    const image = await imageOf(...names, ...names, ...names, ...names)
    const page = pageOf('Cognome', 'Data di nascita', 'Codice fiscale', 'Indirizzo', 'Numero', 'Firma')
    const looked: string[] = []
    const looks: PageReadings = {
      first(models) {
        looked.push(models.join('+'))
        return Promise.resolve(page.lines)
      },
      alone: () => Promise.reject(new Error('lines were read again')),
    }
    const choice = await chooseLanguages(image, { scope: 'any', known: bundledLanguages }, recogniser, looks)
    expect(choice).toMatchObject({ languages: ['ita'] })
    expect(looked).toEqual(['por'])
  })

  it('are Chinese and English where lines are of both', async () => {
    const lines = ['图书馆每天从早上九点开到晚上六点，', 'The library is open on every day.']
    expect(await chosen('zh-en', ...lines)).toMatchObject({ languages: ['chi_sim', 'eng'] })
  })

  it('are one of these two where only they are looked for, and that is not sure', async () => {
    const choice = await chosen('zh-en', ...german)
    expect(choice).toMatchObject({ languages: ['eng'] })
    expect(choice.confidence).toBeLessThan(0.3)
  })

  it('of an empty page are English, and that is not sure at all', async () => {
    expect(await chosen('any', '')).toEqual({ languages: ['eng'], confidence: 0 })
  })
})
