// More words of the glossary: bodies, teeth, eyes, treatments and who pays for them. Rows as in glossary.ts.

export const medicineRows = `
tooth, teeth, zahn, zahne, dent, dents, diente, dientes, pieza dental, dente, denti, dentes, tand, tanden, gebit, zab, zeby, зуб, зубы, зуба, 牙齿, 牙位, 牙, 歯, 歯牙, 歯番, 치아, 치식
dentist, dental, zahnarzt, zahnarztin, zahnarztlich, zahnmedizin, dentiste, chirurgien dentiste, dentaire, dentista, odontologo, odontologia, odontoiatra, odontoiatrico, dentario, medico dentista, tandarts, dentysta, stomatolog, стоматолог, стоматология, зубной, 牙医, 牙科, 口腔科, 歯科, 歯科医, 歯科医師, 치과, 치과의사
filling, fillings, fullung, fullungen, fullungsmaterial, obturation, plombage, empaste, obturacion, otturazione, obturacao, restauracao dental, vulling, plomba, wypelnienie, пломба, пломбирование, 补牙, 充填, 詰め物, 충전
crown, crowns, krone, kronen, zahnkrone, teilkrone, couronne, corona, corone, coroa, kroon, korona protetyczna, коронка, 牙冠, 冠, クラウン, 被せ物, 크라운
bridge, brucke, bridge dentaire, puente, ponte, brug, мост, 牙桥, 桥体, ブリッジ, 브릿지
implant, implants, implantat, implante, impianto dentale, implantaat, имплант, имплантат, 种植体, 种植牙, 植入物, インプラント, 임플란트
denture, dentures, prosthesis, zahnersatz, prothese, protese, dentadura, protesis, dentiera, protesi, kunstgebit, proteza, протез, 义齿, 假牙, 假体, 入れ歯, 義肢, 의치, 틀니
root canal, wurzelkanal, wurzelbehandlung, wurzelkanalbehandlung, endodontie, devitalisation, endodoncia, devitalizzazione, canalare, desvitalizacao, wortelkanaalbehandeling, leczenie kanalowe, каналы, 根管, 根管治疗, 근관치료
caries, cavity, karies, carie, prochnica, кариес, 龋齿, 蛀牙, 龋, むし歯, 虫歯, 충치
gum, gums, periodontal, zahnfleisch, parodontose, parodontal, gencive, gencives, parodontie, encia, encias, periodoncia, gengiva, gengive, parodontale, gengivas, tandvlees, dziasla, десна, 牙龈, 牙周, 歯周, 歯肉, 치주, 잇몸
orthodontic, orthodontics, braces, kieferorthopadie, kieferorthopadisch, zahnspange, orthodontie, ortodoncia, ortodonzia, ortodontia, beugel, ortodoncja, ортодонт, брекеты, 正畸, 矫正, 교정
scaling, professional cleaning, zahnreinigung, zahnsteinentfernung, prophylaxe, detartrage, limpieza dental, profilaxis, ablazione tartaro, igiene orale, destartarizacao, gebitsreiniging, skaling, чистка зубов, 洁牙, 洗牙, 歯石除去, スケーリング, 스케일링
extracted, zahnextraktion, extraction dentaire, exodoncia, estrazione, extractie, ekstrakcja, удаление, 拔牙, 抜歯, 발치
anaesthesia, anesthesia, anaesthetic, anasthesie, narkose, betaubung, anesthesie, anestesia, anesthesiste, anestesista, verdoving, narcose, znieczulenie, анестезия, наркоз, 麻醉, 마취
own share, own contribution, patient share, copayment, eigenanteil, zuzahlung, eigenleistung, selbstzahler, reste a charge, ticket moderateur, part patient, aportacion del paciente, copago, quota a carico, quota paziente, comparticipacao do utente, taxa moderadora, eigen bijdrage, udzial wlasny, доплата пациента, 自付, 自付额, 个人负担, 自费, 自己負担, 自己負担額, 本人負担, 본인부담금, excess payable by patient, selbstanteil, kostenanteil, part assure, aportacion, quota assistito, comparticipacao, eigen aandeel, doplata pacjenta, to pay by patient
subsidy, fixed allowance, festzuschuss, zuschuss, forderung, beihilfe, subvention, aide, prise en charge, subvencion, ayuda, sovvenzione, contributo pubblico, subsidio, comparticipacao, subsidie, toeslag, tegemoetkoming, dotacja, dofinansowanie, субсидия, дотация, 补贴, 补助, 补助金, 資助, 助成, 助成金, 給付, 보조금, 지원금, grant, funding, fordermittel, forderbetrag, foerderung, aides, aide financiere, ayudas, agevolazione, incentivo, apoio, bezuschussung, dotatie, wsparcie finansowe
route, verabreichungsweg, applikationsweg, verabreichung, applikationsart, via di somministrazione, toedieningsweg, droga podania, путь введения, 给药途径, 用药途径, 投与経路, 投与方法, 투여경로
administered, verabreicht, appliziert, administre, administree, administrado, administrada, somministrato, somministrata, toegediend, podany, podano, введено, введен, 给药, 注射, 接种, 投与, 투여, given by, given on, verabreicht von, gegeben, administre par, aplicado, aplicada, effettuata da, inoculato, toegediend door, gezet, wykonano szczepienie
injection, injektion, spritze, piqure, inyeccion, iniezione, injecao, injectie, zastrzyk, iniekcja, укол, инъекция, 注射, 주사, injected, einstich, injections, inyectado, iniezioni, injectado, prik
infusion, drip, infusionsloesung, perfusion, infusione, perfusion intraveineuse, infuus, wlew, капельница, инфузия, 输液, 点滴, 수액
pharmaceutical form, darreichungsform, arzneiform, forme galenique, farmaceutische vorm, postac, лекарственная форма, 剂型, 剤形, 제형
side effects, adverse, nebenwirkung, nebenwirkungen, unvertraglichkeit, unvertraglichkeiten, effets secondaires, effets indesirables, efectos secundarios, efectos adversos, effetti collaterali, effetti indesiderati, efeitos secundarios, bijwerkingen, dzialania niepozadane, побочные, 副作用, 不良反应, 有害事象, 부작용, reactions, adverse reaction, adverse reactions, reaktionen, reazioni avverse, reacciones adversas, reacoes adversas, reakcje
contraindication, contraindications, kontraindikation, kontraindikationen, contraindicaciones, controindicazioni, contraindicacoes, contra indicaties, przeciwwskazania, противопоказания, 禁忌, 禁忌症, 금기
interaction, interactions, wechselwirkung, wechselwirkungen, interacciones, interazioni, interacoes, interakcje, взаимодействие, 相互作用, 飲み合わせ, 상호작용
anwendungsgebiet, indication therapeutique, indicazioni terapeutiche, indicatie, wskazanie, показание, показания, 适应症, 适应证, 適応, 효능, 적응증
morning, morgens, fruh, vormittags, matin, manana, mattina, mattino, manha, ochtend, rano, утро, утром, 早上, 上午, 早晨, 朝, 午前, 아침, 오전, am dose, mrg, matinee, mattutino, ochtends, s morgens, rano i
noon, midday, mittags, mittag, midi, mediodia, mezzogiorno, meio dia, middag, poludnie, днем, 中午, 昼, 正午, 점심
afternoon, nachmittags, nachmittag, tarde, pomeriggio, namiddag, popoludnie, после обеда, 下午, 午後, 오후
evening, abends, abend, soir, noche, sera, serata, noite, avond, wieczor, wieczorem, вечер, вечером, 晚上, 傍晚, 夕, 夕方, 저녁, at night, zur nacht, soiree, nuit, noite dose, s avonds, na noc
coucher, ao deitar, на ночь, 睡前, 就寝前, 眠前, 취침전
aut idem, generic, generika, generikum, generique, generico, generici, geneesmiddel zonder merk, zamiennik, дженерик, 仿制药, 後発, 後発医薬品, ジェネリック, 제네릭
booster, auffrischung, auffrischimpfung, wiederimpfung, rappel vaccinal, dosis de refuerzo, recuerdo, richiamo, reforco, boosterprik, herhalingsvaccinatie, przypominajaca, ревакцинация, 加强针, 加强免疫
titre, titer, antibody, antikorper, antikorpertiter, titre d anticorps, anticorps, anticuerpos, titulacion, titolo anticorpale, anticorpi, anticorpos, antistoffen, antilichamen, miano, przeciwciala, титр, антитела, 抗体, 抗体滴度, 抗体価, 항체
worming, deworming, wormer, entwurmung, entwurmt, wurmkur, vermifuge, vermifugation, desparasitacion, desparasitado, sverminazione, sverminato, desparasitacao, ontworming, odrobaczenie, odrobaczanie, дегельминтизация, 驱虫, 駆虫, 구충
parasite, parasites, flea, tick, parasiten, ektoparasiten, flohe, zecken, puces et tiques, antiparasitaire, parasitos, antiparasitario, pulgas, antiparassitario, pulci, zecche, vlooien, teken, pasozyty, паразиты, блохи, клещи, 寄生虫, 跳蚤, 蜱, ノミ, ダニ, 기생충
neutering, sterilisation, spaying, kastration, sterilisierung, castration, esterilizacion, castracion, sterilizzazione, castrazione, esterilizacao, castracao, castratie, kastracja, sterylizacja, стерилизация, кастрация, 去势, 去勢手術, 중성화
bodycondition, allgemeinzustand, allgemeinbefinden, ernahrungszustand, algemene toestand, stan ogolny, общее состояние, 一般情况, 精神状态, 全身状態, 전신상태
mucous membranes, schleimhaute, muqueuses, mucosas, mucose, slijmvliezen, sluzowki, слизистые, 黏膜, 粘膜, 점막
respiration, breathing, respiratory rate, atmung, atemfrequenz, atemzuge, frequence respiratoire, frecuencia respiratoria, respiracion, respirazione, frequenza respiratoria, respiracao, ademhaling, oddech, oddechy, дыхание, чдд, 呼吸, 呼吸频率, 呼吸数, 호흡
heart, cardiac, herz, coeur, cardiaque, corazon, cardiaco, cuore, coracao, serce, сердце, 心脏, 심장
lung, lungs, pulmonary, lunge, poumon, poumons, pulmonaire, pulmon, pulmonar, polmone, polmoni, polmonare, pulmao, pulmoes, longen, pluca, легкие, 肺, 肺部, 폐
liver, leber, foie, higado, fegato, figado, lever, watroba, печень, 肝, 肝脏, 간장
kidney, renal, niere, nieren, reins, rinon, rinones, renale, reni, rins, nerki, почки, 肾, 肾脏, 신장
skin, haut, peau, cutane, piel, pelle, pele, huid, skora, кожа, 皮肤, 피부
ear, ears, ohr, ohren, oreille, oreilles, oido, oreja, orecchio, orecchie, ouvido, orelha, oor, ucho, uszy, ухо, уши, 耳朵, 耳部, 耳, 귀
nose, nase, nez, nariz, naso, нос, 鼻, 鼻子, 코
throat, hals, rachen, gorge, garganta, gola, keel, gardlo, горло, 咽喉, 喉咙, 喉, のど, 목
stomach, abdomen, bauch, magen, ventre, estomac, estomago, vientre, addome, stomaco, barriga, buik, maag, brzuch, zoladek, живот, желудок, 腹部, 胃, 腹, 복부
spine, wirbelsaule, colonne, columna, espalda, schiena, colonna, coluna, costas, rug, kregoslup, позвоночник, 脊柱, 背部, 腰部, 脊椎, 척추
right eye, rechtes auge, rechts auge, oeil droit, ojo derecho, occhio destro, olho direito, rechteroog, oko prawe, правый глаз, 右眼, 右目, 우안
left eye, linkes auge, oeil gauche, ojo izquierdo, occhio sinistro, olho esquerdo, linkeroog, oko lewe, левый глаз, 左眼, 左目, 좌안
addition, nahzusatz, addition verres, adicion, addizione, adicao, additie, addycja, аддидация, 下加光, 下加, 가입도
pupillary distance, pd, pupillendistanz, augenabstand, ecart pupillaire, distancia pupilar, distanza pupillare, distanza interpupillare, pupilafstand, rozstaw zrenic, межзрачковое, 瞳距, 瞳孔距離, 동공거리
right, rechts, rechte, destra, destro, direita, rechter, prawa, prawy, правый, правая, 右, 右侧, 우측, 오른쪽
left, links, linke, gauche, izquierda, izquierdo, sinistro, esquerda, esquerdo, linker, lewa, lewy, левый, левая, 左, 左侧, 좌측, 왼쪽
upper, oben, oberkiefer, oberer, superieur, superior, bovenkaak, gorny, gorna, верхний, верхняя, 上颌, 上部, 上顎, 상악, 위쪽
lower, unten, unterkiefer, unterer, inferieur, inferieure, inferior, inferiore, onderkaak, dolny, dolna, нижний, нижняя, 下颌, 下部, 下顎, 하악, 아래쪽
urine, harn, urin, orina, urina, mocz, моча, мочи, 尿液, 尿, 尿検査, 소변
stool, stuhl, stuhlprobe, selles, heces, feci, fezes, ontlasting, kal, кал, 粪便, 大便, 便, 대변
swab, smear, abstrich, tupfer, frottis, ecouvillon, hisopo, frotis, zaragatoa, esfregaco, uitstrijkje, wymaz, мазок, 拭子, 涂片, スワブ, 도말
xray, radiograph, rontgen, rontgenaufnahme, rontgenbild, radiographie, radiografia, radiografie, rx, rontgenfoto, rtg, zdjecie rentgenowskie, рентген, 片子, 拍片, 放射线, レントゲン, 엑스레이
ultrasound, sonography, ultraschall, sonographie, echographie, ecografia, ultrassom, echografia, echo, usg, узи, 超声, 彩超, b超, 超音波, エコー, 초음파
scan, imaging, mrt, kernspin, irm, resonancia, risonanza, ressonancia, mri, rezonans, мрт, 核磁, 磁共振, ct, 画像診断, 영상
electrocardiogram, ecg, ekg, electrocardiogramme, electrocardiograma, elettrocardiogramma, экг, 心电图, 심전도
cholesterol, cholesterin, colesterol, colesterolo, холестерин, 胆固醇, コレステロール, 콜레스테롤
glucose, glukose, glycemie, glucosa, glucemia, glicemia, glukoza, глюкоза, сахар крови, 葡萄糖, 血糖値, 혈당, 血糖
creatinine, kreatinin, creatinina, creatinina sierica, kreatynina, креатинин, 肌酐, クレアチニン, 크레아티닌
leukocytes, white blood cells, wbc, leukozyten, leucocytes, globules blancs, leucocitos, globuli bianchi, leucociti, leukocyten, leukocyty, лейкоциты, 白细胞, 白血球, 백혈구
erythrocytes, red blood cells, rbc, erythrozyten, globules rouges, eritrocitos, hematies, globuli rossi, eritrociti, erytrocyten, erytrocyty, эритроциты, 红细胞, 赤血球, 적혈구
platelets, thrombozyten, plaquettes, plaquetas, piastrine, bloedplaatjes, plytki, тромбоциты, 血小板, 혈소판
abnormal, flagged, auffallig, auffalligkeit, auffalligkeiten, pathologisch, anormal, anomalies, anomal, afwijking, afwijkingen, nieprawidlowy, отклонение, патология, 异常, 이상, out of range, ausser norm, hors norme, alterado, alterato, fuera de rango, fuori norma, afwijkend, poza norma
unremarkable, negative, unauffallig, ohne befund, negativ, sans particularite, sin hallazgos, negativo, nella norma, zonder bijzonderheden, bez zmian, без особенностей, 未见异常, 阴性, 異常なし, 음성
positive, positiv, positif, positivo, positief, pozytywny, dodatni, положительный, 阳性, 양성
incapacity, sick leave, unable to work, arbeitsunfahig, arbeitsunfahigkeit, krankschreibung, krankmeldung, arret de travail, incapacite de travail, incapacidad temporal, baja laboral, baja medica, malattia inps, inabilita, incapacidade temporaria, baixa medica, ziekmelding, ziekteverlof, arbeidsongeschikt, arbeidsongeschiktheid, zwolnienie lekarskie, больничный, нетрудоспособность, 病假, 病假条, 休业, 欠勤, 병가, unfit for work, not fit, au bescheinigung, itt, arret maladie, incapacidad laboral, inidoneo, certificado de incapacidade, l4, niezdolnosc do pracy
erstvorstellung, erstuntersuchung, erstgesprach, premiere consultation, первичный прием, 初诊, 초진
consultation, sprechstunde, konsultation, beratungsgesprach, spreekuur, konsultacja, консультация, 会诊, 问诊, 咨询, 診療, 相談, 상담, 진료, behandlung am, consultations, visita medica, consulta medica, konsult, porada, wizyta lekarska
outpatient, ambulant, ambulatoire, ambulatorio, ambulatorial, ambulante, poliklinisch, ambulatoryjny, амбулаторный, 门诊, 外来, 외래, day case, tagesklinik, day hospital, hospital de dia, dagbehandeling, poradnia przyszpitalna
inpatient, stationar, hospitalise, hospitalizado, ricoverato, internado, klinisch opgenomen, stacjonarny pacjent, стационар, стационарный, 住院
intensive care, intensivstation, reanimation, soins intensifs, cuidados intensivos, terapia intensiva, rianimazione, intensive care afdeling, oit, реанимация, 重症监护, 集中治療室, 중환자실
rehabilitation, rehab, reha, rehabilitationsmassnahme, reeducation, rehabilitacion, riabilitazione, reabilitacao, revalidatie, rehabilitacja, реабилитация, 康复, リハビリ, 재활
pflegegrad, pflegestufe, gir, grado de dependencia, grau de dependencia, zorgzwaarte, 护理级别, 护理等级, 要介護度, 要介護, 요양등급
pflegeperson, aidant, aidant familial, cuidador, cuidadora, badante, mantelzorger, verzorger, сиделка, 护工, 陪护, 介護者, 간병인
wheelchair, rollstuhl, fauteuil roulant, silla de ruedas, sedia a rotelle, carrozzina, cadeira de rodas, rolstoel, wozek inwalidzki, инвалидная коляска, 轮椅, 車椅子, 휠체어
hearing aid, hearing device, horgerat, horgerate, horhilfe, appareil auditif, audioprothese, audifono, apparecchio acustico, aparelho auditivo, hoortoestel, gehoorapparaat, aparat sluchowy, слуховой аппарат, 助听器, 補聴器, 보청기, appareillage auditif, protesis auditiva, protesi acustica
glasses, brille, brillen, lunettes, gafas, occhiali, oculos, bril, okulary, очки, 眼镜, メガネ, 안경, spectacles, brillenglaser, verres correcteurs, anteojos, occhiale, okularow
medical aid, hilfsmittel, heilmittel, aides techniques, ausili, hulpmiddel, hulpmiddelen, srodki pomocnicze, 辅具, 補装具, 福祉用具
pregnant, schwanger, schwangere, enceinte, embarazada, incinta, gravida, zwanger, беременная, 孕妇, 妊婦, 임산부, pregnancy week, ssw, schwangerschaftswoche, semaines d amenorrhee, semanas de gestacion, settimane di gestazione, zwangerschapsweek, tydzien ciazy
expected delivery, estimated due date, edd, entbindungstermin, geburtstermin, errechneter termin, date prevue d accouchement, fecha probable de parto, data presunta del parto, data prevista do parto, uitgerekende datum, termin porodu, пдр, 预产期, 出産予定日, 출산예정일
entbindung, accouchement, parto, partos, bevalling, porod, роды, 分娩, 出産, 분만
smoker, smoking, raucher, raucherin, fumeur, fumeuse, tabac, fumador, fumatore, roker, курение, 吸烟, 喫煙, 흡연
alcohol, alkohol, alcool, consumo de alcohol, alcolici, алкоголь, 饮酒, 酒精, アルコール, 음주
pains, schmerz, schmerzen, douleur, douleurs, dolor, dolores, dolore, dolori, dor, dores, pijn, боль, боли, 疼痛, 痛み, 통증
fever, fieber, fievre, fiebre, febbre, febre, koorts, goraczka, лихорадка, 发烧, 发热, 발열
injury, injuries, wound, verletzung, verletzungen, wunde, blessure, blessures, plaie, lesion, lesiones, herida, heridas, lesione, lesioni, ferita, lesao, lesoes, ferimento, letsel, verwonding, obrazenia, uraz, травма, рана, 伤情, 伤口, 受伤, 創傷, 負傷, 怪我, 부상, 상처, injured part, verletzungsart, nature of injury, nature des lesions, tipo de lesion, natura della lesione, lesoes sofridas, aard letsel, rodzaj urazu, hurt
organ, orgao, narzad, орган донора, 器官, 臓器, 장기
visit, consultation, 看诊, 门诊, 应诊
consulting room, room, 诊间, 诊室, 診察室, 진료실
check in, 报到, 签到, 受付時刻, 내원
determined by, identified by, det, 鉴定人, 同定者
`
