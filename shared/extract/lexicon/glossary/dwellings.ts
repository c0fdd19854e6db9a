// More words of the glossary: houses, their owners and their tenants. Rows as in glossary.ts.

export const dwellingRows = `
ownership, title, tenure, 产权, 权属, 所有权, 权利类型, 权利性质, 소유권, 使用权, 사용권, 过户, 产权转移, 所有権移転, 명의변경
title deed, 权证号, 権利証, 登記済証, 등기권리증
co owner, 共有, 共有人, 共有情况, 按份共有, 共同共有, 共有者, 공유자
encumbrance, seizure, attachment, 查封, 他项权, 他项权利, 权利限制, 抵当権, 差押, 差押え, 압류
mortgagee, pledgee, 抵押权人, 抵当権者, 저당권자
mortgagor, pledgor, 抵押人, 抵当権設定者, 저당권설정자
mortgage, 按揭, 房贷, 住宅ローン, 抵当, 주택담보대출
down payment, 首付, 首期款, 头期款, 頭金, 계약금
orientation, facing, aspect, exposure, 朝向, 座向, 方位, 向き, 主要採光面, 향, 방향
layout, 户型, 户型图, 格局, 間取り, 間取図, 평면도
interior area, usable area, 套内, 使用面积, 実用面積, 専有面積, 전용면적
pooled area, 公摊, 公设, 共用部分, 共有部分, 공용면적
finish, fit out, furnishing, 装修情况, 装修程度, 毛坯, 精装, 精装修, 内装
facilities, amenities, fixtures, 设施, 配套, 附属设施, 附属设备, 設備, 付帯設備, 시설
appliances, 家电, 电器, 家用电器, 가전
tenancy period, 租期, 租约, 租住期, 賃貸借期間, 임대기간, 임대차기간
agent, agency, broker, intermediary, realtor, 中介, 中介方, 经纪, 经纪人, 居间方, 居间人, 仲介, 仲介业者, 媒介, 宅建業者, 宅地建物取引士, 중개인, 공인중개사
brokerage, commission, 중개수수료
fund, reserve, sinking, 维修资金, 积立金, 修繕積立金, 장기수선충당금
deed tax, 契税, 印花税, 印紙税, 收入印纸, 취득세, 인지세
boundaries, boundary, bounds, borders, 四至, 界址, 东至, 南至, 西至, 北至, 境界, 隣地, 경계
viewing, 看房, 带看, 内見, 内覧
move in date, 입주일
restored, reinstatement, 原状, 恢复原状, 原状回復, 원상복구
equipment list, inventory list, 清单, 目録, 一覧, 목록
bedrooms, 室数, 间数, 几室几厅
lounge, hall, 客厅, 起居室, 餐厅, 大厅, 居間, 거실
study, bedroom, 卧室, 主卧, 次卧, 书房, 寝室, 洋室, 和室, 침실
listing price, asking price, 挂牌价, 售价, 売出価格, 분양가
appraised value, assessed value, 固定資産税評価額, 評価額, 공시지가, 감정가
vacant, vacancy, 空置, 空房, 空室, 空き家, 공실
roommate, cotenant, flatmate, cohabitant, 合租, 合租人, 同住人, 室友, 同居人, 同居者, 동거인
`
