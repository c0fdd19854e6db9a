// More words of the glossary: sites, permits and those who build. Rows as in glossary.ts.

export const buildingWorkRows = `
subcontractor, subcontracting, 分包, 分包单位, 分包商, 劳务分包, 下請, 下請業者, 協力会社, 하도급
vendor, supplier, provider, merchant, 厂商, 商家, 商户, 供方, 業者, ベンダー, 업체
duration, schedule, 工期, 施工期限, 施工期间, 공사기간, 공기
surveyor, survey, geotechnical, 勘察, 勘察单位, 勘测, 测绘, 测绘单位, 測量, 測量者, 측량
foreman, site manager, 项目经理, 工地负责人, 工长, 班长, 現場代理人, 現場監督, 主任技術者, 監理技術者, 현장소장
cost, 造价, 請負金額, 請負代金, 공사비, 공사금액
tender, bid, bidding, 招标, 投标, 招投标, 竞标, 比价, 入札, 입찰, 开标, 開札, 개찰
winning bid, award, successful bidder, awarded, 中标, 中标人, 中标单位, 成交供应商, 落札, 落札者, 낙찰
tenderer, bidder, 投标人, 投标单位, 投标方, 竞标人, 応札者, 入札者, 입찰자
section, lot, 标段, 包号, 分标, 工区
foundation, footing, base, 地基, 桩基, 基础形式, 基礎, 杭
concrete, 混凝土, 砼, コンクリート, 콘크리트
reinforcement, steel bar, rebar, 钢筋, 配筋, 鉄筋
structural type, structure, 结构, 构造, 鉄骨造, 木造, 鉄筋コンクリート造, 框架, 砖混, 钢混, 구조
plot ratio, floor area ratio, far, 容积率, 용적률
coverage ratio, density, 建筑密度, 建蔽率, 建ぺい率, 건폐율
green area, greening, landscaping, 绿化, 绿地, 조경
above ground, floors above ground, 地上
below ground, underground, basement, 地下, 지하
eaves height, height, 檐高, 檐口高度, 軒高, 軒の高さ, 最高高さ
demolition, demolish, dismantling, 拆除, 拆迁, 拆卸, 解体, 取壊し, 철거
renovation, refurbishment, decoration, remodelling, fit out, 装修, 装饰, 装潢, 翻新, 翻修, 改建, 改修, 改装, リフォーム, 模様替え, 리모델링, 인테리어
extension, addition, alteration, conversion, 扩建, 加建, 增建, 改造, 増築, 改築, 増改築, 증축, 개축
newly built, 新建, 新築, 신축
excavation, digging, earthwork, 开挖, 挖掘, 土方, 掘削, 道路占用, 占道, 挖掘道路, 굴착
occupation, occupied, occupancy, 占用, 占有, 점용
hot work, welding, open flame, 动火, 焊接, 明火, 電焊, 溶接, 火気使用, 용접
work at height, scaffold, scaffolding, 高处作业, 高空作业, 脚手架, 足場, 고소작업, 비계
confined, enclosed, 受限, 受限空间, 有限空间, 密闭空间, 酸欠
precautions, safety, 安全対策, 交底, 안전조치
watch, 监护, 监护人, 看护, 监火人, 看火人
special operation, 特种作业, 操作证, 上岗证, 特种作业证
hoarding, barrier, fence, enclosure, 围挡, 围栏, 护栏, 围蔽, 仮囲い, 柵
debris, spoil, 渣土, 弃土, 残土, 建設廃棄物, 폐기물
retention, retention money, 质保金, 保修金, 保留金, 하자보증금
progress payment, 进度款, 出来高, 中間金, 部分払, 기성금
acceptance, 준공검사
planning, 规划, 用途地域, 都市計画, 都市計画区域
urban zone, zone, 準防火地域, 용도지역
adjoining road, frontage, 临街, 接道, 前面道路, 접도
unit price list, bill of quantities, 工程量清单
variation, 变更, 설계변경
employer, owner, developer, 建设单位, 业主单位, 开发商, 开发企业, 业主方, 事業主, 建築主, 発注機関, 건축주, 발주처, 발주자
supervising engineer, 监理单位, 监理, 总监, 总监理工程师, 감리자
supervisory body, 质监
stretch, 路段, 区间, 구간
pole, 杆号, 电杆, 电线杆, 電柱, 전주번호
`
