// More words of the glossary: what plates and data sheets say of machines, and what a factory writes of what it makes. Rows as in glossary.ts.

export const nameplateRows = `
phases, phase, 相数, 相序, 极数, 상수
input, 输入, 入力, 입력
output, 输出, 出力, 출력
speed, rpm, 转速, 回転数, 회전수
ingress protection, ip rating, 外壳防护
duty, 工作制, 负载持续率, 暂载率
cooling, refrigeration, 制冷, 冷房能力, 冷房, 冷却能力, 冷却, 냉방능력, 냉방
refrigerant, 制冷剂, 冷媒, 냉매
charge, filling, filled, 充注量, 封入量
energy label, 能效, 省エネ基準
airflow, air volume, 风量, 循环风量, 풍량
head, 扬程, 양정
suction, 吸程, 吸力, 吸込, 흡입력
caliber, bore, 口径, 管径, 通径, 呼び径, 구경
operating pressure, 常用圧力
medium, fluid, 介质, 流体, 媒体
torque, 转矩, 扭矩, 力矩, トルク, 토크
wheelbase, 轴距, ホイールベース, 축거
span, 跨度, 跨距, スパン
luminous flux, lumen, brightness, 光通量, 亮度, 流明, 光束, 輝度, 밝기
wavelength, 波长, 파장
capacitance, 电容
battery life, endurance, range, runtime, 续航, 航続距離, 연속사용
waterproof, 防水, 生活防水, 방수
resolution, pixels, 分辨率, 像素, 解像度, 画素数, 해상도, 화소
interface, port, 接口, 端口, インターフェース, 端子, 단자
outline dimensions, outer dimensions, 外形尺寸, 外廓尺寸, 轮廓尺寸, 外形寸法
fuselage, body, 机身, 机体, 本体, 본체
executive standard, 执行标准, 産品標準
applicable, suitable for, applies to, 适用, 适用车型, 적용
temperature rise, 温升, 温度上昇
steel grade, 牌号, 钢号, 鋼種
coating, plating, finish, 表面处理, 镀层, 涂层, 喷涂, 電镀, メッキ, 도금
process, procedure, 工序, 工艺, 工步, 공정
workstation, post, 工位, 机台, 产线, 生产线, ライン, 라인
team, crew, group, 班组, 车间, 工段, 職場, 작업반
defective, defects, rejects, nonconforming, reject, 不良, 次品, 废品, 不適合品, 불량, 불량품
rejection rate, 불량률
yield, qualified rate, 良率, 直通率, 良品, 歩留, 歩留まり, 합격률
scrap, scrapped, scrapping, 报废, 废料, 廃却, 폐기
rework, reworked, 返工, 返修, 手直し, 再加工, 재작업
sampling, 抽样, 抽检, 抜取, 抜き取り, 샘플링
full inspection, 首件, 全检, 首检, 全数検査, 初物検査, 初品
incoming, 来料, 进料, 受入, 수입검사
disposition, disposal, treatment, 处置, 让步接收, 特采, 처리방법
corrective, countermeasure, 纠正措施, 预防措施, 再発防止, 再発防止策
qc, qa, 质检, 质检员, 品检, 品检员, 品管, 品保, 质管
picking, requisition, 领料, 领用, 领料人, 领用人, 払出, 출고
mould, mold, tooling, 模具, 模号, 金型, 금형
raw material batch, raw material, 原料, 主料, 辅料, 원료
stock, inventory, 库存, 结存, 存量, 在庫, 재고
stocktake, counted, physical count, 盘点, 实盘, 实存, 盘点人, 棚卸, 実地棚卸, 実数, 재고조사
ledger, booked, 账面, 帳簿, 장부
shortage, surplus, difference, discrepancy, variance, 盘盈, 盘亏, 差异, 差额, 短缺, 溢短, 過不足, 차이
shelf, bin, rack, 库位, 货位, 货架, 储位, 架号, 棚番, 선반
depreciation, accumulated depreciation, 折旧, 累计折旧, 減価償却, 償却, 감가상각
acquisition, original, 原值
useful life, service life, lifespan, 使用年限, 折旧年限, 耐用年数, 寿命
workorder, ticket, 工单, 派工单, 製造指図
`
