// Text as tokens that compare well: without accents, with one token for "number", letter by letter for Han. The
// words of a label and of the lexicon go the same way, so that Rechnungs-Nr., Rechnungsnummer and RECHNUNGSNR meet.

export interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
}

const pattern =
  /n\.? ?[°º]|(?<![\p{L}\p{N}.] ?)n\.(?= \p{L}{4,})|(?<!\p{L})n\.(?= ?(?:\p{L}{1,4}[-/])?\d)|n[*?”"](?= ?[\p{L}]{0,4}[-/ ]?\d)|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}])+(?:['’]s(?!\p{L}))?|\p{N}+|[#№〒%&]/gu

/** Of a folded text; see fold in sheet.ts. */
export function tokensOf(folded: string): Token[] {
  return [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
    key: canonical(text),
    start: index,
    end: index + text.length,
  }))
}

/** All tokens as one word: spaces come and go in reading, and so do hyphens. */
export function keyOf(folded: string): string {
  return tokensOf(folded)
    .map(({ key }) => key)
    .join('')
}

function canonical(text: string): string {
  const plain = withoutAccents(text.replace(/['’]s$/, ''))
  if (plain === 'n.' || numberWords.has(plain.replace('.', ''))) return '#'
  if (/^[a-z]{4,}(?:nummer|nr|number)$/.test(plain)) return plain.replace(/(?:nummer|nr|number)$/, '#')
  return Array.from(plain, (c) => simplified.get(c) ?? c).join('')
}

const numberWords = new Set(
  'no,nr,num,nro,number,numbers,nummer,numero,n°,nº,n °,n º,n*,n?,n”,n",№,номер,ne,nos,numer,cislo'.split(
    ',',
  ),
)

function withoutAccents(text: string): string {
  if (/^[a-z\d]+$/.test(text) || /[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text))
    return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/\u0640|(?=\p{M})[\u064b-\u0655]|\u0670/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
}

/** Traditional and Japanese forms of the characters that labels are made of. */
const simplified = new Map(
  '開开發发発发號号碼码稅税額额価价單单単单價价總总計计買买賣卖売卖數数電电話话證证國国時时間间訂订編编類类貨货幣币種种銀银帳账購购單单貿贸統统員员產产稱称廠厂戶户聯联繫系銷销務务熱热線线檢检體体驗验結结項项圍围縮缩壓压張张醫医師师報报專专業业學学畢毕書书實实應应納纳識识別别註注備备複复審审經经辦办費费過过與与為为長长級级歲岁齡龄質质規规館馆車车運运輸输達达離离處处責责權权據据執执屬属標标準准術术關关繳缴機机構构層层樓楼鄉乡區区縣县郵邮遞递憑凭額额藥药診诊療疗護护歷历學学習习課课績绩獎奖勵励優优絡络傳传網网線线頁页訊讯資资貸贷債债還还餘余淨净減减細细節节點点擊击題题選选擇择確确認认簽签約约條条執执違违規规罰罚輛辆駕驾駛驶顏颜牆墙進进遠远轉转燈灯樣样測测試试環环氣气溫温濕湿電电壓压頻频雜杂誌志圖图館馆園园團团員员貴贵賓宾宮宫廳厅廣广場场勞劳動动險险償偿損损壞坏維维護护養养飯饭餐餐廠厂車车門门開开閉闭間间問问題题閱阅簡简讀读島岛譜谱製制樹树灣湾鎮镇莊庄勝胜隊队賽赛組组獲获舉举導导講讲義义傷伤斷断劑剂劃划徵征預预賬账匯汇撥拨緊紧係系監监濟济筆笔異异變变遷迁兒儿嬰婴飼饲寵宠貓猫雞鸡魚鱼藝艺樂乐劇剧東东軌轨載载裝装艙舱飛飞風风壽寿災灾賠赔財财會会議议範范雙双邊边橫横積积寬宽徑径圓圆個个隻只冊册語语譯译輯辑掛挂純纯紅红藍蓝綠绿緑绿黃黄銅铜鐵铁鋼钢鋁铝紙纸絲丝織织褲裤領领頭头腦脑腎肾齒齿膚肤癥症狀状見见觀观視视覺觉聽听從从廢废棄弃聲声響响櫃柜臺台檯台驛驿誤误滿满滯滞遲迟餵喂陽阳陰阴塊块贈赠贊赞協协訪访詢询諮咨諾诺謝谢請请調调談谈論论設设許许訴诉評评該该詳详誠诚讓让輪轮較较輕轻輔辅轄辖農农適适遺遗鄰邻釋释針针鈉钠鉀钾鈣钙錢钱錄录鎖锁鏡镜鑑鉴鑰钥鋪铺陳陈陸陆隨随際际隱隐難难雲云霧雾靜静韓韩順顺須须頒颁頓顿頸颈願愿飲饮飾饰餅饼駐驻騎骑驚惊魯鲁鮮鲜鳥鸟麗丽麥麦齊齐龍龙龜龟倉仓側侧偵侦傭佣僅仅僑侨儀仪億亿儲储內内兩两凍冻則则剛刚創创勁劲勢势勳勋卻却參参呂吕啟启喪丧嚴严壩坝壯壮夢梦奪夺婦妇孫孙寧宁寫写將将尋寻對对岡冈峽峡嶺岭帶带幫帮庫库彈弹後后徹彻愛爱慶庆憂忧憲宪懷怀懸悬戰战戲戏擔担撿捡攝摄擬拟敗败敵敌斂敛暫暂曆历殘残殺杀殼壳氈毡沒没況况洩泄涼凉淚泪淺浅湯汤溝沟滅灭滾滚漁渔漢汉澤泽濃浓瀏浏煙烟爐炉爭争狹狭獅狮獨独獻献瑪玛瓊琼畫画當当疊叠瘋疯癢痒盜盗盤盘盧卢礦矿禮礼祿禄禱祷稈秆窩窝窮穷競竞糧粮紀纪給给絕绝綁绑綱纲締缔練练繪绘續续罈坛罷罢羅罗聖圣聞闻職职肅肃脈脉脫脱膠胶臨临舊旧艱艰蘇苏蘭兰虛虚蟲虫補补裡里訓训託托記记詩诗読读図图伝传転转帰归廃废栄荣営营労劳権权険险検检験验戸户済济様样薬药満满県县対对両两応应桜樱歯齿児儿処处巻卷観观関关気气拠据挙举郷乡軽轻継继経经芸艺広广鉱矿雑杂賛赞糸丝実实収收従从証证乗乘剰剩譲让摂摄専专戦战銭钱繊纤荘庄総总増增続续択择沢泽団团弾弹遅迟庁厅聴听鉄铁脳脑変变辺边豊丰訳译覧览齢龄録录査查歳岁隣邻帯带滝泷浜滨渋涩縦纵徴征抜拔'
    .match(/../gu)
    ?.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
)
