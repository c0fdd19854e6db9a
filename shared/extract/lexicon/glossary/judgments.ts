// More words of the glossary: courts, the police and borders. Rows as in glossary.ts.

export const judgmentRows = `
third person, third party in suit, 第三人, 第三方, 参加人, 제3자
claims, relief sought, claim, demands, 诉讼请求, 诉求, 请求事项, 請求の趣旨, 청구취지
facts, grounds, 事实与理由, 事实和理由, 事实, 請求の原因, 청구원인
juror, assessor, 陪审员, 人民陪审员, 裁判員, 배심원
collegial panel, panel, tribunal, 独任, 合議体
filed, 立案, 訴え提起
mediation, conciliation, mediator, 调解, 调解员, 调停, 調停委員, 조정
enforcement, execution, 执行, 申请执行人, 被执行人, 強制執行, 집행
litigation costs, costs, 诉讼费, 诉讼费用, 保全费, 소송비용
ruling, 裁定, 命令, 결정
appellant, 上诉人, 控訴人, 항소인
appellee, 被上诉人, 被控訴人, 피항소인
served, serve, 送达, 送达人, 送达回证, 受送达人, 송달
appear, 到庭, 应到, 应到处所, 出頭, 出廷
suspect, accused, criminal suspect, 嫌疑人, 被疑者, 피의자
crime, charge, 罪名, 涉嫌, 罪状, 犯罪, 犯行, 죄명
detention, detained, custody, 羁押, 拘留, 逮捕, 刑拘, 看守所, 勾留, 留置, 구금
sentence, prison term, imprisonment, 刑期, 有期徒刑, 刑罚, 判处, 懲役, 刑, 형량
probation, 缓刑, 執行猶予, 집행유예
bail, bailed, 保释, 取保, 取保候审, 보석
interrogation, interrogator, questioned, 讯问, 询问, 询问人, 被询问人, 讯问人, 取調べ, 取調官, 신문
transcript, statement, 笔录, 供述, 調書, 진술서
alarm, 报警, 报警人, 通報, 通報者, 110番, 신고
responded, 出警, 接警, 接警人, 处警, 警情, 出動, 臨場, 출동
constable, 民警, 警号, 交警, 警员, 执勤民警, 警察官, 경찰관
scene of incident, crime scene, 案发, 事发, 발생장소
victim, complainant, 受害人, 被害人, 受害者, 被害者, 피해자
confiscation, confiscated, seized, forfeiture, 没收, 扣押, 扣留, 暂扣, 罚没, 押収, 압수, 몰수
violator, offender, party concerned, 违法人, 违章人, 违停, 違反者, 위반자
unlawful act, illegal act, traffic violation, 违法行为, 违章行为, 違反行為
statute, 法条, 근거법령
reconsideration, 复议, 行政复议, 再審査, 이의신청
commitment, undertaking, pledge, promise, 承诺, 承诺人, 誓約, 誓約者, 서약
commissioner, principal, entrusting party, mandator, 委托人, 委托方, 委托单位, 委任人, 委任者, 위임인
entrusted matters, mandate, matters entrusted, 委托事项, 委托权限, 代理权限, 授权范围, 委任事項, 委任内容, 위임사항
overseas consignee, overseas consignor, 境内收货人, 境内发货人, 输出者
incoterm, 成交方式, 成交条件, 建値
statutory quantity, statutory unit, 法定单位
issued at, 발급지
`
