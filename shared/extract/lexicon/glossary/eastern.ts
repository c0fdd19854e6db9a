// More words of the glossary: what Chinese, Japanese and Korean forms call things, with the English names that are
// asked for. Rows as in glossary.ts.

export const easternRows = `
resident, household, occupant, 주민, 住户, 居民, 业主, 戶主, 户主, 世帯主, 居住者, 住民, 入居者, 입주자, 거주자, 세대주
unit, household#, 户别, 户号, 门牌, 号室, 住戸, 세대, 동호수, 호실, 호수
area, surface, 坪, 坪数, 面积, 地积, 床面積, 延床面積, 建坪, 敷地面積, 평수, 면적
notice, notification, 通知单, 通知书, 通知, お知らせ, 通知書, 안내, 통지, 고지서
print, printed, printing, 列印, 打印, 印刷, 印字, 出力, 출력, 인쇄
manager, 总干事, 主任, 经理, 店长, 管理者, 責任者, 店長, 支配人, 관리자, 책임자, 점장, 매니저
chairman, chairperson, president, 理事长, 会长, 主席, 董事长, 理事長, 会長, 委員長, 이사장, 회장, 위원장
director, head, chief, 局长, 所长, 院长, 主任, 局長, 所長, 課長, 部長, 室長, 국장, 소장, 원장, 과장, 부장
principal, 校长, 园长, 校長, 園長, 学長, 총장, 교장, 원장
mayor, 市长, 镇长, 市長, 町長, 村長, 区長, 知事, 시장, 구청장, 군수, 도지사
student, 学生, 学員, 奨学生, 児童, 生徒, 園児, 幼儿, 考生, 受講生, 受講者, 학생, 원아, 수강생, 교육생
scholarship, 奖学金, 奨学金, 奨学, 장학금
submission, submit, submitted, 提交, 呈交, 提出, 제출
deadline, due, limit, 期限, 截止, 截止日期, 納期限, 締切, 締切日, 期日, 기한, 마감, 마감일, 납부기한
documents, papers, materials, 材料, 资料, 文件, 書類, 資料, 서류, 자료
species, 树种, 物种, 樹種, 鳥種, 種名, 수종, 종명
variety, cultivar, breed, strain, 品种, 品種, 품종
tree, 树木, 古树, 树, 樹木, 樹, 수목, 나무, baum, baume, baumart, arbre, arbres, arbol, arboles, albero, alberi, arvore, boom, bomen, drzewo, дерево, деревья
girth, circumference, 胸围, 树围, 周长, 幹周, 胸囲, 둘레
trunk, stem, 树干, 主干, 幹, 줄기
age, 树龄, 樹齢, 年齢, 工龄, 房龄, 築年数, 車齢, 연령, 나이, 수령, 楼龄
estimated, estimate, 预计, 预估, 估计, 推定, 見込, 予定, 예상, 추정
designation, designated, 指定, 认定, 指定区分, 지정, 인정
subsidy, grant, 补贴, 补助, 补助金, 助成金, 補助金, 給付金, 支援金, 지원금, 보조금
benefit, payout, 给付, 給付, 支給, 급여, 지급
transfer, remittance, 转账, 汇款, 振込, 送金, 口座振替, 이체, 송금
guest, 住客, 客人, 宿泊者, 来宾, 宿泊客, 투숙객
night, nightly, overnight, 每晚, 晚, 夜, 泊, 宿泊, 숙박, 박
nights, 间夜, 晚数, 泊数, 宿泊数, 숙박일수
checkin, arrival, 入住, 入住日期, 抵店, チェックイン, 입실, 체크인
checkout, departure, 退房, 离店, 离店日期, チェックアウト, 퇴실, 체크아웃
room, roomtype, 房型, 客房, 房间, 客室, 部屋, 部屋タイプ, 객실
rate, price, 房价, 票价, 单价, 価格, 値段, 房费, 客室料金, 가격, 단가, 요율
policy, rules, 政策, 须知, 规定, 規定, ポリシー, 규정, 정책
cancellation, 取消, 退订, キャンセル, 取消料, 취소
pet, dog, cat, 宠物, 犬, 猫, ペット, 愛犬, 반려동물, 애완동물, 동물
owner, 犬主, 主人, 车主, 业主, 饲主, 飼い主, 持ち主, 所有者, 所有権者, 物主, 货主, 소유자, 소유주, 보호자, 차주
clinic, 免疫单位, 接种单位, 接种地点, 医療機関, 接種場所, 接種会場, 접종기관, 의료기관
result, judgement, judgment, verdict, assessment, 判定, 结论, 评价, 評価, 判定結果, 総合判定, 检验结论, 합격여부, 판정, 종합판정, 결과
overall, total, general, 综合, 总评, 総合, 종합
correction, improvement, remedy, rectification, 整改, 改进, 改善, 是正, 시정, 개선, 보완
findings, problems, issues, 发现问题, 存在问题, 指摘事項, 所見, 问题, 지적사항, 특이사항, 소견
inspector, inspected, 检查人, 检查员, 检验员, 巡检人, 点検者, 検査員, 検査者, 点検員, 점검원, 점검자, 검사원, 검사자
inspection, inspected, check, 巡检, 抽查, 点検, 점검, 검사
measured, measurement, 测量, 计量, 測定, 計測, 측정, messung, messungen, mesurage, mesures, medicion, mediciones, misurazione, misurazioni, medicao, meting, metingen, pomiar, pomiary, измерение, измерения
diagnosed, 确诊, 診断, 진단
employer, workplace, 用人单位, 工作单位, 勤務先, 就業場所, 職場, 雇用主, 근무처, 직장, 근무지, 사업장
company, firm, 会社, 会社名, 企業名, 法人名, 商号, 事業所, 事業所名, 회사, 업체, 업체명, 상호
position, title, rank, 职称, 岗位, 职级, 職名, 職位, 役職, 職種, 肩書, 직위, 직급, 직책
salary, pay, wage, 工资, 薪资, 薪金, 月薪, 底薪, 给与, 給与, 給料, 賃金, 基本給, 年収, 月給, 時給, 급여, 임금, 월급, 연봉, 기본급
overtime, 加班, 加班费, 残業, 時間外, 時間外手当, 연장근로, 야근
allowance, 津贴, 补贴, 手当, 各種手当, 交通費, 通勤手当, 수당
pension, 养老金, 养老保险, 年金, 厚生年金, 국민연금, 연금
housingfund, 住房公积金, 公积金
medical, 医疗, 医療, 의료
applicant, 申请人, 申请者, 报名人, 申込者, 申込人, 申請者, 応募者, 届出人, 신청인, 신청자, 지원자, 응시자
application, applied, 申请, 申領, 报名, 申込, 申込み, 申請, 応募, 届出, 신청, 접수, 지원
receipt, received, reception, accepted, 受理, 收件, 受付, 受領, 접수, 수령, 수납
guardian, parent, 监护人, 家长, 保護者, 親権者, 보호자, 학부모
patient, medicalrecord, 病历, 病案, 病历号, 病案号, 門診, 診察券, 診察券番号, カルテ, 환자, 등록번호
pharmacist, 药师, 薬剤師, 약사
doctor, physician, 医师, 大夫, 执业医师, 主治医, 主治医師, 担当医, 医師, 담당의, 주치의, 의사
nurse, 护士, 看護師, 看護婦, 간호사
teacher, instructor, lecturer, coach, 教师, 讲师, 老师, 指导教师, 辅导教师, 教练, 講師, 教員, 指導者, 担任, 강사, 교사, 코치, 지도교사
author, 著者, 作者, 编者, 執筆者, 저자, 지은이
translator, 译者, 翻译, 訳者, 翻訳者, 번역자, 옮긴이
publisher, publication, 出版社, 出版, 発行所, 発行者, 出版者, 발행처, 출판사
isbn, booknumber, 书号, 国际书号, 図書番号, 도서번호
book, title, 书名, 图书, 書名, 図書, 図書名, 資料名, 도서, 도서명, 책
reader, borrower, 借阅人, 借书人, 读者, 利用者, 貸出者, 借受人, 대출자, 이용자
borrowed, loan, lent, checkout, 借出, 借阅, 借书, 貸出, 貸出し, 대출, 대여
return, returned, 归还, 还书, 返却, 返還, 반납, 반환, zuruckgegeben, rucknahme, rendu, restitue, devuelto, devuelta, restituito, riconsegnato, devolvido, devolvida, teruggebracht, inlevering, zwrocono, возвращено, 还回
overdue, late, 逾期, 超期, 延滞, 遅延, 滞納, 연체
library, 图书馆, 図書館, 도서관
tuition, course, 学费, 受講料, 授業料, 講座料, 수강료, 교육비
lesson, class, 课程, 课时, 授業, レッスン, 講座, 수업, 강좌, unterrichtsstunde, unterrichtsstunden, unterricht, lecon, clase, lezione, lezioni, licao, aula, les, lessen, lekcja, zajecia, урок, занятие, 授课
grade, year, 年级, 学年, 年次, 학년
homeroom, class, 班级, 组, 学級, クラス, 반
entrance, admission, enrolment, 入学, 录取, 入园, 入園, 入塾, 입학, 입원, 입소
graduation, completion, 毕业, 结业, 卒業, 修了, 卒園, 졸업, 수료
exam, test, 考试, 测验, 試験, 検定, 検査, 시험
ticket, 票, 券, 门票, 车票, 入場券, 乗車券, チケット, 티켓, 입장권, 승차권
platform, gate, track, 站台, 检票口, 登机口, 乗り場, 番線, ホーム, 搭乗口, 승강장, 탑승구
line, route, 线路, 路线, 路線, 系統, 노선
station, stop, 车站, 站, 到达站, 出发站, 駅, 停留所, 乗車駅, 降車駅, 역, 정류장
boarding, 上车, 登机, 乗車, 搭乗, 승차, 탑승
manufacture, manufactured, production, produced, 生产, 制造, 出厂, 製造, 製造日, 製造年月, 제조, 생산
manufacturer, maker, producer, 制造商, 生产商, 厂家, 生产厂家, 生产企业, 制造单位, 製造者, 製造元, 製造会社, メーカー, 製造販売元, 제조사, 제조원, 제조업체, 厂商, 制造厂, 制造厂商, 生产单位, 出品商, 製造業者
grower, farmer, 生产者, 种植户, 农户, 生産者, 栽培者, 농가, 생산자
importer, seller, 进口商, 经销商, 代理商, 輸入者, 輸入元, 販売者, 販売元, 수입원, 판매원
dealer, shop, agency, 经销商, 门店, 代理店, 取扱店, 販売店, 販売店名, 대리점, 판매점, 판매처
model, 型号, 机型, 款式, 型式, 形式, 機種, 機種名, 品番, 型番, 모델, 모델명, 기종, 형식
displacement, 排量, 排气量, 排気量, 総排気量, 배기량
seats, capacity, 核定载客, 座位数, 乗車定員, 定員, 定员, 승차정원, 정원
deposit, bond, 押金, 保证金, 订金, 定金, 敷金, 保証金, 申込金, 手付金, 보증금, 계약금
keymoney, 礼金, 権利金, 권리금
management, maintenance, common, 管理, 物业, 物业费, 管理費, 共益費, 관리비, 공용, 物业公司, 物业服务企业, 管理会社, 관리사무소
start, begin, commencement, 起, 起租, 起始, 开工, 開始, 着工, 開講, 시작, 개시, 착공
end, finish, 止, 截止, 竣工, 终止, 終了, 完了, 満了, 閉講, 종료, 만료, 준공
structure, construction, 结构, 构造, 構造, 建物構造, 구조
landuse, zoning, 地类, 土地用途, 规划用途, 地目, 用途地域, 지목, 使用权, 사용권, 土地性质
share, 持分, 份额, 持ち分, 所有份额, 지분
established, founded, incorporation, 成立, 创立, 设立, 設立, 創立, 創業, 설립, 창립
partya, 甲方, 甲, 갑
partyb, 乙方, 乙, 을
project, works, 工程, 项目, 项目名称, 工程名称, 工事, 工事名, 工事件名, 件名, 공사, 공사명, 사업명
contractor, builder, 施工单位, 施工方, 承包人, 承包方, 承建单位, 请负者, 請負者, 施工者, 施工業者, 受注者, 受託者, 시공사, 시공자, 수급인, 도급인, 施工企业, 承建商, 承揽人, 总承包, 总包, 建筑商, 营造厂, 元請, 元請業者, 工事業者, 施工会社, 工事店, 시공업체
client, developer, principal, 建设单位, 委托单位, 委托方, 委托人, 发包人, 发包方, 発注者, 注文者, 施主, 委託者, 依頼者, 依頼主, 발주처, 발주자, 의뢰인, 의뢰자
supervisor, supervision, 监理单位, 监理, 监理工程师, 監督員, 監理者, 現場監督, 감리, 감독
designer, design, 设计单位, 设计人, 設計者, 設計, 설계, 설계자
site, location, 地点, 施工地点, 现场, 現場, 工事場所, 施工場所, 場所, 현장, 위치
acceptance, accepted, 验收, 收货, 検収, 검수
sample, specimen, 样品, 样本, 检样, 試料, 検体, 見本, 시료, 검체, 샘플
standard, basis, criterion, 标准, 执行标准, 依据, 判定依据, 基準, 規格, 準拠規格, 기준, 표준
limit, reference, range, 限值, 标准值, 参考值, 参考范围, 参考区间, 参考值范围, 生物参考区间, 正常范围, 正常值, 基準値, 参考値, 基準範囲, 正常値, 기준치, 참고치, 정상치
specification, spec, specs, size, 规格, 规格型号, 仕様, 規格, 規格寸法, 규격, 사양
note, notes, remarks, remark, 注意事项, 注意事項, 备考, 摘要, 特记事项, 特記事項, 備考, 備考欄, 連絡事項, 비고, 비고사항, 참고사항, 특기사항
reviewer, reviewed, checker, 审核, 审核人, 复核, 复核人, 校对, 審査, 照査, 검토, 검토자, 확인자
prepared, preparer, drafted, 编制, 编制人, 制表, 制表人, 制单, 制单人, 填表, 填表人, 填写人, 拟稿, 作成, 作成者, 記入者, 起案者, 작성, 작성자
approved, approver, approval, 批准, 批准人, 审批, 审批人, 核准, 签发, 签发人, 承認, 承認者, 決裁, 決裁者, 승인, 승인자, 결재
recorder, recorded, minutes, 记录, 记录人, 记录员, 書記, 記録者, 記録, 기록, 기록자, 서기
handler, handled, clerk, 经办, 经办人, 办理人, 承办人, 受理人, 受付者, 取扱者, 取扱, 係, 係員, 담당, 담당자, 취급자, 접수자
host, moderator, 主持人, 主持, 司会, 司会者, 議長, 사회자, 진행자, 被访人, 接待人
recipient, receiver, consignee, addressee, 收件人, 收货人, 收货方, 收货单位, 受取人, 受取主, お届け先, 届け先, 送り先, 配送先, 納品先, 荷受人, 宛先, 수취인, 수령인, 받는분, 받는사람, 수신, 수신인, 배송지
sender, shipper, consignor, 寄件人, 发货人, 发货方, 发货单位, 托运人, 差出人, 依頼主, ご依頼主, 送り主, 荷送人, 発送元, 보내는분, 보내는사람, 발송인, 발신, 발신인
carrier, courier, haulier, 承运人, 承运方, 承运单位, 承运商, 物流公司, 快递公司, 運送会社, 運送業者, 配送業者, 운송사, 운송업체, 택배사
driver, 司机, 驾驶员, 驾驶人, 运转手, 運転手, 運転者, 乗務員, 기사, 운전자, 운전기사
tracking, waybill, 运单, 快递单号, 物流单号, 伝票番号, 送り状番号, お問い合わせ番号, 問合せ番号, 追跡番号, 운송장
delivery, shipment, 送货, 配送, 发货, 交货, 配達, 納品, 納入, 出荷, 発送, 배송, 배달, 납품, 출하
pickup, collection, 取件, 取货, 提货, 自提, 集荷, 引取, 受取, 수거, 픽업
loading, origin, 装货, 装船, 起运, 积载, 船積, 積地, 積込, 선적, 상차
unloading, discharge, 卸货, 卸船, 到货, 陸揚, 揚地, 荷降ろし, 양륙, 하차
port, 港, 口岸, 港口, 港名, 항
voyage, flight, 航次, 航班, 便名, 航海番号, 항차, 항공편
vessel, ship, 船名, 船舶, 本船, 선박, 선명
seal, 封号, 铅封, 铅封号, 封条, シール番号, 봉인
packages, pieces, 件数, 箱数, 包装件数, 個数, 梱包数, 口数, 포장수, 수량, 개수
weight, 毛重, 净重, 重量, 总重, 質量, 中量, 중량, 무게
volume, cubic, 体积, 容积, 体積, 容積, 부피, 용적
content, contents, 内容, 净含量, 内容量, 内容物, 内装, 내용량, 내용물
product, goods, article, 货物名称, 产品名称, 商品名称, 商品名, 製品名, 品名, 제품, 제품명, 상품명, 품목명
ingredients, rawmaterials, 配料, 配料表, 成分, 原料, 原材料, 原材料名, 원재료, 원재료명, 성분
allergens, allergen, 致敏物, 致敏物质, 过敏原, アレルゲン, 特定原材料, 알레르기, 알레르기유발물질
storage, preservation, conservation, 贮存, 贮存条件, 储存, 储存条件, 保存方法, 保存, 保存条件, 보관, 보관방법
shelf, shelflife, bestbefore, best, expiry, 保质期, 保鲜期, 使用期限, 賞味期限, 消費期限, 使用期限, 유통기한, 소비기한, 사용기한
nutrition, nutritional, nutrients, 营养, 营养成分, 営養, 栄養成分, 栄養, 영양, 영양성분
carbohydrate, carbohydrates, carbs, 碳水化合物, 炭水化物, 탄수화물, kohlenhydrate, glucides, hidratos de carbono, carboidrati, hidratos, carboidratos, koolhydraten, weglowodany, углеводы
sodium, 钠, ナトリウム, 나트륨, natrium, sodio, натрий
salt, 盐, 食盐, 食塩, 食塩相当量, 소금
protein, 蛋白质, たんぱく質, タンパク質, 蛋白質, 단백질
fat, 脂肪, 脂質, 지방
energy, calories, 能量, 热量, 熱量, エネルギー, カロリー, 열량, 칼로리
sugar, sugars, 糖, 糖类, 糖質, 糖類, 당류
pesticide, pesticides, 农药, 用药, 農薬, 농약, pflanzenschutz, pflanzenschutzmittel, spritzmittel, produit phytosanitaire, phytosanitaire, fitosanitario, plaguicida, agrofarmaco, fitofarmaco, gewasbescherming, bestrijdingsmiddel, srodek ochrony roslin, пестицид, сзр
fertilizer, fertiliser, 肥料, 施肥, 肥料, 비료
crop, 作物, 农作物, 作物名, 農作物, 작물
sowing, planting, sown, planted, 播种, 种植, 定植, 播種, 植付, 파종, 정식, pflanzung, pflanzzeit, gepflanzt, plantation, plantado, plantacion, piantagione, piantato, trapianto, plantio, aanplant, geplant, sadzenie, posadzono, посажен, 栽植, 植え付け, 植栽, 식재
harvest, harvested, 收获, 采收, 采摘, 収穫, 수확
reading, 读数, 示数, 表数, 行度, 指針, 検針, 検針値, 지침, 검침
current, this, 本次, 本期, 本月, 今期, 今回, 当月, 当期, 금회, 당월, 금월
previous, last, prior, 上次, 上期, 上月, 前期, 前次, 前回, 前月, 전회, 전월
next, 下次, 下期, 次回, 次期, 차기, 다음
usage, consumption, used, 用量, 使用量, 用水量, 用电量, 用气量, 使用水量, 사용량
sewage, sewerage, wastewater, 污水, 污水处理, 排污, 下水, 下水道, 하수도, abwasser, schmutzwasser, kanal, assainissement, eaux usees, alcantarillado, saneamiento, aguas residuales, fognatura, depurazione, acque reflue, saneamento, esgoto, riolering, afvalwater, kanalizacja, scieki, водоотведение, канализация, 하수
taxbase, taxable, 计税, 计税依据, 应税, 課税標準, 과세표준, 应纳税所得额, 課税所得, 課税所得金額
property, asset, assets, realestate, 资产, 财产, 固定资产, 資産, 固定資産, 財産, 재산, 자산, 固定資産税, 재산세
taxpayer, 纳税人, 缴款人, 缴费人, 納税者, 納税義務者, 納付者, 납세자, 납부자
premium, 保险费, 保費, 保险料, 保険料, 보험료
insured, 被保险人, 被保険者, 피보험자
policyholder, insurant, 投保人, 要保人, 契約者, 保険契約者, 계약자
beneficiary, 受益人, 受益者, 受取人, 保険金受取人, 수익자
coverage, cover, 保障, 保障范围, 承保, 補償, 補償内容, 보장
punishment, penalty, sanction, 处罚, 处分, 処分, 処罰, 처분, 처벌
points, score, 记分, 扣分, 积分, 点数, 得点, ポイント, 점수, 배점
case, incident, 案件, 案号, 案由, 事件, 事件番号, 件名, 사건, 안건
hearing, trial, 开庭, 庭审, 期日, 公判, 審理, 심리, 공판
marriage, wedding, 结婚, 婚姻, 婚礼, 婚姻登记, 婚姻届, 挙式, 결혼, 혼인
groom, husband, 新郎, 男方, 丈夫, 夫, 신랑, 남편
bride, wife, 新娘, 女方, 妻子, 妻, 新婦, 신부, 아내
child, baby, 新生儿, 婴儿, 子女, 幼儿, お子様, 子供, 児童, 乳児, 자녀, 아동, 유아, 신생아
father, 父亲, 父, 부, 부친, 아버지
mother, 母亲, 母, 모, 모친, 어머니
relationship, relation, 关系, 与本人关系, 续柄, 続柄, 間柄, 관계
emergency, 紧急, 緊急, 緊急連絡先, 비상, 긴급
political, 政治, 政治面貌
ethnicity, nation, 民族, 族别, 민족, ethnic group, volkszugehorigkeit, ethnie, etnia, origen etnico, gruppo etnico, etniciteit, narodowosc, национальность
skills, skill, strengths, 特长, 专长, 技能, 特技, 資格・特技, 특기, 기술
hobbies, hobby, interests, 爱好, 兴趣, 趣味, 취미
motivation, reason, 动机, 志望動機, 応募動機, 지원동기
desired, preferred, wish, expected, 期望, 意向, 希望, 希望する, 희망
reason, cause, 事由, 缘由, 理由, 原因, 事由, 사유, 이유, 원인
purpose, use, 用途, 目的, 使用目的, 利用目的, 용도, 목적
leave, absence, 请假, 休假, 休暇, 欠勤, 휴가, 결근
duration, period, length, 时长, 期间, 历时, 所要時間, 所要, 期間, 소요시간, 기간
class, licenceclass, 准驾车型, 種別, 종별, 면허종류
valid, validity, 有效, 有效期, 有效期限, 有効, 有効期間, 有効期限, 유효, 유효기간
queue, waiting, 排队, 排号, 叫号, 看诊号, 候诊号, 诊号, 就诊序号, 整理番号, 待ち番号, 대기번호, 대기
menu, dish, dishes, 菜单, 菜品, 菜名, 料理, メニュー, 献立, 메뉴, speise, plat, plats, plato, platos, piatto, piatti, prato, pratos, gerecht, danie, potrawa, блюдо, 요리
diners, covers, guests, 用餐人数, 就餐人数, 来店人数, 利用人数, 人数, 인원, 인원수
people, persons, participants, attendees, 人数, 参加人数, 出席人数, 参会人员, 与会人员, 出席人员, 出席者, 参加者, 参列者, 참석자, 출석자, 참가자, 참가인원
award, prize, 奖项, 奖品, 赏, 賞, 受賞, 상, 시상, 수상
rank, place, ranking, 名次, 排名, 順位, 순위, 등수
competition, contest, tournament, 比赛, 竞赛, 大赛, 赛事, 大会, 大会名, 競技, 대회, 대회명, 경기
category, division, group, 组别, 类别, 部門, 区分, 種目, クラス, 부문, 종목, 구분
team, club, 队名, 队伍, 代表队, 团队, チーム, チーム名, 団体名, 所属チーム, 팀, 팀명, 소속
organizer, organiser, 主办, 主办方, 主办单位, 主催, 主催者, 주최, 주관, 주최자
coorganizer, support, 协办, 承办, 承办单位, 协办单位, 共催, 協力, 後援, 후원, 협찬
sponsor, sponsored, 赞助, 赞助商, 赞助单位, 協賛, 스폰서
participation, entry, registration, 参加, 参赛, 报名, 出場, 参加申込, 참가
fee, charge, 费, 費, 料, 代, 手数料, 工本费, 비, 요금, 수수료
venue, place, 会场, 场地, 会場, 開催場所, 開催地, 장소, 개최장소
event, 活动, 活动名称, イベント, イベント名, 催事, 催し物, 행사, 행사명
programme, agenda, topic, subject, 议题, 议程, 主题, 議題, 議事, 次第, 안건, 의제
photographer, photo, photography, 摄影, 摄影师, 拍摄, 撮影, 撮影者, 写真, 촬영, 사진
artist, creator, 作者, 艺术家, 作家, 制作者, 작가
artwork, work, 作品, 作品名, 作品名称, 작품, 작품명
medium, technique, material, 材质, 媒材, 技法, 素材, 材質, 재질, 재료
dimensions, size, 尺寸, 尺幅, 大小, 寸法, サイズ, 외형, 크기, 치수
era, period, dynasty, 年代, 朝代, 时代, 時代, 制作年, 年代, 시대, 제작연도
lender, 出借方, 出借人, 借出单位, 貸主, 貸出人, 貸与者, 대여자
exhibition, 展览, 展会, 展期, 会期, 展覧会, 전시, 전시회
technician, repairer, engineer, mechanic, 维修人员, 维修员, 维修工, 技师, 技術者, 担当技術者, 修理担当, 作業者, 作業員, 整備士, 정비사, 기술자, 작업자, 수리기사
fault, malfunction, failure, 故障, 故障描述, 故障现象, 報修, 报修, 不具合, 故障内容, 症状, 고장, 고장내용, 증상
repair, 维修, 修理, 检修, 修繕, 整備, 수리, 정비
parts, part, component, 配件, 部件, 零件, 部品, 交換部品, 부품
replaced, replacement, exchange, 更换, 替换, 交換, 取替, 교체, 교환
equipment, machine, device, 设备, 设备名称, 器材, 仪器, 機器, 機器名, 機械, 設備, 装置, 장비, 장비명, 기기, 설비
rated, nominal, 额定, 标称, 定格, 公称, 정격
voltage, 电压, 電圧, 전압
power, wattage, 功率, 消費電力, 出力, 전력, 출력
current, 电流, 電流, 전류
custodian, keeper, 保管人, 保管员, 管理责任人, 使用人, 保管者, 管理責任者, 관리책임자, 보관자
purchase, purchased, bought, 购置, 购买, 购入, 采购, 購入, 仕入, 구입, 구매
warranty, guarantee, 保修, 质保, 三包, 保証, 保証期間, 보증, 무상보증
bank, financial, 金融机构, 银行, 金融機関, 金融機関名, 取引銀行, 은행, 은행명, 금융기관
accountholder, holder, 户名, 开户名, 账户名, 口座名義, 名義人, 名義, 예금주, wlasciciel rachunku, владелец счета, 账户名称, 口座名義人
branch, office, 分行, 支行, 网点, 支店, 支店名, 営業所, 出張所, 지점, 지점명, 영업소
mobile, cellphone, phone, 手机, 手机号, 手机号码, 携帯, 携帯電話, 携帯番号, 휴대폰, 휴대전화, 핸드폰
visitor, 来访, 来访人, 来访者, 来访人员, 访客, 来館者, 来訪者, 入館者, 방문자, 방문객, 내방객
visited, contactperson, 被访人, 受访人, 接待人, 訪問先, 面会者, 방문대상, 피방문자
visit, 来访, 到访, 来館, 来訪, 来院, 来店, 訪問, 受診, 방문, 내원
items, belongings, articles, 携带物品, 随身物品, 持ち物, 持込品, 携行品, 소지품, 반입물품
entry, entrance, enter, 入场, 进场, 进入, 入園, 入場, 入庫, 入館, 入室, 입장, 입차, 입고, 입실
exit, leave, leaving, 出场, 离场, 离开, 出庫, 退場, 退館, 退室, 출차, 출고, 퇴실, 퇴장
parking, 停车, 泊车, 停车场, 駐車, 駐車場, 주차, 주차장
space, slot, bay, 车位, 车位号, 区画, 駐車区画, 주차구역
community, estate, compound, neighbourhood, 小区, 社区, 社区名称, 园区, 団地, マンション名, 町内会, 自治会, 단지, 아파트, 단지명
village, town, township, 村, 村委会, 乡镇, 镇, 町村, 마을
district, ward, 区, 行政区, 区域, 地区, 地域, 구, 지역
province, prefecture, state, 省, 省份, 都道府県, 道府県, 시도
building, block, 楼栋, 楼号, 幢号, 栋, 棟, 棟番号, 建物, 建物名, 建物名称, 동, 건물, 건물명
floor, storey, 楼层, 层, 所在階, 階数, 階, 층, 층수
floors, 层数, 总层数, 階数, 階建, 층수
appointment, booking, reservation, 预约, 预订, 予約, 予約日時, 예약
number, no, 番号, 編號, 번호, 호
datetime, date, time, 日時, 日期时间, 일시
craftsman, master, 师傅, 技师, 職人, 施術者, 기사
treatment, service, 服务项目, 护理项目, 施術, 施術内容, 施術メニュー, 시술, 热处理, 열처리
member, membership, 会员, 会員, 회원
card, 卡, 卡号, 会员卡, カード, カード番号, 카드
level, tier, 等级, 会员等级, 级别, ランク, 등급
join, joined, joining, 入会, 加入, 加盟, 가입, 입회
donor, donated, 捐赠人, 捐赠者, 捐款人, 献血者, 寄付者, 寄附者, 寄贈者, 기부자, 기증자, 헌혈자
donation, 捐赠, 捐款, 捐助, 献血, 寄付, 寄附, 寄贈, 寄付金, 기부, 기증, 헌혈
lost, missing, 遗失, 丢失, 紛失, 遺失, 遺失物, 분실, 분실물
found, finding, 拾得, 拾获, 捡到, 拾得日時, 拾得場所, 습득
finder, 拾得人, 拾获人, 拾得者, 습득자
damage, damaged, 损坏, 破损, 破損, 損害, 損傷, 被害, 파손, 손상, 피해
accident, 事故, 事故発生, 出险, 사고
injured, injury, 伤者, 受伤, 负傷者, 負傷者, 負傷, 부상, 부상자
report, reported, reporter, 报案, 报案人, 举报, 报告, 報告, 報告者, 届出, 通報者, 보고, 보고자, 신고, 신고인
complaint, 投诉, 苦情, クレーム, 민원, 불만
response, reply, 答复, 回复, 処理意见, 対応, 対応内容, 回答, 답변, 조치
measure, action, handling, 措施, 处理, 处理意见, 处理结果, 処置, 対策, 措置, 조치, 조치사항
temperature, 温度, 体温, 气温, 水温, 気温, 室温, 体温, 온도, 체온, 기온, 수온
humidity, 湿度, 습도
weather, 天气, 天候, 天気, 날씨
pulse, heartrate, 脉搏, 心率, 脈拍, 心拍数, 맥박, 심박수, herzfrequenz, herzschlag, frequence cardiaque, frecuencia cardiaca, frequenza cardiaca, frequencia cardiaca, hartslag, hartfrequentie, czestosc akcji serca, чсс, 心拍
bloodpressure, 血压, 血圧, 혈압
eyesight, vision, 视力, 視力, 시력
hearing, 听力, 聴力, 청력
height, 身高, 高度, 身長, 樹高, 高さ, 신장, 키, 높이
width, 宽度, 宽, 幅, 横幅, 폭, 너비
depth, 深度, 深, 奥行, 深さ, 깊이
length, 长度, 长, 全長, 長さ, 길이
diameter, 直径, 口径, 径, 직경, 지름, durchmesser, diametre, diametro, doorsnede, srednica, диаметр, 外径, 内径
thickness, 厚度, 厚, 厚さ, 두께
distance, 距离, 里程, 距離, 거리
speed, 速度, 车速, 속도
mileage, odometer, 里程, 里程数, 行驶里程, 走行距離, 走行, 주행거리
date, 日, 日付, 日にち, 날짜, 일자
time, 时刻, 時刻, 時間帯, 시각, 시간대
subject, 科目, 课目, 教科, 学科, 과목
question, inquiry, enquiry, 咨询, 问询, 問合せ, 問い合わせ, お問い合わせ先, 問合せ先, 문의, 문의처
contact, 联系, 联系人, 联络人, 連絡先, 窓口, 連絡担当者, 연락처, 연락담당
department, division, section, 科室, 部门, 处室, 課, 部署, 部課名, 担当課, 担当部署, 所属部署, 部署名, 소속, 부서, 부서명, 담당부서
shift, 班次, 轮班, 当班, 勤務時間帯, シフト, 근무조
daily, log, 日志, 日报, 日誌, 日報, 일지, 일보
quarantine, disinfection, 检疫, 消毒, 検疫, 消毒, 검역, 소독
origin, source, 产地, 来源, 原产地, 原産地, 産地, 仕入先, 원산지, 산지
grade, class, quality, 等级, 品级, 等級, 品質, 등급, 품질
colour, color, 颜色, 毛色, 色, 花色, 色番, 색상, 색깔, 모색
pattern, style, 款号, 货号, 款式, 花型, 柄, 스타일
fabric, 面料, 布料, 生地, 원단, cloth, stoff, gewebe, tissu, etoffe, tejido, tessuto, tecido, weefsel, tkanina, ткань
quantity, 数量, 用量, 量, 数, 본수, 수량
sequence, serial, 序号, 编号, 流水号, 通し番号, 連番, 연번, 순번
edition, version, revision, 版本, 版次, 版次号, 改訂, 版, 판, 버전
pages, page, 页数, 页码, 頁数, ページ数, 쪽수, 면수
copies, 份数, 印数, 册数, 部数, 冊数, 枚数, 부수, 매수
language, 语言, 语种, 言語, 使用言語, 언어
password, 密码, 暗証番号, パスワード, 비밀번호
network, wifi, 网络, ネットワーク, 네트워크
terms, conditions, clause, 条款, 条件, 約款, 条件等, 조건, 약관
instructions, directions, 说明, 使用说明, 使用方法, 使い方, 用法, 사용법, 사용방법
warnings, warning, caution, precautions, 注意, 注意事项, 警告, 使用上の注意, 注意事項, 주의, 주의사항
advice, recommendation, 建议, 医嘱, 处理建议, 指導, アドバイス, 助言, 권고, 권고사항
followup, nextvisit, 复诊, 复查, 再診, 次回予約, 次回来院, 재진, 추적, folgebescheinigung, nachkontrolle, wiedervorstellung, nachsorge, kontrolltermin, prolongation arret, suivi medical, seguimiento, visita di controllo, controllo successivo, consulta de seguimento, vervolgafspraak, wizyta kontrolna, повторный прием, наблюдение, 随访, 経過観察, 추적관찰
education, degree, 学历, 学位, 最終学歴, 学歴, 학력, 최종학력
photo, picture, 照片, 相片, 写真, 사진, lichtbild, bild, foto, immagine, zdjecie, фотография, снимок, 图片, 摄影
signature, signed, 签名, 签字, 签章, 署名, 記名押印, 서명, 날인
gift, gifts, bonus, complimentary, 赠送, 赠品, 礼品, 贈呈, 特典, 粗品, 사은품, 증정
efficiency, 效率, 能效, 効率, 효율
factor, coefficient, 因数, 系数, 係数, 力率, 계수
insulation, 绝缘, 絶縁, 절연
noise, 噪声, 噪音, 騒音, 소음
protection, 防护, 保護, 保护, 보호
connection, 接法, 接线, 接続, 결선, 연결
load, 负载, 负荷, 荷载, 载重, 荷重, 積載, 하중, 적재
range, 量程, 测量范围, 測定範囲, 範囲, 측정범위
accuracy, precision, 精度, 准确度, 精度等级, 정밀도, 정확도
rotation, rotational, 转速, 回転, 回転数, 회전수
registration, registered, 立案, 备案, 登録, 注册, 등록, 登记
organisation, organization, affiliation, 所属单位, 团体, 所属, 所属団体, 소속, 기관, 단체
mailing, postal, 寄送, 邮寄, 通信, 郵送, 우편
debit, 口座振替, 引落, 引き落とし, 扣款, 代扣, 자동이체
meterreader, 抄表员, 検針員, 검침원
advisor, adviser, consultant, 顾问, 会籍顾问, 課程顧問, アドバイザー, 상담사, 상담원
hotline, helpline, 热线, 客服, 客服热线, 服务热线, 专线, 洽询, 洽询专线, 咨询电话, フリーダイヤル, コールセンター, 상담전화, 고객센터
due, should, 应还, 应缴, 应付, 应归还
suspended, suspension, 停借, 停用, 停止, 暂停, 停权, 정지, 중지
barcode, 条码, 条形码, 条码号, バーコード, 바코드
callnumber, 索书号, 请求记号, 請求記号, 청구기호
occasion, ceremony, 仪式, 典礼, 儀式, 式典, 의식
deceased, 逝者, 故人, 死者, 고인
ashes, burial, grave, 墓, 墓地, 墓位, 安葬, 埋葬, 墓所, 묘, 안장
adoption, adopter, 领养, 领养人, 里親, 譲受人, 입양, 입양자
neutered, sterilised, sterilized, 绝育, 去勢, 避妊, 중성화
vaccination, vaccinated, vaccine, 免疫, 接种, 疫苗, 予防接種, 접종
dormitory, 宿舍, 寮, 기숙사
bed, 床位, 床号, 病床, 병상
tenure, seniority, 工龄, 司龄, 勤続, 勤続年数, 근속, 근속기간
resignation, leaving, 离职, 退職, 퇴직
training, trainee, 培训, 进修, 研修, 교육, 연수, 이수
hours, 学时, 课时, 時間数, 이수시간, 교육시간
institute, centre, 진흥원, 연구원, 教育中心, センター
disease, illness, diagnosis, 疾病, 病种, 疾患, 病名, 傷病, 질병, 상병, 병명
symbol, code, 代码, 代号, 记号, 記号, 符号, コード, 기호, 코드
issue, issued, 核发, 签发, 颁发, 開具, 开具, 交付, 発行, 発給, 교부, 발급, 발행
practitioner, doctor, prescriber, 处方医师, 開方医师, 処方医, 의료인, 처방의료인, 처방의
dispensing, dispensed, 调剂, 调配, 配药, 調剤, 調製, 조제
dose, dosage, 单次剂量, 每次用量, 一回量, 1回量, 투약량, 1회투약량, 복용량
times, frequency, 次数, 频次, 每日次数, 回数, 횟수, 투여횟수
session, 诊别, 診別, 班别, 午别, 時段, 时段, 时间段, 診療時間帯, 진료시간
chart, record, 病历, 病歷, 病历号码, カルテ, 차트
attempt, visit, 上门, 访问, 訪問, 来訪, 방문
redelivery, 再配達, 重新派送, 重新投递, 재배달, 재배송
storage, holding, 保管, 保管期限, 留置, 보관
cod, cashondelivery, 代收货款, 货到付款, 代引, 代引金額, 着払い, 착불, 대금교환
moving, removal, relocation, 搬家, 搬迁, 引越, 引越し, 転居, 이사
park, garden, 公园, 園地, 公園, 공원
permit, permission, permitted, 许可, 准许, 許可, 許可書, 허가, 허가증
workers, crew, staff, labourers, 工人, 人员, 作业人员, 作業員数, 人員, 작업인원, 인력
school, 小学, 中学, 初中, 高中, 国小, 国中, 小学校, 中学校, 高校, 高等学校, 초등학교, 중학교, 고등학교
semester, term, trimester, 学期, 학기
term start, school opening, 开学, 始業, 新学期, 개학
layout, floor plan, room layout, 户型, 格局, 間取り, 평면
electricity, 电表, 電気メーター, 电费
water, 水表, 水费, 供水, 停水, 断水, 단수
gas, 燃气表, 气表, 煤气, 燃气费
heating, 暖气, 供暖, 采暖, 난방
outage, interruption, shutdown, 停水, 停电, 停气, 断水, 停電, 단수, 정전
contractor, vendor, 厂商, 施工厂商, 承包商, 承揽厂商
affected, impacted, 影响, 受影响, 影響, 영향
households, homes, 户数, 戸数, 가구, 세대수
pressure, low pressure, 降压, 低压, 水压, 減圧, 저압, 수압
temporary, interim, 临时, 臨時, 仮, 임시
water point, water station, 取水点, 取水站, 给水点, 給水所, 급수
region, zone, area, 区域, 范围, 地段, 구역
mobile, cellphone, 行动电话
mathematics, maths, math, 数学, 算数, 수학
chinese, mandarin, 语文, 国语, 国文, 国語, 국어
english, 英语, 英文, 英語, 영어
physics, 物理, 물리
chemistry, 化学, 화학
biology, 生物, 생물
history, 历史, 歴史, 역사
geography, 地理, 지리
sports, physicaleducation, 体育, 保健体育, 체육
music, 音乐, 音楽, 음악
art, fine arts, 美术, 图画, 美術, 図工, 미술
prepaid, advance, prepayment, 预交, 预缴, 预付, 预存, 已缴纳, 已缴, 前払, 前納, 预交金, 예납, 선납
owed, outstanding, arrears, 尚欠, 欠费, 欠缴, 未缴, 未納, 未払, 미납, 체납
topay, payable, 补缴, 应缴, 应交, 应付, 需缴, 需支付, 납부할
opening hours, office hours, business hours, service hours, working hours, reception hours, 办理时间, 营业时间, 服务时间, 开放时间, 办公时间, 受理时间, 受付時間, 営業時間, 開館時間, 診療時間, 窓口時間, 利用時間, 영업시간, 운영시간, 업무시간, 상담시간, 접수시간
description, content, details, 内容, 作業内容, 作业内容, 내용, 작업내용
labor, labour, 工费, 工时费, 工賃, 技術料, 作業料, 공임, 공임비, 인건비
visit, call, お伺い, 伺い, 上门, 방문
name, 명, 명칭
replacement, reissue, 补卡, 补证, 挂失, 재발급
fee, charge, 工本费, 手续费, 制证费
limit, times, 次数, 限次, 限入
director, head, センター長, 관리사무소장, 관리소장
site manager, 现场负责人, 現場責任者, 現場代理人, 현장책임자, 현장소장, 项目经理
exam, checkup, 受診, 健診, 検診, 体检, 검진, 수검
`
