// More words of the glossary: permits and fines, repairs, journeys and evenings out. Rows as in glossary.ts.

export const errandRows = `
bewohnerparkausweis, contrassegno, distico de residente, parkeervergunning, karta mieszkanca, разрешение на парковку, 駐車許可証
zone, zones, bewohnerparkzone, parkzone, tarifzone, zona de estacionamiento, zona azul, zona tariffaria, zona de estacionamento, parkeerzone, strefa, зона, зоны, 分区, ゾーン
offender, betroffener, betroffene, contrevenant, infractor, denunciado, trasgressore, contravventore, obrigado, infrator, arguido, overtreder, sprawca, нарушитель, 违法行为人, 当事人, 被处罚人, 위반자
demerit points, punkte in flensburg, puntos detraidos, decurtazione punti, punkty karne, штрафные баллы, 记分, 扣分, 벌점
geschwindigkeitsuberschreitung, uberschreitung, exces de vitesse, exceso de velocidad, eccesso di velocita, excesso de velocidade, przekroczenie predkosci, превышение скорости, 超速, 速度超過, 과속
permitted speed, hochstgeschwindigkeit, dopuszczalna predkosc, ограничение скорости, 限速, 制限速度, 제한속도
driving ban, disqualification from driving, fahrverbot, retirada del permiso, sospensione della patente, inibicao de conduzir, rijverbod, zakaz prowadzenia, лишение права, 暂扣驾驶证, 免許停止
evidence, proof, beweis, beweismittel, preuve, preuves, prueba documental, prove, elementi di prova, bewijs, bewijsmiddel, dowod rzeczowy, dowody, доказательство, доказательства, 证据, 증거, exhibits, beweisstuck, piece a conviction, pruebas, provas, bewijsstuk
objection, contest, einspruch, rechtsbehelf, rechtsmittel, contestation, requete en exoneration, alegaciones, pliego de descargo, opposizione, impugnacao, bezwaarschrift, sprzeciw, odwolanie, возражение, обжалование, 申辩, 复议, 行政复议, 異議申立, 不服申立, 이의신청
towed, towing place, abgeschleppt, fourriere, deposito municipal, grua municipal, rimozione, depositeria, rebocado, weggesleept, odholowany, эвакуация, 拖移, 被拖, レッカー, 견인보관소, tow, impounded, abschleppung, sichergestellt, mise en fourriere, depositado, rimosso, apreendido, holowanie
spare parts, spare part, ersatzteil, ersatzteilnummer, piece detachee, pieces detachees, pieces de rechange, repuesto, repuestos, recambio, ricambio, peca sobresselente, pecas, reserveonderdeel, onderdelen, czesci zamienne, czesc zamienna, запчасть, запчасти, запасные части, 备件, 更换零件, 配件名称, 交換部品, 補修部品, 부속품
out of warranty, chargeable, kostenpflichtig, ausserhalb der garantie, fuera de garantia, fuori garanzia, fora de garantia, buiten garantie, odplatna, платный ремонт, 保外, 有償, 有償修理, 유상
free of charge, goodwill, kulanz, kostenlos, kostenfrei, gratuit, gracieux, gratuito, gratis, sin cargo, cortesia, bezplatna, бесплатно, 免费, 保内, 無償, 無料, 무상, 무료, 免运费, 包邮
call out, anfahrtspauschale, diritto di chiamata, voorrijkosten, dojazd, выезд мастера, 出張費, 出張料, 출장비
collection slip, pickup slip, abholschein, resguardo, ritirata, talao de levantamento, afhaalbewijs, kwit odbioru, квитанция, 引換券, 引換証, お預り証
ready, ready on, abholbereit, fertig, fertigstellung, pret le, listo, pronto, pronta, klaar, gereed, gotowe, готово, готовность, 可取, 完工, 仕上り, 出来上り, 완료예정, ready by, ready for collection, abholung ab, pret, prete, lista, listo para, pronto per, klaar op, do odbioru, completed on
quality, kwaliteit, jakosc, качество, 质量, 品质, 품질, 水质, 수질
stain, stains, fleck, flecken, mancha, manchas, macchia, macchie, nodoa, vlek, vlekken, plama, plamy, пятно, пятна, 污渍, 污点, シミ, しみ, 얼룩, marks, flecke, tache, taches, verschmutzung, sporco, sujidade
laundry, dry cleaning, wascherei, textilreinigung, pressing, blanchisserie, lavanderia, tintoreria, lavasecco, stomerij, pralnia, прачечная, химчистка, 洗衣, 干洗, 洗衣店, 洗濯, 세탁
tailor, schneider, schneiderei, anderungsschneiderei, anderung, couturier, retouche, retouches, sastre, arreglo, arreglos, sarto, sartoria, modifiche sartoriali, alfaiate, arranjos, kleermaker, krawiec, przerobka, ателье, 裁缝, 修改, 仕立, 直し, 수선, alteration, alterations, anderungen, couture, arreglos de ropa, sartoriale, verstelwerk
jewellery, jewelry, ring size, schmuck, ringgrosse, bijou, bijoux, joya, joyas, gioiello, gioielli, joia, sieraad, sieraden, bizuteria, украшение, 首饰, 珠宝, 宝飾, ジュエリー, 보석
gold, silver, feingehalt, karat, legierung, carat, quilates, carati, quilate, karaat, proba zlota, проба золота, 成色, 克拉, 金位, カラット, 함량금
watch, clock, montre, horloge, reloj, orologio, relogio, zegarek, часы наручные, 手表, 钟表, 時計, 시계
bordkarte, instapkaart, karta pokladowa, посадочный талон, 登机牌, 搭乗券, 탑승권
einsteigegruppe, instapgroep, 搭乗グループ
carry on, equipaje de mano, bagaglio a mano, bagagem de mao, bagaz podreczny, ручная кладь, 手提行李, 随身行李, 機内持込, 手荷物, 기내수하물
aufgabegepack, bagage en soute, bagages enregistres, bagaglio da stiva, bagaglio registrato, bagagem de porao, ruimbagage, bagaz rejestrowany, регистрируемый багаж, 受託手荷物, 預け荷物, 위탁수하물
fahrzeit, fahrtdauer, tempo di percorrenza, vliegtijd, время в пути, 历时, 所要時間, 소요시간
outward, outbound journey, hinfahrt, hinflug, hinreise, aller, vol aller, ida, vuelo de ida, andata, heenreis, heenvlucht, tam, туда, 去程, 往路, 行き, 가는편, out, going, departure leg, trajet aller, trayecto de ida, viaggio di andata, viagem de ida, heen, tam podroz
ruckfahrt, ruckflug, ruckreise, vuelta, volta, powrot, обратно, 返程, 回程, 復路, 帰り, 오는편
one way, einfache fahrt, aller simple, solo ida, sola andata, so ida, enkele reis, 单程, 片道, 편도
round trip, return ticket, hin und ruckfahrt, aller retour, ida y vuelta, andata e ritorno, ida e volta, heen en terug, туда и обратно, 往返, 往復, 왕복
aisle, gangplatz, cote couloir, coxia, gangpad, przejscie, 过道, 靠过道, 通路側, 통로석
window seat, fensterplatz, cote fenetre, finestrino, raamplaats, przy oknie, 靠窗, 窓側, 창가석
upper deck, deck, decks, pont, conves, dek, poklad, палуба, 甲板, デッキ, 갑판
berth, bunk, couchette, cuccetta, beliche, kuszetka, полка, 卧铺, 铺位, 寝台, 침대칸
meeting point, treffpunkt, sammelpunkt, point de rencontre, lieu de rendez vous, rendez vous, punto de encuentro, punto di ritrovo, ponto de encontro, ontmoetingspunt, verzamelpunt, miejsce zbiorki, место встречи, место сбора, 集合地点, 集合地, 集合場所, 집합장소, meet at, meeting place, abfahrtspunkt, lieu de rassemblement, punto de reunion, punto di incontro, ponto de reuniao, vertrekpunt, miejsce spotkania
host, hostess, gastgeber, gastgeberin, anfitrion, anfitriona, padrone di casa, anfitriao, gastheer, gospodarz, хозяин, принимающая сторона, 主家, ホスト, 호스트, gastgebende, hote, hotesse, anfitriones, padrona di casa, anfitria, gospodyni
dress code, kleiderordnung, tenue, codigo de vestimenta, abbigliamento, traje recomendado, kledingvoorschrift, stroj, дресс код, 着装要求, 着装, 服装規定, ドレスコード, attire, kleidung, code vestimentaire, ubior
rsvp, reply by, um antwort wird gebeten, confirmar asistencia, confermare presenza, confirmar presenca, graag antwoord, prosba o odpowiedz, просим ответить, 请回复, 出欠返信, respond by, ruckmeldung bis, u a w g, antwort bis, reponse souhaitee, se ruega confirmacion
speaker, speakers, referent vortrag, vortragende, intervenant, intervenante, conferencier, ponente, ponentes, conferenciante, relatore, orador, palestrante, spreker, prelegent, докладчик, спикер, 演讲人, 主讲人, 登壇者, 講演者, 발표자, 연사, keynote, referentin, redner, rednerin, orateur, oratrice, oradora, relatrice, sprecher vortrag, spreekster, mowca
audience, public, publikum, public cible, publico, publico objetivo, pubblico, publiek, аудитория, 受众, 对象, 対象者, 聴衆, 대상자
stage, buhne, escenario, palcoscenico, palco, podium, scena, сцена, 舞台, ステージ, 무대
stalls, parkett, parterre, patio de butacas, platea, plateia, parket, parter, партер, 池座, 一階席, 1층석
palchetto, camarote, loza, ложа, 包厢, ボックス席
circle, balcony seats, dress circle, corbeille, anfiteatro, balkon teatr, балкон театр, 楼座, 二階席
stehplatz, stehplatze, debout, staanplaats, staanplaatsen, miejsca stojace, стоячие, 立見, 입석
concession, concessions, ermassigung, ermassigungsberechtigt, reducido, ridotto, ulgowy, льготный, 割引, 우대
abo karte, abbonamento stagionale, bilet okresowy, карнет, 定期券, シーズンシート, 정기권
wristband, armband, bracelet, braccialetto, pulseira, polsbandje, opaska, браслет, 腕带, リストバンド, 손목밴드, band no, festivalband, pulsera, bandje
cloakroom, vestiaire, guardarropa, guardaroba, bengaleiro, szatnia, гардероб, 衣帽间, クローク, 물품보관소
gratuity, tip, tips, service charge, trinkgeld, bedienungsgeld, pourboire, propina, mancia, gorjeta, fooi, napiwek
count, contents, pack size, inhalt, packungsinhalt, contenu, contenido, contenuto, conteudo, inhoud, zawartosc
`
