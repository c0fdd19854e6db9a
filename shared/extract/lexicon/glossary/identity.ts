// More words of the glossary: who somebody is by the registers, and how they live. Rows as in glossary.ts.

export const identityRows = `
alias, also known as, 曾用名, 别名, 别号, 化名, 通称, 旧名, 旧氏, 異名
transliteration, romanised, romaji, latin name, pinyin, 拼音, 汉语拼音, ローマ字, 英文姓名, 外文姓名
moved out, emigration, 迁出, 迁往, 转出, 전출
deregistered, deregistration, struck off, cancelled, revoked, 注销, 吊销, 撤销, 除籍, 抹消, 말소
family, relative, next of kin, 家属, 亲属, 近亲属, 家人, 家族, 親族, 遺族, 가족, 친족
stay, staying, 暂住, 居留, 寄住, 在留, 체류
native place, ancestral home, origin, hometown, 籍贯, 祖籍, 原籍, 老家, 家乡, 出身地, 본관
complexion, build, appearance, features, 体貌, 特征, 体型, 相貌, 身体特徴, 인상착의
belief, faith, 信仰, 신앙
neighbourhood, community, residents committee, village committee, 居委会, 居民委员会, 村委会, 町会, 区会
subdistrict, 街道办, 街道办事处, 乡镇, 镇街, 읍면동
hamlet, lane, alley, 村民小组, 组别, 弄, 巷, 胡同, 里, 字, 丁目, 番地, 통반
doorplate, 门牌, 番地, 번지
stillbirth, live birth, plurality, 胎次, 产次, 单胎, 双胎, 胎数
only child, 独生, 独子
bareheaded, 免冠, 证件照, 一寸照, 顔写真, 증명사진
handwritten signature, thumbprint, fingerprint, 指纹, 手印, 捺印, 按印, 拇印, 지문
voter, elector, 选民, 選挙人, 유권자
veteran, military rank, rank, 退役军人, 军人, 军衔, 军官, 入伍, 退伍, 兵种
workplace, employer, 服务处所, 就业单位, 근무지, 근무처
hearing impairment, 障害者手帳, 장애등급
dependant, dependent, supported, 扶养, 抚养人, 供养, 赡养, 被扶養者, 被扶养人, 부양가족
nickname, 昵称, 小名, 乳名, 愛称, 呼び名, ニックネーム, 별명
overseas chinese, 华侨, 侨民, 港澳, 台胞, 外籍
wechat, qq, messenger, 微信, ラインアカウント, 카카오톡
landline, fixed line, 座机, 固话, 固定电话, 市话, 自宅電話, 집전화
`
