// More words of the glossary: schools and work. Rows as in glossary.ts.

export const workRows = `
homeroom, classteacher, klassenlehrer, klassenlehrerin, principal, professeurprincipal, tutor, tutora, coordinatore, diretordeturma, mentor, wychowawca, 班主任, 担任, 담임
comment, comments, remark, remarks, appreciation, bemerkung, bemerkungen, anmerkung, hinweis, hinweise, kommentar, appreciations, commentaire, observation, observations, remarque, observacion, observaciones, comentario, nota, notas, osservazioni, annotazioni, giudizio, commento, observacoes, apreciacao, opmerking, opmerkingen, uwagi, комментарий, примечание, 备注, 评语, 评价, 说明, 附注, 备考, 備考, 所見, コメント, 注記, 비고
distinction, honours, honors, mention, auszeichnung, pradikat, felicitations, mencion, distincion, menzione, lode, mencao, distincao, louvor, onderscheiding, cumlaude, wyroznienie, отличие, 荣誉, 奖项, 嘉奖, 等级, 優等, 表彰
award, prize, preis, auszeichnung, ehrung, prix, recompense, premio, galardon, riconoscimento, prijs, nagroda, награда, приз, 奖励, 奖项, 获奖, 受賞, 表彰
term, semester, trimester, quarter, halbjahr, quartal, trimestre, semestre, cuatrimestre, quadrimestre, bimestre, semestr, семестр, четверть, 学期, 季度, 四半期, 학기
programme, program, degree, studiengang, programm, filiere, cursus, programa, carrera, titulacion, grado, programma, corsodilaurea, curso, opleiding, kierunek, программа, 专业, 学位, 専攻, プログラム, 전공
enrolment, enrolled, immatrikulation, eingeschrieben, inscription, inscrit, matricula, matriculado, iscrizione, immatricolazione, inscricao, inschrijving, zapis, зачисление, 入学, 学籍, 学号, 注册, 在籍, 재학, 학번
graduation, graduated, completion, abschluss, abgeschlossen, finetudes, diplome, obtention, graduacion, egreso, finalizacion, diploma, laurea, conseguimento, conclusao, formatura, afstuderen, ukonczenie, выпуск, окончание, 毕业, 结业, 修了, 卒業, 졸업
attendance, anwesenheit, teilnahme, presence, assiduite, asistencia, presenza, frequenza, presenca, frequencia, assiduidade, aanwezigheid, obecnosc, посещаемость, 出勤, 到课, 出席, 出欠, 출석, 应出勤, 出勤天数, 授業日数, 出席日数
scholarship, grant, stipendium, forderung, bourse, subvention, beca, subvencion, ayuda, borsadistudio, contributo, bolsa, subsidio, beurs, subsidie, stypendium, стипендия, 奖学金, 助学金, 补助, 补贴, 資助, 奨学金, 助成, 補助金, 장학금
tuition, schulgeld, studiengebuhr, scolarite, fraisdescolarite, matricula, retta, propina, mensalidade, collegegeld, czesne, 学费, 授業料, 学費, 등록금
duties, tasks, responsibilities, aufgaben, tatigkeit, tatigkeiten, taches, missions, fonctions, tareas, funciones, mansioni, compiti, funcoes, tarefas, taken, werkzaamheden, obowiazki, обязанности, 职责, 工作内容, 岗位职责, 業務内容, 職務, 직무
employment, employed, beschaftigung, beschaftigt, anstellung, arbeitsverhaltnis, emploi, embauche, employe, empleo, contratado, contratacion, impiego, assunzione, rapporto, emprego, contratacao, dienstverband, zatrudnienie, занятость, 雇佣, 聘用, 在职, 任职, 雇用, 就業, 在職, 고용
leaving, resignation, austritt, ausscheiden, kundigungsgrund, depart, demission, baja, cese, renuncia, dimissioni, cessazione, saida, demissao, uitdiensttreding, odejscie, увольнение, 离职, 辞职, 退职, 退職, 離職, 퇴직
supervisor, superior, reports, vorgesetzter, vorgesetzte, betreuer, betreuerin, superieur, tuteur, maitre, responsable, jefe, jefa, supervisore, tutor, relatore, orientador, chefia, leidinggevende, begeleider, przelozony, opiekun, руководитель, 主管, 上级, 导师, 指导老师, 指导教师, 上司, 監督者, 指導教員, 상사
grosspay, brutto, bruttolohn, bruttogehalt, salairebrut, sueldobruto, stipendiolordo, salariobruto, brutoloon, 应发, 应发工资, 税前, 総支給, 総支給額, total devengado, devengos, начислено, 支給合計
fulltime, vollzeit, tempsplein, jornadacompleta, tempopieno, tempointegral, 全职, 常勤, フルタイム, 정규직
position, role, job, post, jobtitle, occupation, profession, stelle, funktion, beruf, berufsbezeichnung, tatigkeit, poste, fonction, emploi, metier, puesto, cargo, profesion, ocupacion, posizione, ruolo, mansione, qualifica, professione, funcao, profissao, ocupacao, functie, beroep, stanowisko, zawod, должность, профессия, 职位, 职务, 岗位, 职业, 职称, 工种, 役職, 職位, 職業, 職種, 직위, 직업
farmer, grower, producer, landwirt, bauer, erzeuger, agriculteur, exploitant, producteur, agricultor, productor, agricultore, produttore, agricultor, produtor, boer, teler, rolnik, producent, фермер, 农户, 种植户, 农民, 農家, 生産者, 농부
`
