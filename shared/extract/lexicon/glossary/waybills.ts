// More words of the glossary: goods on their way, vehicles, shops and travel. Rows as in glossary.ts.

export const waybillRows = `
volumetric, dimensional, 抛重
collect, 到付, 着払, 着払い, 착불
prepaid, 寄付, 预付, 元払, 元払い, 발払い, 선불
signee, 签收, 签收人, 受領印, 受領サイン, 인수자명
deliverer, dispatching, 派件, 派件员, 派送员, 派送, 送货人, 配達員, 배달원
transit, transshipment, 中转, 转运, 中継, 積替, 경유지
reply slip, 回单, 签回单, 回执, 회신
insulated, 温控, 冷链, 温度帯, クール便, 냉장
licence plate of truck, truck plate, 车牌号, 车号, 車番
loaded, 装车, 상차
unloaded, 卸车, 荷卸し日, 하차
weighbridge, weighing, 过磅, 磅单, 称重, 过磅人, 司磅员, 計量値, 계근
deducted weight, 扣重, 扣杂, 扣水
outer cartons, cartons, carton, 箱数, 纸箱, 外箱, 整箱, ケース数, カートン, 박스
seating, 核定载人数, 승차정원
workshop, 修理厂, 维修厂, 修车厂, 维修单位, 承修方, 정비소
sent for repair, repair submitter, 送修, 送修人, 托修方, 의뢰자
lubricant, 机油, 润滑油, 油品, エンジンオイル, 엔진오일
fuel gauge, 油量, 油表, 油位, 燃料残量, 유량
refuelling, refueling, fuelled, 加油, 油号, 油枪, 給油, 주유, 주유량
mileage out, 出庫時走行距離, 出発時メーター
driving school, learner, 驾校, 教習所, 教習生, 運転免許
tendered, 实收, 收款金额, 받은금액
change, 找零, 找回, お釣り, お釣, 釣銭, おつり, 거스름돈
receivable, 应收, 请款, 売掛金, 받을금액
rounding, rounding off, 抹零, 舍入, 端数, 끝전
promotional price, 促销价, 特价, 会員価格, 할인가
list price, retail price, market price, 原价, 定价, 标价, 零售价, 市场价, 吊牌价, 希望小売価格, 정가
checkout, till, pos, 收银台, 收银机, 收款台, 机号, 台号, レジ, レジ番号, 계산대
receipt slip, 小票, レシート, レシート番号, 영수증번호
returns, 退换, 退货, 换货, 반품
points earned, 累计积分, 付与ポイント, 獲得ポイント, 적립
purchased at, 购买店, お買上店, 購入店, 구입처
extended warranty, 延保, 延长保修, 延長保証
extended stay, 续住, 延住, 延泊
added bed, rollaway, 加床, エキストラベッド
scenic spot, attraction, sight, sightseeing, 景点, 景区, 观光, 관광지
tourist, traveller, 游客, 出行人, 旅游者, 参团人, 旅行者, 여행자
airport pickup, pick up service, 接机, 送机, 接站, 送迎サービス, 픽업
rebooking, reschedule, 改签, 改期, 변경
ticketing, 出票, 发券, 발권
auditorium, 影厅, 放映厅, 厅号, 上映館, スクリーン, 상영관
showtime, 放映时间, 开演时间, 放映日期, 上映日時, 상영시간
real name system, 实名, 实名制, 실명
`
