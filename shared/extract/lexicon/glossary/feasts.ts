// More words of the glossary: weddings, funerals, faith, contests, gyms and networks. Rows as in glossary.ts.

export const feastRows = `
banquet, reception, feast, 婚宴, 宴会, 喜宴, 酒席, 宴席, 披露宴, 祝宴, 피로연
tables, 桌数, 席数, 卓数, 테이블수
groomsman, 伴郎, 신랑들러리
bridesmaid, maid of honour, 伴娘
officiant, celebrant, emcee, 司仪, 主婚人, 司式者, 媒酌人, 사회자, 주례
makeup, styling, 化妆, 化妆师, 造型, 妆发, ヘアメイク, 着付け, 메이크업
congratulatory money, gift money, 礼金, 贺礼, 红包, 份子钱, ご祝儀, 御祝, 축의금
condolence money, 奠仪, 帛金, 香典, 御香典, 御霊前, 조의금
mourner, 喪主, 孝子, 상주
wake, vigil, 守灵, 通夜, お通夜
farewell ceremony, memorial, 告别, 告别式, 追悼, 追悼会, 偲ぶ会, 고별식
funeral parlour, crematorium, mortuary, 殡仪馆, 火葬场, 殡葬, 斎場, 葬儀場, 葬儀社, 장례식장
age at death, lived to, 享年, 终年, 行年, 향년
remains, corpse, 遗体, 遗骸, 시신
tombstone, gravestone, tomb, 墓碑, 碑文, 立碑人, 墓石, 묘비
tablet, spirit tablet, 牌位, 灵位, 位牌, 위패
posthumous name, dharma name, buddhist name, 法名, 法号, 戒名, 법명
prayer, blessing, wish, 祈福, 祈祷, 祈愿, 願意, 願い事, 기도
merit donation, offering, incense money, 功德, 功德金, 香油钱, 随喜, 供养, 初穂料, 布施, 玉串料, 奉納, 헌금
temple, monastery, shrine, 寺院, 寺庙, 道观, 宫庙, 神社, 寺, 사찰
abbot, monk, 住持, 方丈, 法师, 住職, 僧侶, 宮司, 주지
memorial anniversary, buddhist service, 法会, 法事, 忌日, 法要, 回忌, 命日, 年忌, 법회
preliminary round, preliminaries, 初赛, 预选, 海选, 予選会, 예선
rematch, 复赛, 半決勝, 본선
seed, seeded, seeding, シード
promoted round, advancement, qualified, advanced, 晋级, 出线, 勝ち抜き, 진출
eliminated, knockout, elimination, 淘汰, 淘汰赛, 敗退, 脱落, 탈락
won, wins, victories, 胜场, 胜局, 勝数, 勝ち, 승
losses, defeats, 负场, 负局, 敗数, 負け, 패
drawn, draws, tie, 平局, 平场, 引分, 引き分け, 무승부
foul, fouls, 犯规, 反則, ファウル, 파울
prize money, 奖金, 賞金, 副賞, 상금
skeletal muscle, muscle, 骨骼肌, 肌肉, 骨格筋, 筋肉量, 골격근량, 근육량
basal metabolism, basal metabolic rate, bmr, 基础代谢, 基礎代謝量, 기초대사량
waist hip ratio, 腰臀比, ウエストヒップ比
visceral fat, 内脏脂肪, 내장지방
freeze, 停卡, 冻结, 休会, 휴회
roaming, 漫游, ローミング, 로밍
text message, sms, messages, 短信, 彩信, ショートメッセージ, 문자
talk time, 语音时长
broadband, 宽带, 上网, 回線, 光回線, 인터넷
installed at, 設置先
installation, installed, installer, 安装, 装机, 取付, 설치
top up, recharge, recharged, 充值, 储值, チャージ
activated, activation, 开通, 入网, 激活, 启用, 利用開始, 利用開始日, 개통
permissions, privileges, 权限, アクセス権, 권한
module, system module, 模块, モジュール, 모듈
requirement, requirements, demand, 需求, 要件, 요구사항
backup, backed up, 备份, バックアップ, 백업
vulnerability, security hole, 漏洞, 脆弱性, 취약점
launch, release, deployment, go live, 上线, 部署, 发版, リリース, 배포
bookbinding, binding, 装帧, 装订, 製本, 제본
book format, folio, 开本, 判型, 판형
word count, 字数, 文字数, 글자수
print run, 印次, 印张, 刷次, 쇄
preservation, integrity, 完残, 完残程度, 保存現状, 보존상태
cultural relic grade, relic level, 文化財区分
`
