// More words of the glossary, by what the documents are about: animals, medicine, school, journeys, vehicles, energy,
// homes, insurance, work, families, law, parcels, shops, food, sport, farms, telephones. Rows as in glossary.ts.

export const tradeRows = `
animal, pet, tier, haustier, animal, animaux, mascota, animale, dier, huisdier, zwierze, животное, 动物, 宠物, 動物, ペット, 동물
species, tierart, art, espece, especie, specie, especie, diersoort, soort, gatunek, вид, 物种, 种类, 品种, 種類, 動物種, 종
breed, race, rasse, race, raza, razza, raca, ras, rasa, порода, 品种, 犬种, 品種, 犬種, 품종
chip, microchip, transponder, mikrochip, puce, identificador, чип, 芯片, マイクロチップ, 칩
neutered, castrated, sterilised, kastriert, sterilise, castre, castrado, esterilizado, castrato, sterilizzato, gecastreerd, 绝育, 去勢, 避妊
fur, coat, fell, robe, pelaje, pelo, mantello, pelagem, vacht, 毛色, 毛
veterinarian, vet, tierarzt, tierarztin, veterinaire, veterinario, veterinario, veterinario, dierenarts, weterynarz, ветеринар, 兽医, 獣医師, 獣医
practice, surgery, praxis, cabinet, consultorio, consulta, studio, ambulatorio, consultorio, praktijk, gabinet, 诊所, 医院, 診療所, 医院
symptom, symptoms, complaint, complaints, symptome, beschwerden, symptomes, plaintes, sintomas, sintomi, disturbi, sintomas, queixas, klachten, objawy, симптомы, 症状, 主诉, 症状, 主訴, 증상
history, anamnesis, anamnese, vorgeschichte, vorbericht, antecedents, anamnese, historial, antecedentes, anamnesi, storia, historico, voorgeschiedenis, wywiad, анамнез, 病史, 既往史, 履历, 経過, 既往歴, 履歴, 병력, 现病史, 現病歴, 현병력, 家族史, 家族歴, 가족력
therapy, treatment, therapie, behandlung, traitement, soins, terapia, tratamiento, terapia, trattamento, cura, tratamento, behandeling, leczenie, лечение, 治疗, 处理, 治療, 処置, 치료, therapist, physiotherapy, therapeut, therapeutin, physiotherapie, kinesitherapie, therapeute, fisioterapia, terapeuta, fisioterapista, terapeut, терапевт, 治疗师, 理疗, 療法士, 치료사, 热处理, 열처리
finding, findings, befund, befunde, constatation, constatations, resultats, hallazgos, reperto, referto, achados, bevinding, bevindingen, 所见, 结果, 所見, 소견
recommendation, advice, empfehlung, recommandation, conseil, recomendacion, recomendaciones, raccomandazione, recomendacao, advies, aanbeveling, zalecenia, рекомендации, 建议, 医嘱, 指示, 勧告, 권고
ward, station, pflegestation, service, unite, planta, reparto, enfermaria, afdeling, oddzial, отделение, 病区, 病房, 病棟, 병동, bed, bett, lit, cama, letto, leito, lozko, койка, 床号, 床位, 病床, ベッド, 병상, 入院料, 입원료
admission, admitted, aufnahme, einlieferung, admission, hospitalisation, ingreso, ricovero, internamento, admissao, opname, przyjecie, поступление, 入院, 입원, 入学, 入会, 入园
discharge, discharged, entlassung, sortie, alta, dimissione, alta, ontslag, wypis, выписка, 出院, 退院, 퇴원
pharmacy, pharmacist, apotheke, apotheker, pharmacie, pharmacien, farmacia, farmaceutico, farmacia, farmacista, farmacia, apotheek, apteka, аптека, 药房, 药店, 薬局, 薬剤師, 약국
nurse, pfleger, krankenschwester, infirmier, infirmiere, enfermero, enfermera, infermiere, enfermeiro, verpleegkundige, pielegniarka, медсестра, 护士, 看護師, 간호사, midwife, hebamme, sagefemme, matrona, ostetrica, parteira, verloskundige, polozna, акушерка, 助产士, 助産師
frequency, intake, haufigkeit, einnahme, frequence, frecuencia, frequenza, frequencia, frequentie, częstotliwosc, частота, 频率, 频次, 頻度, 用法, 빈도, interval, rhythm, turnus, zahlungsweise, rhythmus, periodicite, periodicidad, periodicita, cadenza, periodicidade, czestotliwosc, периодичность, 周期, 周波数, 主频, 주파수
pulse, puls, pouls, pulso, polso, pulso, hartslag, tetno, пульс, 脉搏, 心率, 脈拍, 맥박
pressure, druck, blutdruck, tension, pression, presion, tension, pressione, pressao, druk, bloeddruk, cisnienie, давление, 血压, 压力, 血圧, 圧力, 혈압, 降压, 减压, 水压, 气压, 油压, 水圧, 수압
parameter, analyte, kenngrosse, analyt, parametre, parametro, analito, analysis, wskaznik, показатель, 项目, 参数, 指标, 項目, 항목
limit, limits, threshold, maximum, max, grenzwert, hochstwert, limite, seuil, maximal, limite, maximo, limite, massimo, massimale, plafond, limite, maximo, grenswaarde, предел, 限值, 上限, 最高, 限额, 上限, 限度, 한도
minimum, min, minimal, mindest, minimum, minimo, minimo, minimo, minimaal, минимум, 最低, 下限, 最小, 最低, 최소, mindestlaufzeit, minimale, minima, minimalny, минимальный, 最短, 最少
normal, normalwert, norm, normale, normal, normale, normaal, norma, норма, 正常, 正常值, 参考值, 基準値, 正常, 정상
matrix, material, probenmaterial, matrice, material, matriz, matrice, materiale, matriz, materiaal, материал, 基质, 材料, 材質, 資料, 재료
laboratory, lab, labor, laboratoire, laboratorio, laboratorio, laboratorio, laboratorium, лаборатория, 实验室, 化验室, 検査室, 研究所
analysis, analyst, analyse, auswertung, analyse, analyste, analisis, analista, analisi, analise, analista, analiza, анализ, 分析, 检测, 分析者, 分析, 분석
disability, handicap, behinderung, invalidite, discapacidad, disabilita, invalidita, deficiencia, handicap, niepelnosprawnosc, инвалидность, 残疾, 障害, 장애
average, mean, durchschnitt, mittelwert, durchschnittlich, moyenne, promedio, media, medio, media, medio, media, gemiddelde, gemiddeld, srednia, средний, 平均, 均分, 平均点, 평균, gpa, notendurchschnitt, notamedia, 平均分, 绩点, 班平均
absence, absences, absent, fehltage, fehlstunden, fehlzeiten, abwesenheit, absence, absences, ausencias, faltas, inasistencias, assenze, ausencias, faltas, afwezigheid, nieobecnosci, пропуски, 缺勤, 缺课, 缺席, 欠席, 결석
excused, justified, entschuldigt, justifie, justifiees, justificadas, giustificate, justificadas, geoorloofd, usprawiedliwione
behaviour, behavior, conduct, verhalten, betragen, comportement, conduite, comportamiento, conducta, comportamento, condotta, comportamento, gedrag, zachowanie, поведение, 品行, 表现, 行動, 素行
semester, halbjahr, halbjahres, schulhalbjahr, semestre, trimestre, semestre, trimestre, evaluacion, quadrimestre, semestre, periodo, semester, semestr, семестр, 学期, 学期, 학기, term
schuljahr, anneescolaire, annoscolastico, anoletivo, schooljaar, 学年, 学年度, 年度
faculty, fakultat, fachbereich, faculte, facultad, facolta, faculdade, faculteit, wydzial, факультет, 学院, 院系, 学部, 학부
major, speciality, specialisation, fachrichtung, specialite, filiere, especialidad, carrera, specializzazione, indirizzo, especialidade, curso, studierichting, kierunek, специальность, 专业, 方向, 専攻, 전공
headteacher, dirigente scolastico, principal, headmaster, schulleiter, schulleiterin, schulleitung, rektor, proviseur, principal, rector, preside, dirigente, reitor, schoolhoofd, dyrektor, 校长, 学校長, 校長, 교장, dean, rektorin, dekan, directeur, directrice, recteur, doyen, director, directora, rectora, decano, rettore, diretor, diretora, dziekan, директор, ректор, 院长, 园长, 学長, 園長
tutor, homeroom, klassenlehrer, klassenleiter, klassenleitung, professeurprincipal, tutor, tutora, coordinatore, mentor, wychowawca, 辅导员, 担任, 担任教諭, 담임
credits, ects, leistungspunkte, credits, creditos, crediti, creditos, studiepunten, 学分, 単位, 학점
thesis, topic, thema, abschlussarbeit, theme, these, memoire, tema, tesis, tema, tesi, tema, tese, scriptie, temat, тема, 题目, 论文, 课题, 論文, 題目, 논문
rank, ranking, place, rang, platz, platzierung, rang, classement, puesto, clasificacion, posizione, classifica, posicao, classificacao, rang, plaats, miejsce, место, 名次, 排名, 順位, 등수, 班名次, 석차
baggage, luggage, allowance, gepack, freigepack, bagage, bagages, equipaje, bagaglio, bagagli, bagagem, bagage, bagaz, багаж, 行李, 手荷物, 荷物, 수하물, koffer, 手提行李
alighting, disembarkation, ausstieg, aussteigen, descente, debarquement, bajada, desembarque, discesa, sbarco, saida, uitstap, uitstappen, wysiadanie, высадка, 下车, 降車, 하차
within, innerhalb, binnen, entro, dentro de, au plus tard, uiterlijk, в течение
boarding, einstieg, einsteigen, embarquement, montee, embarque, subida, imbarco, salita, embarque, instap, instappen, boarding, посадка, 登机, 搭乗, 탑승
departs, departing, departed, dep, depart, abfahrt, abflug, partenza, salida, partida, vertrek, 出发, 起飞, 発, 出発
arrives, arriving, arrived, arr, arrivee, ankunft, arrivo, llegada, chegada, aankomst, 到达, 抵达, 着, 到着
sequence, seq, lfd, sequenz, sequence, secuencia, sequenza, sequencia, volgnummer, 序号, 顺序
frequent, loyalty, vielflieger, treue, fidelite, fidelidad, fedelta, fidelidade, 常旅客, 会员, マイレージ
fare, flugpreis, fahrpreis, tarif, tarifa, tariffa, prix, 票价, 運賃, 요금, tariff, billete, tarief, prijs, taryfa, тариф, 运价, 运费, 料金, 운임
stop, halt, zwischenstopp, haltestelle, arret, parada, fermata, paragem, halte, przystanek, остановка, 经停, 车站, 停留所, 정류장
route, line, strecke, linie, trajet, ligne, ruta, linea, trayecto, tratta, linea, percorso, rota, linha, trajeto, lijn, trasa, linia, маршрут, 线路, 路线, 行程, 路線, 経路, 노선
airline, carrier, fluggesellschaft, compagnie, compania, aerolinea, compagnia, vettore, companhia, maatschappij, przewoznik, авиакомпания, 航空公司, 承运人, 航空会社, 運送会社, 항공사, airlines, aerienne, aerea, linea, luchtvaartmaatschappij, linia
pickup, collect, collection, abholung, ubernahme, retrait, enlevement, depart, recogida, ritiro, presa, recolha, levantamento, levantada, ophalen, afhalen, odbior, 取车, 取货, 提货, 提取, 引取, 貸出, 集荷, 픽업
return, returned, dropoff, ruckgabe, rucksendung, ruckfahrt, rucklieferung, retour, restitution, devolucion, vuelta, regreso, restituzione, riconsegna, reso, ritorno, devolucao, regresso, entrega, terug, inleveren, retour, zwrot, возврат, 还车, 退货, 归还, 返回, 返却, 返品, 復路, 반납
transmission, gearbox, getriebe, schaltung, boite, vitesses, transmision, cambio, cambio, caixa, versnelling, skrzynia, коробка, 变速箱, 变速器, 変速機, 변속기
tyre, tire, tyres, reifen, pneu, pneus, pneumatiques, neumaticos, pneumatici, gomme, pneus, banden, opony, шины, 轮胎, タイヤ, 타이어
damage, damages, defect, defects, fault, mangel, schaden, defekt, fehler, degat, degats, defaut, panne, dano, danos, averia, defecto, danno, danni, guasto, difetto, dano, avaria, defeito, schade, defect, gebrek, usterka, szkoda, дефект, повреждение, 损坏, 故障, 缺陷, 损失, 損傷, 故障, 不具合, 결함, schadens, schadensfall
power, output, leistung, puissance, potencia, potenza, potencia, vermogen, moc, мощность, 功率, 出力, 電力, 출력
voltage, spannung, tension, voltaje, tension, tensione, tensao, spanning, napiecie, напряжение, 电压, 電圧, 전압
emission, emissions, abgas, co2, emissions, emisiones, emissioni, emissoes, uitstoot, spalin, выбросы, 排放, 排出
supply, supplied, versorgung, lieferstelle, fourniture, suministro, fornitura, fornecimento, levering, dostawa, 供应, 供給, 供水, 供电, 供气, 供热, 给水
installation, facility, plant, anlage, installation, instalacion, impianto, instalacao, installatie, instalacja, установка, 装置, 设备, 設備, 設置, 설비
tariff, plan, package, tarif, formule, forfait, offre, tarifa, plan, paquete, tariffa, offerta, piano, plano, pacote, abonnement, taryfa, pakiet, тариф, 套餐, 资费, 方案, プラン, 料金プラン, 요금제
energy, energie, energia, энергия, 能源, 能量, エネルギー, 에너지
subscriber, subscription, abonnent, abonnement, abonne, abonado, suscripcion, abbonato, abbonamento, utenza, assinante, assinatura, abonnee, abonent, абонент, 订阅, 用户, 加入者, 가입자
bedroom, bedrooms, schlafzimmer, chambre, chambres, dormitorio, dormitorios, habitaciones, camera, camere, quarto, quartos, slaapkamer, sypialnia, спальня, 卧室, 침실
bathroom, bathrooms, bad, badezimmer, bains, bano, banos, bagno, bagni, banheiro, banho, badkamer, lazienka, ванная, 卫生间, 浴室, 욕실
kitchen, kuche, cuisine, cocina, cucina, cozinha, keuken, kuchnia, кухня, 厨房, 台所, 주방
garage, parking, stellplatz, parkplatz, tiefgarage, stationnement, aparcamiento, garaje, parcheggio, posto, autorimessa, estacionamento, garagem, parkeerplaats, miejsceparkingowe, парковка, 车位, 停车, 駐車場, 駐車, 주차
cellar, storage, keller, cave, trastero, cantina, arrecadacao, kelder, berging, piwnica, кладовая, 地下室, 储藏室, 倉庫
furnished, mobliert, meuble, amueblado, arredato, ammobiliato, mobilado, gemeubileerd, umeblowane, 家具, 家具付き
built, construction, baujahr, errichtet, construction, construccion, construido, costruzione, construcao, bouwjaar, budowy, постройки, 建成, 建造, 竣工, 築, 建築, 建成年代, 建成年份, 建筑年代, 築年, 준공년도, 건축년도
plot, parcel, cadastral, flurstuck, flur, parcelle, cadastre, cadastrale, parcela, catastral, catastro, particella, catasto, catastale, parcela, cadastral, perceel, kadaster, dzialka, участок, 地块, 宗地, 地号, 地番, 필지
keys, schlussel, cles, llaves, chiavi, chaves, sleutels, klucze, ключи, 钥匙, 鍵, 열쇠
pets, haustiere, animaux, mascotas, animali, animais, huisdieren, 宠物
coverage, cover, insured, deckung, versicherungsschutz, couverture, garanties, cobertura, copertura, cobertura, dekking, zakres, покрытие, 保障, 保额, 補償, 보장, garanzia, garanzie, garantie, garantias
deductible, excess, selbstbeteiligung, selbstbehalt, eigenanteil, franchise, franquicia, franchigia, franquia, eigenrisico, franszyza, 免赔额, 自负额, 免責, 自己負担, 자기부담금
risk, hazard, risiko, gefahr, risque, danger, riesgo, peligro, rischio, pericolo, risco, perigo, gevaar, ryzyko, риск, 风险, 危险, 危険, リスク
policyholder, versicherungsnehmer, versicherungsnehmerin, souscripteur, tomador, contraente, segurado, verzekeringnemer, 投保人
installment, instalment, rate, teilzahlung, mensualite, echeance, cuota, plazo, rata, prestacao, parcela, termijn, rata, платеж, 分期, 月供, 回数, 割賦, 할부
cancellation, cancelled, kundigung, stornierung, resiliation, annulation, cancelacion, anulacion, disdetta, annullamento, recesso, cancelamento, rescisao, annulering, opzegging, отмена, 取消, 解约, 退订, 解約, 취소, abmeldung, desinscription, baja
agent, adviser, advisor, broker, berater, betreuer, vermittler, makler, vertreter, conseiller, courtier, agent, asesor, corredor, agente, consulente, intermediario, mediador, corretor, adviseur, tussenpersoon, agent, агент, 顾问, 代理人, 经纪人, 担当者, 代理店, 설계사
shift, schicht, equipe, poste, turno, turno, turno, ploeg, dienst, zmiana, смена, 班次, 班, 勤務, シフト, 교대
break, pause, pausen, pause, descanso, pausa, pausa, intervallo, pausa, intervalo, pauze, przerwa, перерыв, 休息, 休憩, 휴게
week, woche, kw, kalenderwoche, semaine, semana, settimana, semana, week, tydzien, неделя, 周, 周次, 星期, 週, 주
weekday, wochentag, jour, dia, giorno, dag, 星期, 曜日, 요일
probation, probezeit, essai, prueba, prova, experiencia, proeftijd, proba, испытательный, 试用, 수습
hired, hire, joining, employed, entry, einstellung, eintritt, eintrittsdatum, beschaftigung, embauche, entree, alta, contratacion, assunzione, admissao, contratacao, indiensttreding, zatrudnienia, приема, 入职, 聘用, 入社, 雇用, 입사
allowance, allowances, gratification, zulage, zuschuss, indemnite, indemnites, complemento, dieta, indennita, subsidio, ajuda, toelage, dodatek, надбавка, 津贴, 补助, 补贴, 手当, 수당, freigrenze, freigepack, franchise, franquicia, franchigia, franquia, limiet, limit, норма, 额度, 限额, 许可量, 許容量
commission, provision, commission, comision, provvigione, comissao, provisie, prowizja, комиссия, 佣金, 手续费, 手数料, 커미션
kostenstelle, centredecout, centrodecoste, centrodicosto, centrodecusto, kostenplaats, 成本中心, section analytique, mpk, miejsce powstawania kosztow, центр затрат, мвз
approve, approver, approves, freigabe, freigegeben, genehmigt, approuve, valide, aprobado, autorizado, approvato, aprovado, goedgekeurd, zatwierdzil, утвердил, 审批人, 批准人, 审核人, 审核, 承認者, 承認, 승인자
reviewer, reviewed, review, verified, verify, checked, geprueft, gepruft, prufer, verifie, relu, controle, revisado, verificado, revisor, verificato, controllato, revisto, verificado, nagekeken, gecontroleerd, sprawdzil, проверил, 复核, 审核, 校对, 核对, 確認者, 照査, 確認, 검토, 审方, 監査
prepare, preparer, author, drafted, verfasser, ersteller, bearbeiter, autor, auteur, redacteur, redige, autor, elaborado, redactor, autore, redatto, redattore, autor, elaborado, auteur, opsteller, autor, sporzadzil, автор, составил, 作者, 编制, 编制人, 起草, 作成者, 著者, 担当, 작성자, 저자
contractor, subcontractor, auftragnehmer, dienstleister, freiberufler, prestataire, entrepreneur, sous, contratista, autonomo, appaltatore, prestatore, contratado, empreiteiro, aannemer, opdrachtnemer, wykonawca, подрядчик, исполнитель, 承包商, 承包人, 请负, 請負人, 業者, 受注者, 도급인, 施工单位, 施工方, 承建单位, 承包方, 厂商, 施工者, 施工業者, 施工队, 시공사
expenses, expense, spesen, auslagen, aufwendungen, frais, depenses, gastos, spese, despesas, onkosten, uitgaven, wydatki, расходы, 费用, 支出, 开支, 経費, 費用, 경비
skill, skills, kenntnisse, fahigkeiten, competence, competences, habilidades, competencias, competenze, competencias, vaardigheden, umiejetnosci, навыки, 技能, 特长, 資格, スキル, 기술
baby, newborn, infant, neugeborenes, saugling, nouveau, bebe, recien, neonato, bambino, recem, baby, noworodek, новорожденный, 新生儿, 婴儿, 宝宝, 新生児, 赤ちゃん, 신생아
gestational, gestation, pregnancy, schwangerschaft, grossesse, embarazo, gestacion, gravidanza, gestazione, gravidez, zwangerschap, ciaza, беременность, 怀孕, 孕, 妊娠, 임신
brother, sister, sibling, relationship, relation, verwandtschaft, verhaltnis, beziehung, lien, parente, parentesco, relacion, parentela, parentesco, relatie, pokrewienstwo, родство, 关系, 続柄, 関係, 관계
maiden, geburtsname, jeunefille, soltera, nubile, solteira, meisjesnaam, panienskie, 曾用名, 旧姓
registry, standesamt, etatcivil, registro, anagrafe, conservatoria, registo, usc, загс, 登记处, 登记, 戸籍
registrar, standesbeamter, standesbeamtin, officier, registrador, ufficiale, conservador, oficial, ambtenaar, registrateur, 登记员, 戸籍官
municipality, commune, gemeinde, stadtverwaltung, mairie, commune, municipio, ayuntamiento, comune, camara, municipio, gemeente, gmina, муниципалитет, 市政府, 自治体, 市区町村, stadt, ville, ciudad, citta, cidade, landkreis, 市
volume, book, band, buch, tome, livre, tomo, libro, volume, livro, tomo, boek, tom, том, 卷, 册, 巻, 冊, menge, volumen, hoeveelheid, objetosc, объем, 容量, 献血量, 采血量, 体积, 採血量
page, pages, seite, blatt, folio, feuillet, pagina, hoja, folio, foglio, pagina, folha, bladzijde, strona, страница, 页, 页码, 頁, ページ, 페이지
citizen, citizenship, burger, staatsburger, citoyennete, ciudadania, cittadinanza, cidadania, burgerschap, obywatelstwo, гражданство, 公民, 市民
resident, residing, since, ansassig, wohnhaft, seit, domicilie, resident, depuis, residente, desde, empadronado, residente, dal, residente, desde, woonachtig, sinds, zameldowany, 居住, 自, 在住, 以来
purpose, intended, verwendungszweck, zweck, motif, but, objeto, finalidad, fin, uso, scopo, fini, finalidade, fim, efeitos, doel, cel, цель, 用途, 目的, 事由, 使用目的, 목적
plaintiff, claimant, klager, klagerin, demandeur, demandeuse, demandante, actor, attore, ricorrente, autor, requerente, eiser, powod, истец, 原告, 申请人, 原告人, 원고
defendant, accused, respondent, beklagter, beklagte, angeklagter, beschuldigter, defendeur, prevenu, accuse, demandado, acusado, convenuto, imputato, reu, arguido, verweerder, verdachte, pozwany, ответчик, 被告, 被告人, 피고
lawyer, attorney, counsel, solicitor, rechtsanwalt, anwalt, avocat, conseil, abogado, letrado, avvocato, advogado, advocaat, adwokat, адвокат, 律师, 代理律师, 弁護士, 변호사
notary, notar, notaire, notario, notaio, notario, notaris, notariusz, нотариус, 公证员, 公证人, 公証人, 공증인, notariat, notaria, notarile, cartorio, 公证, 公证处, 공증
hearing, trial, verhandlung, termin, audience, vista, audiencia, udienza, audiencia, zitting, rozprawa, заседание, 开庭, 庭审, 期日, 公判, 재판, gehor, hortest, audition, audicion, udito, audicao, gehoor, слух, 听力, 聴力, 청력
verdict, judgment, decision, ruling, urteil, beschluss, entscheidung, jugement, decision, sentencia, resolucion, sentenza, decisione, sentenca, decisao, vonnis, beschikking, wyrok, решение, 判决, 裁定, 决定, 判決, 決定, 판결
party, parties, vertragspartei, partei, partie, parties, parte, partes, parti, partij, strona, сторона, 当事人, 方, 当事者, 당사자, 党员
clause, section, article, paragraph, paragraf, abschnitt, article, clausula, articulo, seccion, clausola, articolo, clausula, artigo, artikel, paragraf, статья, 条款, 条, 款, 条項, 조항
tracking, sendungsnummer, sendungsverfolgung, suivi, seguimiento, rastreo, tracciamento, rastreio, rastreamento, volgnummer, przesylki, отслеживания, 追踪, 追跡, 伝票, 송장, 伝票
parcel, package, paket, packstuck, sendung, colis, paquet, paquete, bulto, pacco, collo, encomenda, pacote, volume, pakket, paczka, посылка, 包裹, 快件, 邮件, 荷物, 小包, 소포
contents, content, inhalt, contenu, contenido, contenuto, conteudo, inhoud, zawartosc, содержимое, 内容, 内件, 物品, 品名, 내용물
attempt, zustellversuch, tentative, intento, tentativo, tentativa, poging, proba, 投递, 派送, 配達, versuch, versuche, essai, proby, попытка, попытки, 试跳, 试投, 試技, 시도
courier, driver, kurier, zusteller, coursier, livreur, repartidor, mensajero, corriere, estafeta, entregador, koerier, bezorger, kurier, курьер, 快递员, 配送员, 配達員, ドライバー, 배달원
depot, niederlassung, geschaftsstelle, bureau, agence, depot, oficina, delegacion, sede, ufficio, balcao, loja, kantoor, vestiging, placowka, отделение, 营业部, 网点, 营业所, 営業所, 支店, 事業所, 영업소
cod, nachnahme, remboursement, contrareembolso, contrassegno, cobranca, rembours, pobranie, 代收货款, 货到付款, 代金引換, 代引, 착불
keep, storage, hold, lagerung, aufbewahrung, stockage, conservation, almacenamiento, custodia, conservacion, giacenza, conservazione, armazenamento, conservacao, opslag, bewaring, przechowywanie, хранение, 保管, 存放, 储存, 贮存, 保存, 보관
pallet, pallets, palette, paletten, palettes, palet, palets, pallet, paletes, паллет, 托盘, パレット
carrier, haulier, haulage, forwarder, spediteur, frachtfuhrer, transporteur, transitaire, transportista, vettore, trasportatore, corriere, transportador, transportadora, vervoerder, przewoznik, перевозчик, 承运人, 承运商, 運送会社, 運送業者, 운송사
ordered, bestellt, commandee, commandes, pedida, ordinata, encomendada, besteld, zamowiona, заказано, 订货
delivered, geliefert, livree, livre, entregada, servida, consegnata, entregue, geleverd, dostarczona, 已交, 实发
backorder, backordered, outstanding, remaining, rest, ruckstand, offen, reliquat, reste, restant, pendiente, resto, residuo, pendente, restante, openstaand, pozostalo, остаток, 欠货, 剩余, 未交, 余, 残, 残数, 잔량
retailer, dealer, handler, verkaufsstelle, fachhandler, detaillant, revendeur, distributeur, minorista, distribuidor, concesionario, rivenditore, concessionario, revendedor, distribuidor, dealer, verkoper, sprzedawca, дилер, 零售商, 经销商, 销售商, 販売店, 小売店, 판매점
repair, reparatur, instandsetzung, reparation, reparacion, riparazione, reparacao, conserto, reparatie, naprawa, ремонт, 维修, 修理, 修繕, 수리
maintenance, service, servicing, wartung, entretien, maintenance, mantenimiento, manutenzione, manutencao, onderhoud, konserwacja, обслуживание, 保养, 维护, 保守, 整備, 메인터넌스
technician, mechanic, engineer, fitter, techniker, monteur, mechaniker, technicien, mecanicien, tecnico, mecanico, tecnico, meccanico, tecnico, mecanico, monteur, technik, serwisant, техник, 技师, 工程师, 维修员, 技术员, 技術者, 整備士, 작업자, tecnica, technicienne, technicus
equipment, device, machine, appliance, apparatus, gerat, maschine, anlage, ausrustung, appareil, machine, equipement, equipo, aparato, maquina, apparecchio, macchina, attrezzatura, equipamento, aparelho, maquina, apparaat, toestel, urzadzenie, maszyna, оборудование, прибор, 设备, 仪器, 机器, 装置, 機器, 機械, 장비, 기기
part, parts, component, teil, ersatzteil, piece, pieces, composant, pieza, recambio, componente, pezzo, ricambio, componente, peca, componente, onderdeel, czesc, деталь, 零件, 配件, 部件, 部品, 부품
accessories, zubehor, accessoires, accesorios, accessori, acessorios, toebehoren, akcesoria, 配件, 附件, 付属品
betriebsstunden, compteur, horometro, contaore, horimetro, bedrijfsuren, 运行小时, 稼働時間
loan, borrowed, ausleihe, entliehen, pret, emprunt, prestamo, prestito, emprestimo, uitlening, wypozyczenie, 借阅, 借书, 可借, 借, 外借, 貸出, 대출, 借
copies, exemplare, exemplaires, ejemplares, copie, exemplares, exemplaren, egzemplarze, 册数, 本数, 冊数, 部数
author, autor, verfasser, auteur, autor, autore, autor, auteur, autor, автор, 作者, 著者, 저자, writer, autorin, autora, autrice, schrijver, 编者
publisher, verlag, editeur, editorial, editore, editora, uitgever, wydawca, издательство, 出版社, 出版者, 출판사, uitgeverij, wydawnictwo, 出版
edition, auflage, ausgabe, edition, edicion, edizione, edicao, editie, druk, wydanie, издание, 版本, 版次, 版, 판
renewal, renewed, verlangerung, renouvellement, renovacion, rinnovo, renovacao, verlenging, przedluzenie, продление, 续期, 续借, 续签, 更新, 갱신
ingredients, zutaten, inhaltsstoffe, ingredients, ingredientes, ingredienti, ingredientes, ingredienten, skladniki, состав, 配料, 成分, 原材料, 원재료
allergens, allergene, allergenes, alergenos, allergeni, alergenios, allergenen, alergeny, аллергены, 过敏原, アレルゲン
bestbefore, mindesthaltbarkeit, haltbar, mhd, consommer, preference, consumir, preferentemente, consumarsi, consumir, houdbaar, przydatnosci, годен, 保质期, 賞味期限, 消費期限, 유통기한
production, produced, manufactured, herstellung, hergestellt, produktion, fabrication, fabrique, produccion, fabricacion, elaboracion, produzione, fabbricazione, producao, fabrico, fabricacao, productie, produkcji, производства, 生产, 制造, 出厂, 製造, 生産, 제조, 製造年月日, 제조년월, 产量, 产出, 생산량
fat, fett, matieres, grasses, grasas, grassi, lipidos, gordura, vet, tluszcz, жиры, 脂肪, 脂質, 지방
sugar, sugars, zucker, sucre, sucres, azucar, azucares, zucchero, zuccheri, acucar, acucares, suiker, cukry, сахар, 糖, 糖类, 糖質, 糖類, 당류
salt, salz, sel, sal, sale, sal, zout, sol, соль, 盐, 钠, 塩分, 나트륨
protein, eiweiss, proteines, proteinas, proteine, proteinas, eiwit, bialko, белки, 蛋白质, たんぱく質, 단백질
team, mannschaft, equipe, equipo, squadra, equipa, time, ploeg, druzyna, команда, 队, 团队, 球队, 参赛队, チーム, 팀
coach, trainer, entraineur, entrenador, allenatore, treinador, trener, тренер, 教练, 監督, コーチ, 감독
race, competition, tournament, wettkampf, wettbewerb, turnier, rennen, course, competition, tournoi, carrera, competicion, torneo, gara, torneo, competizione, prova, competicao, torneio, wedstrijd, toernooi, zawody, соревнование, 比赛, 赛事, 项目, 大会, 競技, 대회
opponent, gegner, adversaire, rival, avversario, adversario, tegenstander, przeciwnik, соперник, 对手, 対戦相手
referee, schiedsrichter, arbitre, arbitro, arbitro, arbitro, scheidsrechter, sedzia, судья, 裁判, 裁判员, 審判, 심판, referenz, referenzgeber, referent, recommandataire, referencia, referente, referenza, referenties, рекомендатель, 推荐人, 证明人, 推薦者, 照会先, 추천인
distance, strecke, entfernung, distanz, distance, distancia, distanza, distancia, afstand, dystans, дистанция, 距离, 距離, 거리, parcours, recorrido, percorso, percurso, 里程
organiser, organizer, host, promoter, veranstalter, ausrichter, organisateur, organizador, organizzatore, organizador, organisator, organizator, организатор, 主办, 主办方, 组织者, 主催, 主催者, 주최
artist, performer, kunstler, interpret, artiste, interprete, artista, artista, artista, kunstenaar, artysta, артист, 艺术家, 演员, 表演者, 出演, 出演者, painter, kunstlerin, maler, peintre, pintor, pittore, художник, 作者, 画家, 作家, アーティスト, 작가
row, reihe, rang, rangee, fila, fila, fila, rij, rzad, ряд, 排, 列, 열
block, sector, stand, sektor, bloc, tribune, sector, bloque, settore, setor, vak, sektor, сектор, 区, 区域, 看台, ブロック, エリア, secteur, grada, tribuna, bloco, bancada, trybuna, 구역
adults, adult, erwachsene, erwachsener, adultes, adultos, adulti, adultos, volwassenen, dorosli, взрослые, 成人, 大人, 성인
children, kinder, enfants, ninos, bambini, criancas, kinderen, dzieci, дети, 儿童, 小孩, 子供, 小人, 어린이
persons, people, companions, accompanying, party, personen, begleitpersonen, personnes, accompagnants, personas, acompanantes, persone, accompagnatori, pessoas, acompanhantes, personen, osoby, человек, 人数, 同住, 随行, 同行, 同伴者, 인원
breakfast, board, meals, fruhstuck, verpflegung, petit, dejeuner, pension, desayuno, comidas, colazione, pasti, trattamento, cafe, refeicoes, ontbijt, maaltijden, sniadanie, питание, завтрак, 早餐, 餐食, 朝食, 食事, 조식
receptionist, reception, rezeption, empfang, receptionniste, accueil, recepcionista, recepcion, addetto, recepcionista, rececao, receptie, recepcja, 接待, 前台, 接待员, 受付, フロント, 프런트
duration, stay, aufenthalt, aufenthaltsdauer, sejour, estancia, permanenza, soggiorno, estadia, permanencia, verblijf, pobyt, пребывание, 停留, 停留期, 住, 天数, 滞在, 체류, 住, 居留, 停留期限, 체류기간, 学制, 修业年限
entries, einreisen, entrees, entradas, ingressi, entradas, binnenkomsten, wjazdow, 次数, 入国回数
sponsor, inviter, einlader, sponsor, garant, patrocinador, invitante, garante, patrocinador, sponsor, zapraszajacy, 邀请人, 担保人, 保证人, 保証人, 보증인
guarantor, surety, burge, garant, caution, avalista, fiador, garante, fideiussore, fiador, borg, poreczyciel, поручитель, 担保人, 保证人, 連帯保証人, 보증인
field, crop, feld, schlag, kultur, parcelle, culture, campo, cultivo, campo, coltura, campo, cultura, perceel, gewas, uprawa, поле, 田块, 作物, 圃場, 작물
harvest, yield, ernte, ertrag, recolte, rendement, cosecha, rendimiento, raccolto, resa, colheita, rendimento, oogst, zbior, урожай, 收获, 产量, 収穫, 収量, 수확, 产出, 생산량
farm, hof, betrieb, ferme, exploitation, finca, explotacion, granja, azienda, fattoria, quinta, exploracao, fazenda, boerderij, gospodarstwo, ферма, 农场, 农户, 農場, 농장
soil, boden, sol, suelo, suolo, terreno, solo, bodem, gleba, почва, 土壤, 土壌, 토양
data, volume, datenvolumen, donnees, datos, dati, dados, gegevens, dane, 流量, 数据, データ量, 데이터
bandwidth, speed, bandbreite, debit, velocidad, banda, velocidade, snelheid, 网速, 带宽, 速度
allowed, maximum, erlaubt, zulassig, autorise, permitido, consentito, permitido, toegestaan, dozwolone, допустимый, 可, 允许, 許可
level, class, jahrgangsstufe, klassenstufe, classe, curso, grado, classe, ano, leerjaar, klasa, класс, 年级, 学年, 학년
front, desk, schalter, guichet, ventanilla, sportello, guiche, balie, 前台, 窓口, haustur, haupteingang, hauptschlussel, immeuble, portal, portone, ingresso, entradaprincipal, voordeur, wejscie, 大门, 正门, 入户门, 玄関, 正面, 현관
additional, extra, zusatz, zusatzlich, supplementaire, additionnel, adicional, aggiuntivo, supplementare, adicional, extra, dodatkowy, дополнительный, 附加, 额外, 追加, 추가
included, inklusive, enthalten, inclus, compris, incluido, incluso, compreso, incluido, inbegrepen, wliczone, включено, 包含, 含, 込み, 포함
requested, request, wunsch, gewunscht, demande, demandes, souhaite, solicitado, richiesto, solicitado, gevraagd, verzocht, zadany, запрошено, 要求, 申请, 希望, 依頼, 요청
expected, estimated, planned, scheduled, voraussichtlich, geplant, prevu, prevue, estime, previsto, prevista, estimado, previsto, stimato, previsto, estimado, verwacht, gepland, planowany, ожидаемый, 预计, 预定, 计划, 予定, 見込, 예정, 計画数, 目標数
actual, effective, tatsachlich, istwert, reel, reelle, effectif, real, efectivo, effettivo, reale, real, efetivo, werkelijk, rzeczywisty, фактический, 实际, 実際, 実績, 실제
basis, base, grundlage, bemessungsgrundlage, assiette, base, imponibile, grondslag, podstawa, основание, 基数, 依据, 根拠, 기준
signed, sign, getekend, unterschrieben, podpisano, unterzeichnet, gezeichnet, signe, firmado, firmato, sottoscritto, assinado, ondertekend, podpisany, подписал, 签署, 签订, 署名, 締結, 서명, 契約日, 契約年月日, 締結日, 계약일
effective, validfrom, gultigab, inkrafttreten, vigueur, vigencia, vigore, vigor, ingangsdatum, 生效, 发效, 発効, 효력
hazard, warning, warnung, avertissement, advertencia, avvertenza, aviso, waarschuwing, ostrzezenie, предупреждение, 警告, 注意, 경고
passed, pass, bestanden, reussi, admis, aprobado, apto, promosso, idoneo, aprovado, geslaagd, zdany, сдан, 合格, 通过, 及格, 합격
hand, handed, ubergabe, remise, entrega, consegna, entrega, overdracht, przekazanie, 移交, 交接, 引渡し, 引渡, 인도
cause, ursache, cause, causa, causa, causa, oorzaak, przyczyna, причина, 原因, 事由, 원인, 死因, 사인
weather, wetter, meteo, tiempo, clima, meteo, tempo, weer, pogoda, погода, 天气, 天候, 날씨
library, bibliothek, bucherei, bibliotheque, mediatheque, biblioteca, bibliotheek, biblioteka, библиотека, 图书馆, 図書館, 도서관
gym, fitness, fitnessstudio, salledesport, gimnasio, palestra, ginasio, academia, sportschool, silownia, 健身房, 健身, ジム, 헬스장
theatre, theater, cinema, kino, theatre, cine, teatro, cinema, bioscoop, kino, театр, 剧院, 影院, 剧场, 電影院, 劇場, 映画館, 극장
restaurant, cafe, gaststatte, restaurante, ristorante, restaurante, restauracja, ресторан, 餐厅, 饭店, 餐馆, レストラン, 食堂, 식당
club, society, association, verein, club, association, asociacion, associazione, associacao, vereniging, 协会, 俱乐部, 社团, クラブ, 協会, 협회
university, college, institute, universitat, hochschule, institut, universite, universidad, instituto, universita, istituto, universidade, universiteit, universytet, университет, 大学, 学院, 研究院, 研究所, 대학교
ministry, government, prefecture, council, ministerium, regierung, landratsamt, ministere, gouvernement, ministerio, junta, consejeria, gobierno, ministero, regione, governo, ministerio, ministerie, ministerstwo, министерство, 政府, 局, 厅, 部, 委员会, 省, 庁, 시청
workshop, werkstatt, autohaus, atelier, taller, officina, oficina, werkplaats, warsztat, автосервис, 修理厂, 4s店, 整備工場
travel, tour, agency, reiseburo, reise, voyage, voyages, viaje, viajes, viaggio, viaggi, viagem, viagens, reis, podroz, путешествие, 旅行, 旅行社, 旅行会社, 여행, deplacement, anfahrt, desplazamiento, trasferta, deslocacao, voorrijkosten, 上门
intern, trainee, apprentice, praktikant, praktikantin, auszubildende, stagiaire, apprenti, becario, aprendiz, tirocinante, stagista, estagiario, stagiair, praktykant, стажер, 实习生, 学徒, 実習生, 인턴
satisfaction, satisfied, zufriedenheit, zufrieden, satisfait, satisfaccion, soddisfazione, satisfacao, tevredenheid, 满意, 满意度, 满足, 満足, 満足度, 만족도
specialty, speciality, fachgebiet, facharzt, specialite, especialidad, specializzazione, especialidade, specialisme, 专科, 专长, 専門
renewable, refill, repeats, wiederholung, renouvelable, renouvellement, renovable, ripetibile, renovavel, 可续, 更新可
loss, lost, verlust, verloren, perte, perdu, perdida, perdido, smarrimento, smarrito, perda, perdido, verlies, zguba, утеря, 丢失, 遗失, 損失, 紛失, 분실
reduced, ermassigt, reduit, reducido, ridotto, reduzido, gereduceerd, 优惠, 减, 減額, 할인, 降低, 减少, 降压, 下调
notification, notice, benachrichtigung, notification, notificacion, notifica, notificacao, melding, 通知, 告知, 통지, notified, informed, verstandigt, benachrichtigt, informiert, prevenue, informee, avisada, notificada, informata, avvisata, informada, verwittigd
canteen, lunch, kantine, mittagessen, cantine, comedor, mensa, cantina, kantine, stolowka, столовая, 食堂, 午餐, 給食, 급식
daycare, childcare, betreuung, hort, garderie, guarderia, doposcuola, creche, opvang, swietlica, 托管, 学童保育, 保育
reminder, dunning, mahnung, mahn, rappel, relance, recordatorio, sollecito, lembrete, herinnering, aanmaning, wezwanie, напоминание, 催款, 催缴, 督促, 독촉
late, overdue, delay, verzug, verzugs, retard, mora, demora, ritardo, atraso, vertraging, opoznienie, просрочка, 逾期, 滞纳, 延滞, 遅延, 연체, lateness, tardy, verspatung, verspatungen, retards, retrasos, impuntualidad, ritardi, atrasos, telaat, spoznienia, опоздания, 迟到, 遅刻, 지각
`
