// More words of the glossary: what a town's utilities tell and charge. Rows as in glossary.ts.

export const noticeRows = `
affected, impacted, impact, influence, affects, 影响, 受影响, 波及, 영향
households, household, homes, 户数, 户家, 세대수, 가구수
pressure reduction, low pressure, 降压, 减压, 低压, 低水圧, 감압
standpipe, water tanker, 取水点, 取水, 取水口, 供水点, 送水车, 应急供水, 給水拠点, 급수
restoration, restored, restore, resume, resumed, resumption, recovery, 恢复, 复电, 复水, 复通, 復旧, 再開, 복구, 재개
valve, valves, stopcock, 阀门, 关阀, 水阀, バルブ, 止水栓, 元栓, 밸브
pipe, pipes, pipeline, main, mains, 管网, 管线, 主管道, 水管, 供水管, 热力管, 配水管, 本管, 水道管, 배관
flushing, rinse, 冲洗, 清洗, 洗管, 洗浄, 세척
transformer, 变压器, 配变, 台区, トランス, 변압기
substation, 变电站, 变电所, 開閉所, 변전소
multiplier, multiplication factor, ratio, magnification, 倍率, 乗率, 배율
arrears, unpaid, outstanding, owed, owing, 欠费, 欠缴, 拖欠, 未缴, 欠款, 未納, 未払, 미납, 체납
tier, step, block, bracket, 阶梯, 档位, 一档, 分档, 段階
announcement, announced, publication, published, 公告, 公示, 发布, 通告, 布告, 告示, 掲示, 公表, 공고, 공시
issuer, publisher, 发布单位, 发文单位, 发布机关, 印发, 发文机关, 発信者, 発表者
road closure, traffic control, closed road, 封路, 交通管制, 交通封闭, 道路封闭, 通行止め, 通行止, 交通規制, 通行規制, 교통통제
detour, diversion, bypass, alternative route, 绕行, 绕道, 改道, 迂回, 우회
pump, pumps, pumping, 水泵, 泵房, 泵, 泵站, ポンプ, 펌프
tank, cistern, reservoir, 水箱, 水池, 蓄水池, 储水, 受水槽, 貯水槽, 高架水槽, タンク, 저수조
hydrant, 消火栓, 消防栓, 소화전
fire fighting, 消防, 防火, 消防设施, 防災, 소방
hazard, hidden danger, 隐患, 危险源, 위험요인
rectification, rectify, corrective, remedy, 整改, 限期, 시정
patrol, 巡查, 巡逻, 巡检, 巡視, 巡回, 순찰
jurisdiction, catchment, 片区, 网格, 辖区, 管区, 管轄, 관할
urgent repair, 抢修, 应急抢修, 긴급복구
burst, rupture, break, 爆管, 破裂, 断裂, 파열
planned, scheduled, schedule, 计划, 计划性, 拟定, 計画, 예정, 계획
temporary, provisional, interim, 临时, 暂时, 仮, 一時的, 임시
dear residents, 温馨提示, 居民朋友
boil, tap water, 饮用水, 自来水, 生水, 식수
cabinet, enclosure, 表箱, 电箱, 分電盤, 계량기함
previous, 起码, 起度, 起数, 底数, 表底
current, 止码, 止度, 止数
tariff, 电价, 水价, 气价, 热价
sanitation fee, 卫生费, 清运费
ampere, amperage, amps, 契約アンペア, アンペア, 安培, 암페어
capacity, installed capacity, 容量, 装机容量, 报装
active, 有功, 有功电量
reactive power, reactive energy, 无功, 无功电量, 無効電力
renewable levy, 再エネ, 再エネ賦課金, 再エネ発電賦課金
penalty, surcharge, 滞纳金, 违约金, 延滞金, 연체료
`
