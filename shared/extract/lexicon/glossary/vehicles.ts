// More words of the glossary: boats, bicycles, cars and machines, and what is inspected in them. Rows as in glossary.ts.

export const vehicleRows = `
overall, loa, uber alles, hors tout, fuori tutto, fora a fora, over alles, calkowita, габаритная, наибольшая, 全长, 전장, lange uber alles, laenge ua, longueur totale, gesamtmass, largo total
beam, largeur hors tout, manga maxima, baglio, boca, breedte over alles, 全幅, 선폭
waterline, lwl, wasserlinie, flottaison, linea de flotacion, linea di galleggiamento, linia wodna, ватерлиния, 水线, 吃水線, 喫水線, 수선
freeboard, freibord, franc bord, francobordo, borda livre, vrijboord, wolna burta, 干舷
displacement, wasserverdrangung, verdrangung, deplacement, desplazamiento, dislocamento, deslocamento, waterverplaatsing, wypornosc, водоизмещение, 배수량
sail, sails, segel, voile, voiles, vela, velas, vele, zeil, zeilen, zagiel, zagle, парус, паруса, 帆, セール, 돛
mast, masts, mastil, albero, mastro, maszt, мачта, 桅杆, マスト, 돛대
keel, kiel, quille, quilla, chiglia, quilha, kil, киль, 龙骨, 竜骨, キール
outboard, aussenborder, aussenbordmotor, hors bord, fueraborda, fuoribordo, fora de borda, buitenboordmotor, zaburtowy, подвесной, 舷外机, 船外機, 선외기
inboard, einbaumotor, intraborda, entrobordo, interno de bordo, binnenboordmotor, 舷内机, 船内機
call sign, rufzeichen, indicatif, indicatif d appel, indicativo, distintivo de llamada, nominativo, roepletters, znak wywolawczy, позывной, 呼号, 呼出符号, 호출부호, funkrufzeichen, mmsi rufname, distintivo
flag, flagge, pavillon, drapeau, pabellon, bandera, bandiera, bandeira, vlag, флаг, 船旗, 国旗, 船籍, 旗国, 선적, nationalitat schiff, bandera del buque, vlaggenstaat
life jacket, life jackets, rettungsweste, rettungswesten, schwimmweste, gilet de sauvetage, gilets, chaleco salvavidas, chalecos, giubbotto di salvataggio, giubbotti, colete salva vidas, coletes, reddingsvest, zwemvest, kamizelka ratunkowa, спасательный жилет, 救生衣, 救命胴衣, 구명조끼
anchor, anker, ancre, ancla, ancora, kotwica, якорь, 锚, 앵커
winter storage, winterlager, hivernage, invernaje, rimessaggio, invernagem, winterstalling, zimowanie, зимняя стоянка, 冬季存放
lock, bike lock, schloss, fahrradschloss, antivol, candado, lucchetto, cadeado, zamek, замок, 锁, 车锁, 자물쇠
pedal, pedals, pedale, pedales, pedali, pedais, pedalen, педали, 脚踏, ペダル
chain, kette, chaine, cadena, catena, ketting, lancuch, цепь, 链条, チェーン, 체인
brake, brakes, bremse, bremsen, bremsanlage, betriebsbremse, frein, freins, freinage, freno, frenos, freni, frenatura, travao, travoes, freio, freios, remmen, hamulec, hamulce, тормоз, тормоза, 制动, 刹车, ブレーキ, 브레이크, 제동, braking, feststellbremsen, freinage de service, frenado, bremswirkung, remsysteem, uklad hamulcowy
parking brake, handbrake, handbremse, feststellbremse, frein a main, frein de stationnement, freno de mano, freno di stazionamento, travao de mao, handrem, parkeerrem, hamulec reczny, стояночный тормоз, 驻车制动, 手刹, 駐車ブレーキ
axle, axles, achse, vorderachse, hinterachse, essieu, essieux, eje, assale, assi, eixo, ось, оси, 车轴, 轴, 축, axle load, achslast, essieu avant, osie
wheel, wheels, rad, rader, felge, felgen, roue, roues, jante, jantes, rueda, ruedas, llanta, llantas, ruota, ruote, cerchi, cerchione, roda, rodas, wiel, wielen, velg, kolo, kola, felga, колесо, диски, 车轮, 轮毂, ホイール, 바퀴, wheel size, rader nr, radgrosse, taille de roue, felgi, velgen, cerchio
tread, tread depth, profiltiefe, profil, reifenprofil, profondeur des sculptures, profundidad del dibujo, battistrada, profieldiepte, glebokosc bieznika, bieznik, протектор, 花纹深度, 溝の深さ, 残溝, 트레드, tread mm, profil mm, restprofil, spessore battistrada
lights, lighting, beleuchtung, lichtanlage, scheinwerfer, eclairage, feux, phares, luces, alumbrado, faros, luci, fari, illuminazione, farois, iluminacao, verlichting, lampen, oswietlenie, swiatla, фары, свет, освещение, 灯光, 照明, 前照灯, 灯火, ライト, 조명, headlights, headlamps, lamps, leuchten, phare, faro, lampy, reflektory
steering, lenkung, direction assistee, dirección, sterzo, direcao assistida, stuurinrichting, uklad kierowniczy, рулевое, 转向, 操舵, ステアリング, 조향
windscreen, windshield, frontscheibe, windschutzscheibe, scheibe, pare brise, parabrisas, parabrezza, voorruit, szyba, стекло, 挡风玻璃, フロントガラス, 앞유리
bumper, stossstange, pare chocs, parachoques, paraurti, zderzak, бампер, 保险杠, バンパー, 범퍼
battery, batterie, akku, akkumulator, bateria, batteria, accu, akumulator, аккумулятор, батарея, 电池, 电瓶, 蓄电池, バッテリー, 배터리, batteries, accumulator, batterien, baterias, batterie di avviamento, baterie, accus
coolant, kuhlmittel, kuhlflussigkeit, liquide de refroidissement, refrigerante, liquido refrigerante, koelvloeistof, plyn chlodniczy, охлаждающая, антифриз, 冷却液, 冷却水, 냉각수
filter, filters, olfilter, luftfilter, filtre, filtres, filtro, filtros, filtri, filtr, фильтр, 滤芯, 滤清器, 过滤器, フィルター, 필터, air filter, oil filter, filterwechsel, filtr oleju
exhaust, auspuff, echappement, pot d echappement, escape, tubo de escape, scarico, marmitta, escapamento, uitlaat, wydech, выхлоп, 排气, 尾气, マフラー, 배기, abgasanlage, auspuffanlage, ligne d echappement, impianto di scarico, uitlaatsysteem, uklad wydechowy
opacity, smoke, rauch, trubung, opacite, opacidad, opacita, opacidade, roetmeting, zadymienie, дымность, 烟度, 黒煙
inspection body, prufstelle, pruforganisation, uberwachungsorganisation, itv, estacion itv, пункт техосмотра, 検査機関, 검사소, testing station, test station, prufstutzpunkt, centre de controle, centro de inspeccion, centro revisioni, centro de inspecao, keuringsstation, stacja kontroli pojazdow
roadworthiness, mot test, hauptuntersuchung, controle technique, inspeccion tecnica, revisione auto, inspecao periodica, apk, badanie techniczne, техосмотр, 年检, 机动车检验, 車検, 자동차검사
unladen, kerb weight, empty weight, leergewicht, leermasse, poids a vide, masse en ordre de marche, tara, masa en orden de marcha, peso en vacio, massa a vuoto, tara veicolo, peso em vazio, ledig gewicht, rijklaar, masa wlasna, масса без нагрузки, снаряженная, 空车, 공차중량, tare weight, leergew, eigengewicht fahrzeug, eigenmasse, masse a vide, peso a vuoto, tara do veiculo, leeggewicht, massa ledig voertuig, massa leeg
permissible weight, ptac, mma, massa complessiva, maximale massa, dmc, максимальная масса, полная масса, 총중량, gross weight, gvw, gvm, zulassiges gesamtgewicht, zul gesamtgewicht, hochstmasse, poids total autorise, pma, massa maxima autorizada, peso bruto, toegestane maximum massa, dopuszczalna masa calkowita
payload, nutzlast, zuladung, charge utile, carga util, laadvermogen, ladownosc, грузоподъемность, 载重, 载质量, 最大積載量, 적재량, max load, beladung max, hochstlast, carico utile, carga maxima, portata utile, nuttige last
towing, anhangerkupplung, attelage, remorquage, enganche, remolcado, gancio traino, rimorchiabile, reboque engate, trekhaak, trekgewicht, hak holowniczy, uciag, буксировка, 牵引, 拖车钩, 견인
body type, bodywork, aufbau, aufbauart, karosserie, carrosserie, carroceria, carrozzeria, tipo de carroceria, carrocaria, koetswerk, кузов, тип кузова, 车身, 车身形式, 車体の形状, 車体, 차체
variant, version, ausfuhrung, ausfuhrungsvariante, variante, uitvoering, wersja, версия, вариант, 版本, 变型, バージョン, 버전, trim, ausstattung, ausstattungslinie, finition, acabado, allestimento, equipamento versao, wersja wyposazenia
homologation, homologacion, contrasena de homologacion, omologazione, homologacao, homologacja, одобрение типа, 公告型号
vehicle document, registration document, fahrzeugschein, fahrzeugbrief, zulassungsbescheinigung, carte grise, certificat d immatriculation, permiso de circulacion, carta di circolazione, libretto di circolazione, documento unico, kentekenbewijs, kentekencard, dowod rejestracyjny, птс, стс, 行驶证, 机动车登记证, 車検証, 자동차등록증, v5c, logbook, fahrzeugpapiere, zulassungsschein, documents du vehicule, tarjeta de circulacion, livrete
operating hours, betriebsstunden, heures de fonctionnement, horas de funcionamiento, ore di funzionamento, horas de funcionamento, draaiuren, motogodziny, моточасы, 运行时间, 稼働時間, 가동시간, engine hours, hour meter, hours run, hobbs, stundenzahler, maschinenstunden, horas motor, ore motore, horas de trabalho, draaiurenstand, roboczogodziny
machine, machinery, maschine, maquina, maquinaria, macchina, macchinario, maszyna, машина, станок, 机械, 机器, 기계, plant item, baumaschine, arbeitsmaschine, engin de chantier, maquinas, mezzo operativo, werktuigmachine, maszyny
crane, kran, grue, grua, gru, guindaste, kraan, dzwig, zuraw, кран, 起重机, 吊车, クレーン, 크레인
forklift, gabelstapler, stapler, chariot elevateur, carretilla elevadora, carrello elevatore, muletto, empilhador, heftruck, wozek widlowy, погрузчик, 叉车, フォークリフト, 지게차
lifting capacity, tragfahigkeit, traglast, charge admissible, capacite de levage, draagvermogen, hefvermogen, udzwig, грузоподъемность, 额定载荷, 吊上荷重, swl, wll, safe working load, max load lift, hubkraft, nutzlast aufzug, cmu, charge maximale d utilisation, carga maxima de trabajo, portata massima, carga nominal
lift, aufzug, aufzugsanlage, fahrstuhl, ascenseur, ascensor, ascensore, winda, лифт, 电梯, 升降机, エレベーター, 승강기, 엘리베이터, elevator, elevador, montacargas, aufzugsnummer, lifts, plataforma elevadora, dzwig osobowy
ladder, echelle, escalera de mano, scala portatile, escada, drabina, лестница, 梯子, はしご, 사다리
fire extinguisher, feuerloscher, extincteur, extintor, estintore, brandblusser, gasnica, огнетушитель, 灭火器, 消火器, 소화기, extinguishers, loscher, extincteurs, extintores, estintori, blusmiddel
smoke detector, rauchmelder, rauchwarnmelder, detecteur de fumee, detector de humo, rilevatore di fumo, detetor de fumo, rookmelder, czujnik dymu, датчик дыма, 烟感, 烟雾报警器, 火災報知器, 煙感知器, 화재감지기
boiler, furnace, heating system, heizkessel, kessel, feuerstatte, chaudiere, caldera, caldaia, caldeira, ketel, cv ketel, kociol, котел, 锅炉, 热水器, ボイラー, 給湯器, 보일러, warmeerzeuger, heizgerat, warmepumpe kessel, generateur de chaleur, generatore di calore, gas boiler, boiler make, kotel, piec
chimney sweep, schornsteinfeger, bezirksschornsteinfeger, kaminkehrer, kaminfeger, rauchfangkehrer, ramoneur, deshollinador, spazzacamino, schoorsteenveger, kominiarz, трубочист, sweep, swept by, kaminkehrermeister, limpachimeneas, schoorsteenveegbedrijf
chimney, flue, schornstein, kamin, cheminee, conduit de fumee, chimenea, camino, canna fumaria, chamine, schoorsteen, komin, дымоход, 烟囱, 烟道, 煙突, 굴뚝, flue type, abgasanlage kamin, fumisterie, scarico fumi, rookkanaal, przewod kominowy
burner, brenner, bruleur, quemador, bruciatore, queimador, brander, palnik, горелка, 燃烧器, バーナー, 버너
schadstoffklasse, crit air, emissieklasse, экологический класс, 排放阶段, 배출가스등급
engine capacity, cubic capacity, displacement, hubraum, cylindree, cilindrada, cilindrata, cilinderinhoud, pojemnosc silnika, 排量, 排气量, 総排気量, 배기량
fiscal power, fiscal horsepower, puissance fiscale, puissance administrative, puiss adm, potencia fiscal
emission class, emission standard, schadstoffklasse, emissionsklasse, classe environnementale, classe environnement, classe ambientale, 排放标准
`
