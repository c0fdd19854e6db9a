// More words of the glossary: registers, waybills and slips of the East. Rows as in glossary.ts.

export const registerRows = `
seller, 매도인, 양도인, 譲渡人, 出让方, 转让方
buyer, 매수인, 양수인, 譲受人, 受让方
householder, householdhead, headofhousehold, 世帯主, 户主, 戶長, 戶主, 세대주, 호주, 筆頭者
relationship, relation, kinship, verwandtschaft, lien, parentesco, parentela, 続柄, 关系, 關係, 与户主关系, 관계, степень
domicile, legaldomicile, registeredaddress, permanentdomicile, 本籍, 本籍地, 户籍, 戶籍, 户口所在地, 籍贯, 籍貫, 본적, 등록기준지, прописка, 户口, 原籍, 祖籍
resident, moved, movedin, 転入, 迁入, 遷入, 전입, 住民となった, 迁来
notification, notified, 届出, 申报, 신고
fee, 手数料, 工本费, 수수료, 手续费
purpose, usage, 용도, 用途, 目的, 使用目的, 사용목적, 제출처
start, since, depuis, seit, sinds
hire, hired, joined, joining, 入社, 入职, 到岗, 任职, 입사, 재직, 就職
seniority, tenure, 勤続, 工龄, 司龄, 근속
leaver, 退職, 离职, 퇴사, 퇴직
representative, ceo, mayor, president, head, 대표, 대표이사, 代表取締役, 代表, 董事长, 区長, 市長, 町長, 村長, 市区町村長, 首長, 원장, 사장, 社長, 院長, 总经理
waybill, tracking, consignment, airwaybill, 运单, 運單, 快递单, 伝票, 追跡, 问い合わせ, 送り状, 운송장, 송장, накладная
courier, carrier, logistics, 快递, 快遞, 物流, 承运, 承運, 宅配, 택배, 运输
courier, 快递员, 收件员, 派件员, 揽收员, 配送员, 送货员, 배달원
ship, shipped, shipment, 寄件, 发货, 托运, 發貨, 발송
item, goods, 托寄物, 内件, 货物名称, 货名, 物品, 물품
material, materials, 物料, 材料, 자재, материал
shop, 店, 店舗, 門市, 门店, 매장
symptom, 症状, 症狀, 主诉, 증상, симптом
estimate, quote, 見積, 报价, 估价, 견적
balance, 잔금, 尾款, 余款
deposit, downpayment, 계약금, 보증금, 订金, 訂金, 手付金, 敷金
sale, 매매, 买卖, 買賣, 売買, 販売
year, 연식, 年式, 年款
mileage, 주행거리, 走行距離, 里程, пробег
freight, carriage, postage, 运费, 運費, 邮费, 送料, 배송비, 운임, 택배비, фрахт
declared, insured, 保价, 保價, 申报, 声明, 申告
dispatch, 派车, 派車, 用车, 出车, 出車, 调度, 배차
dispatcher, 调度员, 調度員, 派车员, 배차담당, диспетчер
contact, 联络人, 联络, 연락처
recipient, addressee, 수신, 수신처, 수신자, 宛名, 宛先, 抬头
average, mean, средняя, средний, среднее, 平均, 평균
salary, заработная, зарплата, оклад, 月薪, 연봉, 급여
outgoing, исходящий, исх, 发文
accountant, бухгалтер, 会计, 会計, 會計, 회계, 경리
basis, основание, приказ
chief, главный, 总检, 主检, 主任
warehouse, 仓库, 倉庫, 창고, 库房, склад
outbound, 出库, 出庫, 出荷, 출고, отпуск, отпустил
inbound, 入库, 入庫, 입고
picker, handler, 经手, 经办, 経办
approver, reviewer, 审核, 審核, 复核, 批准, 검토, 결재, утвердил
preparer, 制单, 制表, 製表, 作成者, 작성자, составил
fault, malfunction, failure, breakdown, 故障, 不具合, 고장, неисправность
repair, maintenance, 维修, 維修, 修理, 수리, 检修, ремонт
parts, spare, 零件, 配件, 部品, 부품, запчасти
action, measure, 处理, 处理措施, 措施, 処置, 対応, 조치, меры
arrived, onsite, 到场, 到場, 到达, 도착, 現場到着
reported, reporting, 报修, 접수
signup, enrollee, 报名, 報名, 신청, 申込
emergency, 紧急, 緊急, 비상
deductible, copay, 自己負担, 自付, 본인부담
admission, admitted, inpatient, 入院, 住院, 입원, госпитализация
discharge, discharged, 出院, 退院, 퇴원, выписка
ward, bed, 病区, 病床, 床号, 病室, 病棟, 병실, 병동, палата
bloodpressure, 血压, 血圧, 혈압
conclusion, opinion, assessment, 结论, 体检结论, 总检, 所見, 判定, 소견, заключение
balance, 余额, 餘額, 残高, 잔액
received, receivedfrom, payer, 今收到, 兹收到, 交款人, 付款人, 缴款人
cashier, 收款人, 出纳, 收银员, 领收者, 수납자
proviso, subject, 但し書き, 但書き, 但し, 但, 내역
`
