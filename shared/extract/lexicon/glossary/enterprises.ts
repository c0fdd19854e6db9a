// More words of the glossary: firms, their papers, contracts and taxes. Rows as in glossary.ts.

export const enterpriseRows = `
unified social credit code, 统一社会信用代码, 会社法人等番号, 법인등록번호
contributed capital, contribution, 实缴, 实收资本, 认缴, 出资, 払込, 출자
shareholder, stockholder, investor, 股东, 投资人, 投资者, 合伙人, 出资人, 发起人, 株主, 出資者, 주주
shareholding, stake, 持股比例, 出资比例, 股权, 股权比例, 持株比率, 지분율
executive director, 董事, 执行董事, 取締役, 이사
statutory auditor, auditor, 监事, 审计, 审计员, 监察人, 監査役, 監査, 감사
articles, charter, bylaws, 章程, 定款, 会則, 規約, 정관
operating period, 经营期限, 존속기간
premises, 经营场所, 经营地址, 本店, 本社, 営業所在地, 사업장, 소재지
enterprise type, 主体类型, 市场主体, 経済类型, 会社形態, 기업형태
industry, sector, trade, 行业, 产业, 業種, 業界, 업종
headcount, employees, 종업원수
amendment, 变更事项, 变更前, 变更后, 변경
business items, business scope, 经营项目, 营业项目, 营业范围
business type, business format, 业态, 主体业态, 经营业态
supervising body, supervising authority, 监管机构, 监督机构, 监督管理机构, 監督機関, 감독기관
routine, everyday, 日常, 平常, 일상
operator, proprietor, 经营者, 经营人, 经营单位, 業主, 事業者, 경영자, 사업자
registrar, registry, 登记机关, 核准机关, 审批机关, 登録機関, 所轄庁
core, principal, primary, 主营, 主力商品, 주요사업
turnover, revenue, 年产值, 年营业额, 销售额, 年商, 売上, 매출, 매출액
profit, 利润, 净利润, 毛利, 盈利, 利益, 純利益, 이익
party c, third contracting party, 丙方, 丙, 병
subject, object, 标的, 标的物, 目的物, 목적물
breach, default, 违约, 违约责任, 违约方, 債務不履行, 위약
liquidated damages, contractual penalty, penalty, 违约金, 赔偿金, 위약금
dispute, disputes, 争议, 纠纷, 紛争, 분쟁
arbitration, arbitral, 仲裁, 중재
governing law, jurisdiction, competent court, 管辖, 準拠法, 합의관할
confidentiality, confidential, secrecy, 保密, 保密义务, 密级, 机密, 秘密保持, 守秘, 비밀유지
force majeure, 不可抗力, 불가항력
performance, 履行, 履约, 이행
dissolution, rescission, terminate, 解除, 해지
renew, 续签, 续约, 续订, 顺延, 自动续约, 갱신
settlement, 结算, 结款, 決済, 결제
authorized representative, authorized signatory, 授权代表, 授权代理人, 委托代理人, 授权人, 被授权人, 代理签字人, 代理権者, 위임
liaison, 对接人, 对接部门, 連絡部署
counterparts, 一式, 部數, 通数
prepaid tax, 已缴税额, 已纳税额, 已预缴, 納付済, 기납부세액
competent tax authority, 税务机关, 主管税务机关, 征收机关, 税务所, 税務署, 所轄税務署, 세무서
withholding, 代扣代缴, 预扣, 个税, 源泉徴収, 源泉徴収税額, 원천징수, 소득세
special deduction, 专项扣除, 专项附加扣除, 减除费用, 공제
municipal tax, 県民税, 주민세
levy, levied, 征收, 征缴, 賦課, 부과
verification code, captcha, 校验码, 验证码, 防伪码, 検証コード, 인증번호
drawer, 开票人, 开票员, 开票单位, 出票人, 出票单位, 開票者, 振出人, 발행인
taxed, inclusive, 价税合计, 含税, 税込
amount without tax, pretax amount, excluding tax, 未税金额, 공급가액
`
