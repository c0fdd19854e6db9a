// More words of the glossary: personnel, offices, money and insurance. Rows as in glossary.ts.

export const payrollRows = `
performance, merit, 绩效, 業績給, 歩合給, 성과급
full attendance, perfect attendance, 全勤, 全勤奖, 皆勤, 개근
take home, paid out, 实发, 实领, 到手工资, 差引支給額, 手取り額, 실수령액, 실지급액
commuting allowance, 车补, 通勤手当, 通勤費, 통근수당
time off, compensatory leave, days off, 调休, 补休, 轮休, 代休, 振替休日, 대체휴무
regularisation, confirmed employee, 转正, 本採用
timesheet, punch, 考勤, 打卡, 签到, 出勤簿, 勤怠, タイムカード, 근태
clock out, sign out, 签退, 退勤, 퇴근
interview, interviewer, 面试, 面试官, 面谈, 面接, 面接官, 면접
recruitment, recruiting, hiring, 招聘, 招工, 录用, 採用, 求人, 채용
assessment, appraisal, evaluation, 考核, 考评, 人事考課, 考課, 人事評価, 평가
reassignment, relocation, 调动, 调岗, 调任, 异动, 借调, 配置転換, 출향, 전보
promoted, promotion, 晋升, 晋级, 提拔, 昇進, 昇格, 昇給, 승진
trip, 出差, 差旅, 出張, 出張先, 출장
reimbursement, 报销, 报销人, 立替, 立替金, 정산
imprest, 借支, 备用金, 暂支, 预借, 冲销, 仮払, 仮払金, 가불
urgency, 紧急程度, 缓急, 急缓, 加急, 緊急性, 긴급도
secrecy, classification, 密级, 秘密区分
sent to, 主送, 主送单位, 主送机关, 수신
carbon copy, cc, 抄送, 抄报, 参照, 参考送付
draft, drafter, 拟稿, 拟稿人, 起草人, 草拟, 起案, 起案者, 기안자
countersigned, countersign, cosign, 会签, 会签意见, 合議, 협조
leader opinion, leadership instructions, 领导意见, 领导批示, 批示, 部门意见, 审批意见, 审核意见, 決裁欄, 결재
qualification, licences held, 职称, 执业资格, 保有資格, 資格, 자격
career, 職務経歴, 職歴, 경력
education background, academic background, educational history, 教育背景, 学歴欄, 학력
self evaluation, self assessment, self introduction, 自我评价, 自我介绍, 自我鉴定, 自己評価, 自己紹介, 자기소개
self promotion, strengths, 自己pr, 自己アピール
successor, takeover, 交接人, 接收人员, 接替, 後任, 後任者, 인수자
depositor, deposits, savings, deposit, 存款, 储蓄, 存入, 存款人, 预金, 預入, 貯金, 예금
fixed deposit, 定期, 定存, 整存整取, 정기예금
tenor, 存期, 예치기간
counterparty, opposite account, counterpart, 对方, 对手方, 相手先, 相手口座, 상대방
teller, clerk, 柜员, 操作员, 창구직원
payee, beneficiary, 收款人, 收款方, 收款单位, 受款人, 领款人, 收款户名, 支払先, 수취인, 받는분
voucher, 伝票番号, 전표번호
entry, 科目名称, 勘定科目, 科目
disbursement, drawdown, 放款, 放贷, 发放, 貸付, 貸付金, 融資, 대출
repayment, repaid, 还款, 等额本息, 等额本金, 返済, 상환
limit, quota, 额度, 授信, 授信额度, 透支, 利用限度, 한도
draft, promissory note, acceptance, 汇票, 承兑, 本票, 手形, 約束手形, 어음
endorser, endorsee, endorsement, 背书, 背书人, 被背书人, 裏書, 裏書人, 배서
cooling off, hesitation period, 犹豫期, 冷静期, クーリングオフ, 철회기간
surrender, 退保, 解約返戻金, 해약환급금
endorsement slip, rider, special agreement, 批单, 特约, 特别约定, 附加险, 特則, 특약
claimant, 理赔, 理赔员, 索赔人, 赔案号, 請求者, 청구인
`
