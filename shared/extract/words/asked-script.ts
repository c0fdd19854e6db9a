// name_zh, englishTitle, 中文姓名: a form in two languages says a thing twice, and a schema may ask for either.

export type Script = 'han' | 'latin'

const words: Readonly<Record<Script, string>> = {
  han: 'chinese|zh|cn|hans|hant|hanzi|kanji|中文|汉字|漢字|中国語',
  latin: 'english|en|latin|roman|romaji|romanized|pinyin|英文|英語|英语|拼音|ローマ字|罗马字',
}
/** Of a text or a name there are two; a mark in English is one of a school's subjects. */
const twofold =
  /(?:^|[ _])(?:name|full name|title|address|capacity|position|rank|nationality|limitations?|remarks?|occupation|purpose|place|place of birth|authority|department|company|description|product|brand|category|type|conditions?|employer|organi[sz]ation|school|university|college|institution|major|degree|course|city|surname|given name|first name|last name)$|(?:姓名|名|名称|名稱|地址|住址|职务|職務|氏名|住所|品名)$/u

export interface Asked {
  /** Without the word for the script. */
  readonly rest: string
  readonly script: Script
}

/** The script that a name asks for; `hasOther`: whether the schema asks for the same in another one. */
export function askedScript(name: string, hasOther = false): Asked | null {
  for (const script of ['han', 'latin'] as const) {
    const found =
      new RegExp(`^(?<rest>.+?) ?(?: in | )(?:${words[script]})$`, 'u').exec(name) ??
      new RegExp(`^(?:${words[script]}) ?(?<rest>.+)$`, 'u').exec(name)
    const rest = found?.groups?.['rest'] ?? ''
    if (rest !== '' && (hasOther || twofold.test(rest))) return { rest, script }
  }
  return null
}
