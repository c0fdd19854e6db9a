// name_zh, englishTitle, 中文姓名: a form in two languages says a thing twice, and a schema may ask for either.

export type Script = 'han' | 'latin'

const words: Readonly<Record<Script, string>> = {
  han: 'chinese|zh|cn|hans|hant|hanzi|kanji|中文|汉字|漢字|中国語',
  latin: 'english|en|latin|roman|romaji|romanized|pinyin|英文|英語|英语|拼音|ローマ字|罗马字',
}
/** Of these there are two; English marks and an English teacher are of a school's subject. */
const twofold =
  'name|full name|title|address|capacity|position|rank|nationality|limitations?|remarks?|occupation|purpose|place|place of birth|authority|department|company|company name|description|product name|brand|employer|organi[sz]ation|school|university|institution|city|surname|given name|first name|last name|姓名|名|名称|名稱|地址|住址|职务|職務|氏名|住所|品名'

export interface Asked {
  /** Without the word for the script. */
  readonly rest: string
  readonly script: Script
}

/** The script that a name asks for: behind all that it says, or before one of those words alone. */
export function askedScript(name: string): Asked | null {
  for (const script of ['han', 'latin'] as const) {
    const behind = new RegExp(`^(?<rest>(?:.* )?(?:${twofold})) ?(?: in | )(?:${words[script]})$`, 'u')
    const before = new RegExp(`^(?:${words[script]}) ?(?<rest>${twofold})$`, 'u')
    const rest = (behind.exec(name) ?? before.exec(name))?.groups?.['rest']
    if (rest !== undefined) return { rest, script }
  }
  return null
}
