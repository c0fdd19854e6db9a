// More words of the glossary: rooms, what is in them, and what a household is billed for. Rows as in glossary.ts.

export const livingRows = `
move in, moving in, einzug, emmenagement, entree dans les lieux, ingresso nell immobile, intrek, wprowadzenie, заселение, въезд, 迁入, 入居, 입주, moved in, einzugsdatum, date d entree, fecha de entrada, ingresso immobile, data de entrada, intrekdatum, data wprowadzenia
move out, moving out, auszug, demenagement, sortie des lieux, uscita dall immobile, uittrek, wyprowadzka, выселение, выезд, 退租, 搬离, 退去, 퇴거, moved out, vacated, auszugsdatum, date de sortie, fecha de salida, data di uscita, data de saida, vertrekdatum woning, data wyprowadzki
moving, removal, umzug, umzugsgut, demenageur, mudanza, trasloco, mudanca, verhuizing, przeprowadzka, переезд, 搬家, 引越し, 引越, 이사
inventory of fixtures, etat des lieux, protokol zdawczo odbiorczy, акт приема передачи, 交接清单, 인수인계
rainwater, niederschlagswasser, regenwasser, eaux pluviales, aguas pluviales, acque meteoriche, hemelwater, deszczowka, дождевая вода, 雨水, 빗물
waste, garbage, refuse, mull, abfall, abfalle, mullgebuhr, restmull, dechets, ordures, ordures menageres, basura, rifiuti, nettezza urbana, lixo, afval, smieci, odpady, мусор, отходы, 垃圾, 废物, 废弃物, ごみ, ゴミ, 쓰레기, 폐기물, trash, rubbish, abfallart, type de dechet, residuos, tipo de residuo, tipo rifiuto, tipo de residuo produzido, afvalstof, odpadu, restabfall
bins, mulltonne, poubelle, cubo, contenedor de basura, bidone, cassonetto, contentor de lixo, kliko, vuilnisbak, kontener na smieci, 垃圾桶, 容器, ごみ箱, behaltergrosse, tonnen, bacs, bac, cubos, bidoni, baldes, containers afval, pojemnik, pojemniki
pellets, wood, firewood, holz, brennholz, bois, bois de chauffage, lena, madera, legna, legno, lenha, madeira, hout, brandhout, drewno, дрова, древесина, 木材, 木柴, 薪, 木, 목재
peak, peak hours, hochtarif, heures pleines, punta, ore di punta, ponta, cheia, piek, hoogtarief, szczyt, пиковая, 峰, 峰段, 尖峰, 高峰, ピーク, 최대부하, day rate, tagstrom, ht tarif, jour plein, dia punta, giorno pieno, dzienna
off peak, niedertarif, nachttarif, schwachlast, heures creuses, valle, fuori punta, vazio, dalurent, pozaszczytowa, ночной, 谷, 谷段, 低谷, 夜間, 경부하, night rate, nachtstrom, nt tarif, nuit creuse, nocna
energieversorger, stromanbieter, grundversorger, comercializadora, comercializador, энергосбыт, 供电公司, 供电局, 한전
grid, netz, netzbetreiber, messstellenbetreiber, gestionnaire de reseau, red de distribucion, distribuidor electrico, operador da rede, operator sieci, сеть, 电网, 送配電, 계통
market location, marktlokation, marktlokations id, zahlpunkt, pdl, prm, pce, cups, pdr, cpe, ean code, ean, punkt poboru, ppe, точка поставки, 户号, 供給地点, 供給地点特定番号
advance, advance payment, prepayment, abschlag, abschlagszahlung, vorauszahlung, vorschuss, avance, echeancier, anticipo, provision de fondos, adiantamento, voorschot, voorschotbedrag, аванс, предоплата, 预付, 预付款, 预存, 前払, 前払金, 概算, 선급금, 선금, on account, payments on account, akonto, teilbetrag, a conto, acomptes, a cuenta, in acconto, por conta, op rekening, zaliczki, anzahlungen
settlement, abrechnung, nebenkostenabrechnung, jahresabrechnung, decompte, regularisation, solde de tout compte, liquidacion, regularizacion, conguaglio, acerto, liquidacao, afrekening, eindafrekening, jaarafrekening, rozliczenie, расчет, перерасчет, 结算, 清算, 精算, 決算, 정산, final bill, final statement, schlussrechnung, endabrechnung, facture de regularisation, factura de liquidacion, bolletta di conguaglio, fatura de acerto, slotafrekening, rozliczenia
back payment, nachzahlung, nachforderung, arriere, conguaglio a debito, valor em divida, nabetaling, bijbetaling, niedoplata, доплатить, 补缴, 补交, 追徴, 追加徴収, amount outstanding, nachzahlungsbetrag, forderung nachzahlung, rappel a payer, a regulariser, importe pendiente, arretrati, em atraso, bij te betalen, doplata rozliczenie
overpayment, guthaben, uberzahlung, trop percu, avoir, saldo a favor, saldo acreedor, conguaglio a credito, saldo a favor do cliente, tegoed, nadplata, переплата, 多缴, 預り残高, 過払, 과납, credit balance, guthabenbetrag, erstattungsbetrag, solde crediteur, en votre faveur, a su favor, a vostro credito, a seu favor, terug te krijgen, do zwrotu
allocation, allocation key, apportionment, umlageschlussel, verteilerschlussel, umlage, tantiemes, riparto, millesimi, permilagem, rateio, verdeelsleutel, klucz podzialu, распределение, 分摊, 分摊系数, 按分, 配賦, 안분
balcony, balkon, terrace, terrasse, loggia, balcon, terraza, balcone, terrazza, varanda, terraco, terras, taras, балкон, терраса, 阳台, 露台, バルコニー, ベランダ, 발코니, balconies, loggien, balcons, balcones, balconi, varandas, balkons
garten, gartenanteil, jardin, jardin privatif, giardino, jardim, quintal, tuin, ogrod, сад, 花园, 庭院, 庭, 庭園, 정원
attic, loft, dachboden, speicher, dachgeschoss, grenier, combles, atico, desvan, soffitta, mansarda, sotao, zolder, strych, чердак, 阁楼, 屋根裏, 다락
stairs, staircase, stairwell, treppe, treppenhaus, escalier, cage d escalier, escalera, scala, escadas, trappenhuis, schody, klatka schodowa, лестница, подъезд, 楼梯, 楼道, 階段, 계단, steps, stufen, stiege, stiegenhaus, marches, gradini, degraus, trap
hallway, corridor, flur, diele, pasillo, recibidor, corridoio, corredor, korytarz, przedpokoj, коридор, прихожая, 走廊, 玄关, 廊下, 복도
sejour, salon, sala de estar, comedor, soggiorno, salotto, гостиная, 客厅, 居間, リビング, 거실
toilet, wc, toilette, gaste wc, toilettes, aseo, inodoro, servizi igienici, sanita, toaleta, ubikacja, туалет, санузел, 厕所, 洗手间, お手洗い, トイレ, 화장실, lavatory, restroom, wcs, toiletten, servicios higienicos, gabinetto, sanitario, toilets
shower, dusche, douche, ducha, doccia, duche, chuveiro, prysznic, душ, 淋浴, シャワー, 샤워
walls, wall, wande, wand, mur, murs, paredes, pared, muro, muros, pareti, parete, parede, muur, muren, sciany, стены, 墙面, 墙壁, 壁, 벽
ceiling, decke, zimmerdecke, techo, soffitto, teto, sufit, потолок, 天花板, 吊顶, 天井, 천장, 净高, 층고
fussboden, bodenbelag, sol revetement, revetement de sol, pavimento, pavimentazione, soalho, vloer, vloerbedekking, podloga, 地板, 地面, 床材, 바닥
window, windows, fenster, fenetre, fenetres, ventana, ventanas, finestra, finestre, infissi, janela, janelas, raam, ramen, okno, okna, окно, окна, 窗户, 窗, 窓, サッシ, 창문
roof, dach, toit, toiture, cubierta, tejado, tetto, telhado, cobertura telhado, dak, крыша, кровля, 屋顶, 屋面, 屋根, 지붕
facade, fassade, facades, fachada, facciata, gevel, elewacja, фасад, 外墙, 立面, 外壁, 외벽
insulation, dammung, warmedammung, isolation thermique, aislamiento, isolamento, coibentazione, isolatie, ocieplenie, изоляция, утепление, 保温, 隔热, 断熱, 단열
subletting, untervermietung, untermiete, subarriendo, sublocazione, subarrendamento, onderhuur, podnajem, субаренда, 转租, 転貸, 전대
condominium, eigentumergemeinschaft, copropriete, syndicat de coproprietaires, condominio, vereniging van eigenaren, vve, wspolnota mieszkaniowa, тсж, 管理組合, 입주자대표회의, 业委会, 业主委员会, 管委会
land register, grundbuch, grundbuchblatt, livre foncier, registro de la propiedad, conservatoria dei registri immobiliari, registo predial, kadaster register, ksiega wieczysta, ктр, егрн, 不动产登记, 不动产权证, 登記簿, 등기부
switch, socket, steckdose, lichtschalter, prise electrique, interrupteur, enchufe, interruptor, presa elettrica, interruttore, tomada, schakelaar, gniazdko, розетка, выключатель, 插座, 开关, コンセント, スイッチ, 콘센트
radiator, heizkorper, heizkostenverteiler, radiateur, radiador, radiatore, termosifone, grzejnik, радиатор, 散热器, 放熱器, 방열기
refrigerator, fridge, kuhlschrank, refrigerateur, frigo, frigorifico, nevera, frigorifero, geladeira, koelkast, lodowka, холодильник, 冰箱, 冷蔵庫, 냉장고
washing machine, waschmaschine, machine a laver, lave linge, lavadora, lavatrice, maquina de lavar, wasmachine, pralka, стиральная машина, 洗衣机, 洗濯機, 세탁기
dishwasher, geschirrspuler, spulmaschine, lave vaisselle, lavavajillas, lavastoviglie, vaatwasser, zmywarka, посудомоечная, 洗碗机, 食洗機, 식기세척기
oven, stove, herd, backofen, cuisiniere, horno, forno, fogao, fornuis, piekarnik, духовка, плита, 烤箱, 灶具, オーブン, コンロ, 오븐
air conditioning, air conditioner, klimaanlage, climatisation, aire acondicionado, climatizzatore, aria condizionata, ar condicionado, klimatyzacja, кондиционер, 空调, エアコン, 에어컨
mattress, matratze, matelas, colchon, materasso, colchao, matras, materac, матрас, 床垫, マットレス, 매트리스
table, tisch, mesa, tavolo, stolik, стол, столик, 桌号, 台号, 餐桌, テーブル, 卓番, 테이블
chair, stuhle, chaise, chaises, silla, sillas, sedia, sedie, cadeira, krzeslo, стул, 椅子, いす, 의자
locksmith, schlosser, serrurier, cerrajero, fabbro, serralheiro, slusarz, слесарь, 锁匠, 鍵屋, schlusseldienst, metallbauer, slotenmaker, chaveiro
plumber, plumbing, klempner, installateur, plombier, plomberie, fontanero, fontaneria, idraulico, idraulica, canalizador, encanador, loodgieter, hydraulik, сантехник, 水管工, 管道, 配管, 給排水, 배관, sanitar, sanitarinstallateur, sanitaire, heizungsbauer, chauffagiste, termoidraulico, installateur sanitair
electrician, electrical, elektriker, elektro, elektroinstallation, electricien, electricista, elettricista, eletricista, elektricien, elektryk, электрик, 电工, 电气, 電気工事
painter and decorator, anstrich, tinteggiatura, schilderwerk, malowanie, покраска, 粉刷, 油漆, 塗装, 도장
carpenter, schreiner, tischler, zimmerer, menuisier, charpentier, carpintero, falegname, carpinteiro, timmerman, stolarz, столяр, плотник, 木工, 大工, 목수
`
