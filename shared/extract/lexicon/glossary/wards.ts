// More words of the glossary: hospitals, laboratories and chemists. Rows as in glossary.ts.

export const wardRows = `
complaint, 主诉, 주호소, 주소증
past history, past medical history, 既往史, 既往病史, 既往症, 既往歴, 과거력, 병력
allergic, 过敏史, アレルギー歴, 알레르기
physical examination, physical exam, 体格检查, 查体, 体检, 身体所見, 理学所見, 신체검사
auxiliary examination, 辅助检查
preliminary diagnosis, 初步诊断
admitting diagnosis, 入院時診断
orders, 医嘱, 遵医嘱, 의사지시
outcome, prognosis, 转归, 预后, 愈后, 予後, 예후
clinical course, progress, 病程, 病情, 経過, 臨床経過, 경과
critical, 病危, 病重, 危重, 重症, 중증
cycle, 疗程
referring doctor, 开单医生, 依頼医, 依頼医師, 의뢰의
submitting unit, 开单科室, 送检单位, 의뢰과
specimen, 检材, 검체
reported, 出报告, 보고일
flag, prompt, 提示, 异常标志, 高低, 異常値
analyte, 化验项目
analyst, tester, 检验者, 检测人, 检验师, 化验员, 臨床検査技師, 검사자
verifier, validated, 审核者, 核对者, 复核者, 校核, 確認医, 판독의, 확인자
body part, examined part, site, 部位, 受检部位, 부위
findings, 影像所见, 影像表现, 镜下所见, 肉眼所见, 画像所見, 판독소견, 소견
impression, 印象, 诊断意见, 影像诊断, 画像診断, 결론
pathology, pathological, histology, biopsy, 病理, 活检, 生検, 병리
immunohistochemistry, 免疫组化, 免疫染色
procedure, operation, 手术名称, 术式, 수술명
surgeon, operator, operating doctor, 手术者, 主刀, 术者, 執刀医, 집도의
surgical assistant, assistant, 助手, 一助, 조수
anaesthetist, anesthesiologist, anaesthesiologist, 麻醉师, 麻酔科医, 마취의
bleeding, haemorrhage, 失血量, 出血, 출혈량
transfusion, 输血, 用血, 수혈
preoperative, 术前, 수술전
postoperative, 术后, 수술후
incision, wound healing, 切口, 切口愈合, 創部
nursing, 护理, 看護, 간호
consumables, 卫生材料费, 耗材, 特定器材, 재료대
pooled fund, 统筹, 보험부담
burden ratio, 报销比例, 支付比例, 自付比例, 負担割合, 一部負担金割合, 본인부담률
oral, 口服, 内服, 経口, 내복
external, topical, 外用, 외용
per dose, each time, 每次, 一次量, 单次, 一回, 毎回, 1회
dispenser, compounding, 发药, 发药人, 调配人, 配药人, 調剤者, 조제자
gestation, 孕周, 妊娠週数, 임신주수
last menstrual period, lmp, 末次月经, 最終月経, 월경
parity, gravida, gravidity, 孕次, 孕产次, 经产, 経産
breastfeeding, feeding, 母乳, 수유
vaccinator, inoculator, 接种医生, 接种者, 接種医, 접종자
vaccinee, 受种者, 受种人, 被接種者, 피접종자
observation, observed, 留观
lipids, 血脂, 脂質代謝, 지질
triglycerides, triglyceride, 甘油三酯, 中性脂肪, 중성지방
low density lipoprotein, ldl, 低密度脂蛋白, 悪玉コレステロール
high density lipoprotein, hdl, 高密度脂蛋白, 善玉コレステロール
uric acid, 尿酸, 요산
urea, urea nitrogen, bun, 尿素, 尿素氮, 尿素窒素, 요소질소
transaminase, alt, ast, 转氨酶, 谷丙转氨酶, 谷草转氨酶
bilirubin, 胆红素, 总胆红素, ビリルビン, 빌리루빈
albumin, 白蛋白, アルブミン, 알부민
proteinuria, 尿蛋白, 蛋白尿, 요단백
occult blood, 潜血, 隐血, 尿潜血, 便潜血, 잠혈
neutrophils, neutrophil, 中性粒细胞, 好中球
lymphocytes, lymphocyte, 淋巴细胞, リンパ球
haematocrit, hematocrit, 红细胞压积, ヘマトクリット
thyroid, 甲状腺, 갑상선
tumour, tumor, neoplasm, cancer, 肿瘤, 癌症, 腫瘍, 종양, 암
waistline, 腰围, 腹囲, 허리둘레
body mass index, bmi, 体重指数, 体质指数, 体格指数, 체질량지수
systolic, 收缩压, 高压, 収縮期, 수축기
diastolic, 舒张压, 拡張期, 이완기
naked vision, uncorrected, 裸眼, 裸視, 나안
corrected, 矫正, 교정
colour blindness, 色觉, 辨色力, 色盲, 색각
subjective symptoms, symptoms, 自觉症状, 자각증상
lifestyle, life habits, 生活方式, 生活习惯, 생활습관
exercise, exercise habit, physical activity, 运动, 运动习惯, 운동
sleep, sleeping, 睡眠, 수면
appetite, 食欲, 식욕
bowel movement, defecation, 排便, 배변
bedside, 床号, ベッド番号
attending, 主治, 主治医生, 管床医生, 经治医师, 主治医, 주치의
chaperone, 陪护人, 陪同人, 陪诊, 付添人, 付添い, 보호자
aftercare, 出院带药
recommended rest, sick days, rest, 全休, 休養, 安静, 요양
`
