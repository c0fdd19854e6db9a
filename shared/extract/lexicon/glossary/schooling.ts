// More words of the glossary: schools, their subjects and their reports. Rows as in glossary.ts.

export const schoolingRows = `
chinese, 语文, 华文, 中文, 국어
japanese, national language, 国語, 日本語
mathematics, maths, math, arithmetic, 数学, 算数, 奥数, 수학
english, 英语, 外语, 外国語, 영어
physics, 物理, 물리
chemistry, 化学, 화학
biology, 生物, 生物学, 생물
science, sciences, 科学, 理科, 自然科学, 과학
history, 历史, 歴史, 日本史, 世界史, 역사
geography, 地理, 지리
politics, civics, moral education, ethics, morality, 思想政治, 道德与法治, 道德, 思想品德, 道徳, 도덕, 윤리
social studies, 地歴, 사회
music, 音乐, 音楽, 음악
art, arts, 美术, 図画工作, 図工, 미술
physical education, pe, sports class, 体育, 保健体育, 체육
information technology, computing, informatics, 信息技术, 信息科技, 情報, 정보
home economics, domestic science, 劳动技术, 劳技, 가정
integrated study, 総合学習, 総合的な学習の時間, 生活科
compulsory, mandatory, core, 必修, 必考, 必選, 필수
elective, electives, 选修, 任选, 選択, 선택
midterm, 期中, 中間考査, 중간고사
finals, 期末, 期末考査, 기말고사
coursework, regular score, usual, 平时, 平常点, 平常分, 수행평가
conduct, moral conduct, behaviour, behavior, 操行, 品德, 行動の記録, 行動, 품행, 행동발달
rewards, punishment, discipline, 奖惩, 奖惩情况, 奖罚, 処分歴, 賞罰, 상벌
physique, physical fitness, 体质, 体能, 体力, 体力テスト, 체력
moral comment, 老师寄语, 종합의견
truancy, skipped classes, 旷课, 逃课
tardy, tardiness, 迟到, 遅刻, 지각
left early, early leave, early departure, 早退, 조퇴
mourning leave, bereavement, 忌引, 忌引き, 丧假
counselor, tutor, 辅导员, 学业导师
defense, defence, viva, 答辩, 口頭試問
invigilator, proctor, 监考, 监考人, 监考员, 감독관
campus, 校区, 校园, 分校, キャンパス, 캠퍼스
boarder, lodging, 住校, 寄宿, 住读, 寄宿生, 入寮, 기숙사
commuter, 走读, 走读生, 通学, 通学生
miscellaneous fees, sundry fees, 杂费, 学杂费, 书本费, 諸費, 잡부금
lunch money, 伙食费, 餐费, 급식비
uniform, 校服, 制服, 工作服, 교복
shuttle, 校车, 班车, 接驳车, 送迎バス, スクールバス, 통학버스
winter vacation, winter holiday, 寒假, 冬休み, 겨울방학
summer vacation, summer holiday, 暑假, 夏休み, 여름방학
monitor, cadre, 班干部, 班长, 任职情况, 学级委员, 係活動, 반장
extracurricular, 社团, 课外活动, 部活動, 部活, クラブ活動, 동아리
further study, career path, destination, 去向, 升学, 进路, 진로, 진학
alma mater, 原就读学校, 原校, 出身校, 母校, 最終学校, 출신학교
quota, vacancies, places, 名额, 招生人数, 招生计划, 指标, 募集人員, 募集人数, 정원, 모집인원
threshold, cutoff, passing, 录取分, 分数线, 及格分, 合格線, 합격선
full score, full marks, out of, 满分, 总分值, 配点, 満点, 배점, 만점
highest score, top score, 最高分, 최고점
lowest score, 最低分, 최저점
classroom teacher, 任课, 科任
teaching plan, 教案, 教学计划, 学習指導案, 지도안
textbook, teaching material, materials, 教材, 课本, テキスト, 교재
dean, 教务, 教导处, 学务处, 교무처
speciality, specialty, stream, track, 文理科, コース名
discipline, 学科门类, 学位授予, 授予学位, 学位记, 학위기
continuing education, 总学时, 授课时数, 履修単位, 修得単位
completion, 修业, 수료
trial, 试听, 体验课, 体験授業, 体験レッスン
remaining, left, remainder, 剩余, 残回数, 残り, 残数, 잔여
collector, 接送, 接送人, 送迎, 送迎者, 등하원
scope, extent, umfang, volume horaire, etendue, alcance, ambito, omvang, zakres, объем, 学时, 课时, 時間数, 범위
`
