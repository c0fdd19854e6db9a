// Names of fields whose values are words to sort by.
const names =
  'tag,keyword,topic,categor,schlagw,stichw,kategorie,thema,mot_cle,mots_cle,mot-cle,mots-cle,étiquette,etiquette,palabra_clave,palabras_clave,etiqueta,categoría,parole_chiave,parola_chiave,etichett,palavra_chave,palavras_chave,trefwoord,label,ключевые,теги,метки,słowa_kluczowe,tagi,标签,關鍵詞,关键词,关键字,分类,類別,标记,キーワード,タグ,分類,키워드,태그,분류'.split(
    ',',
  )

export function isTag(name: string): boolean {
  const plain = name.replace(/[\s-]/g, '_')
  return names.some((one) => plain.includes(one))
}
