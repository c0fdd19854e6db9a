// More words of the glossary: computers, chemistry, safety, weather, music and the stage. Rows as in glossary.ts.

export const technicalRows = `
login, anmeldename, identifiant, логин, имя пользователя, 账户名, ユーザー名, ログイン, 아이디, 사용자명
operating system, betriebssystem, systeme d exploitation, sistema operativo, sistema operacional, besturingssysteem, system operacyjny, операционная система, 操作系统, 基本ソフト, 운영체제
software, logiciel, programa informatico, programmatuur, oprogramowanie, программное обеспечение, 软件, ソフトウェア, 소프트웨어
micrologiciel, 固件, 固件版本, ファームウェア, 펌웨어
hardware, geratehardware, materiel informatique, sprzet komputerowy, 硬件, ハードウェア, 하드웨어
server, rechnername, serveur, servidor, serwer, сервер, 服务器, 主机名, サーバー, ホスト名, 서버
domain, domain name, domane, domaine internet, dominio, dominio internet, domein, domeinnaam, domena, домен, 域名, ドメイン, 도메인
ip address, ip adresse, adresse ip, direccion ip, indirizzo ip, endereco ip, ip adres, adres ip
mac address, mac adresse, adresse mac, direccion mac, indirizzo mac, endereco mac, 物理地址
imei, imei nummer, 国際移動体装置識別番号
sim card, sim karte, carte sim, tarjeta sim, scheda sim, cartao sim, simkaart, karta sim, сим карта, iccid, シムカード, 유심
puk, puk code, 解锁码
memory, ram, speicher, arbeitsspeicher, speicherplatz, memoire vive, memoria, geheugen, opslagcapaciteit, pamiec, память, 内存, 存储容量, メモリ, 記憶容量, 메모리
processor, cpu, prozessor, processeur, procesador, processador, процессор, 处理器, プロセッサ, 프로세서
screen, display size, bildschirm, monitor, bildschirmgrosse, ecran, pantalla, schermo, ecra, beeldscherm, ekran, экран, 屏幕, 显示屏, 画面, ディスプレイ, 화면
printer, drucker, imprimante, impresora, stampante, impressora, drukarka, принтер, 打印机, プリンター, 프린터
camara fotografica, fotocamera, camara, aparat fotograficzny, фотоаппарат, 相机, 摄像头, カメラ, 카메라
laptop, computer, rechner, ordinateur, ordenador, computadora, portatil, computador, komputer, ноутбук, компьютер, 电脑, 笔记本电脑, 计算机, パソコン, 컴퓨터
router, modem, routeur, enrutador, roteador, роутер, 路由器, ルーター, 공유기
outage, downtime, stillstand, ausfall, ausfallzeit, interruption de service, interrupcion, caida del servicio, disservizio, fermo, interrupcao, uitval, awaria, przerwa w dzialaniu, авария, простой, 停机, 中断, 停电, 停止, 障害, 장애, 정전, 停水, 停气, 停暖, 断水, 断电, 断网, 停供, 停服, cutoff, 단수
priority, urgency, prioritat, dringlichkeit, priorite, prioridad, urgencia, priorita, prioriteit, priorytet, приоритет, срочность, 优先级, 紧急程度, 優先度, 緊急度, 우선순위
severity, schweregrad, gravite, gravedad, gravita, gravidade, ernst, stopien ciezkosci, тяжесть, 严重程度, 重症度, 심각도
resolved, solution, solved, losung, gelost, behoben, resolu, solution apportee, solucion, resuelto, soluzione, risolto, solucao, resolvido, oplossing, opgelost, rozwiazanie, решение проблемы, 解决, 解决方案, 解決策, 해결
signal word, signalwort, mention d avertissement, palabra de advertencia, avvertenza etichetta, palavra sinal, signaalwoord, haslo ostrzegawcze, сигнальное слово, 信号词, 警示词, 注意喚起語, 신호어
hazard statement, hazard statements, adverterncia de perigo, gevarenaanduiding, gevarenaanduidingen, zwroty wskazujace rodzaj zagrozenia, краткая характеристика опасности, 危险性说明, 危険有害性情報, 유해위험문구
precautionary statement, precautionary statements, precautions, conseils de prudence, conseil de prudence, consejos de prudencia, consigli di prudenza, recomendacoes de prudencia, voorzorgsmaatregelen, veiligheidsaanbevelingen, srodki ostroznosci, меры предосторожности, 防范说明, 预防措施, 注意書き, 安全対策, 예방조치문구
pictogram, pictograms, gefahrenpiktogramm, piktogramm, pictogramme, pictogrammes, pictograma, pictogramas, pittogramma, pittogrammi, pictogrammen, piktogram, пиктограмма, 象形图, 绘表示, 그림문자
flash point, flammpunkt, point d eclair, punto de inflamacion, punto di infiammabilita, ponto de inflamacao, ponto de fulgor, vlampunt, temperatura zaplonu, температура вспышки, 闪点, 引火点, 인화점
boiling point, siedepunkt, siedebereich, point d ebullition, punto de ebullicion, punto di ebollizione, ponto de ebulicao, kookpunt, temperatura wrzenia, температура кипения, 沸点, 끓는점
melting point, schmelzpunkt, point de fusion, punto de fusion, punto di fusione, ponto de fusao, smeltpunt, temperatura topnienia, температура плавления, 熔点, 融点, 녹는점
ignition temperature, autoignition, zundtemperatur, selbstentzundung, auto inflammation, autoinflamacion, autoaccensione, autoignicao, zelfontbranding, samozaplon, самовоспламенение, 自燃温度, 发火点, 발화점
vapour pressure, vapor pressure, dampfdruck, pression de vapeur, presion de vapor, tensione di vapore, pressao de vapor, dampspanning, preznosc par, давление паров, 蒸气压, 증기압
solubility, loslichkeit, wasserloslichkeit, solubilite, solubilidad, solubilita, solubilidade, oplosbaarheid, rozpuszczalnosc, растворимость, 溶解度, 溶解性, 용해도
cas number, 化学文摘号, 化学物質登録番号
formula, chemical formula, summenformel, molekulformel, formule chimique, formula molecular, formula quimica, formula chimica, molecuulformule, wzor sumaryczny, формула, 分子式, 化学式, 분자식, 화학식
molar mass, molecular weight, molmasse, molekulargewicht, masse molaire, poids moleculaire, masa molar, peso molecular, massa molare, peso molecolare, massa molar, molaire massa, masa molowa, молярная масса, 分子量, 摩尔质量, 분자량
appearance, physical state, aussehen, aggregatzustand, erscheinungsbild, etat physique, aspecto, estado fisico, aspetto, stato fisico, aparencia, uiterlijk, verschijningsvorm, wyglad, postac fizyczna, внешний вид, 外观, 性状, 物态, 物理状態, 외관, 성상
odour, odor, smell, geruch, odeur, olor, odore, cheiro, geur, zapach, запах, 气味, 臭い, 臭気, 냄새
taste, flavour, flavor, geschmack, gout, saveur, sabor, sapore, gusto, smaak, smak, вкус, 口味, 味道, 味, 맛
toxic, toxicity, giftig, toxizitat, toxisch, toxicite, toxique, toxico, toxicidad, toxicidade, tossico, tossicita, toxiciteit, toksyczny, toksycznosc, токсичность, 毒性, 有毒, 독성
corrosive, atzend, atzwirkung, corrosif, corrosivo, bijtend, corrosief, zracy, коррозионный, 腐蚀性, 腐蝕, 腐食性, 부식성
flammable, entzundbar, entzundlich, inflammable, inflamable, infiammabile, inflamavel, ontvlambaar, latwopalny, воспламеняющийся, 易燃, 易燃性, 可燃性, 引火性, 인화성
first aid, erste hilfe, erste hilfe massnahmen, premiers secours, primeros auxilios, primo soccorso, primeiros socorros, eerste hulp, ehbo, первая помощь, 急救措施, 急救, 応急措置, 応急処置, 응급조치
protective equipment, ppe equipment, schutzausrustung, personliche schutzausrustung, psa, epi, dpi, equipamento de protecao, pbm, beschermingsmiddelen, srodki ochrony indywidualnej, сиз, средства защиты, 防护用品, 个人防护, 保護具
gloves, handschuhe, schutzhandschuhe, gants, guantes, guanti, luvas, handschoenen, rekawice, перчатки, 手套, 手袋, 장갑
goggles, safety glasses, schutzbrille, lunettes de protection, gafas de seguridad, occhiali protettivi, oculos de protecao, veiligheidsbril, okulary ochronne, защитные очки, 护目镜, 保護眼鏡, 보안경
exposure limit, occupational exposure, vlep, grenswaarde blootstelling, nds, пдк, 职业接触限值, 許容濃度, 노출기준
spill, freisetzung, deversement, rejet, vertido, derrame, fuoriuscita, sversamento, derramamento, lozing, morsen, uwolnienie, разлив, 泄漏物, 漏出, 누출
disposal, disposed, entsorgung, entsorgt, eliminacion de residuos, smaltimento, smaltito, descarte, verwijdering, afvoer, utylizacja, unieszkodliwianie, утилизация, 处置, 废弃处置, 処分, 廃棄, 폐기
waste code, ewc, abfallschlussel, avv, code dechet, codigo ler, codice cer, eer, euralcode, kod odpadu, код отхода, 废物代码, 廃棄物コード
fire, feuer, incendie, feu, incendio, fogo, pozar, пожар, 火灾, 화재
evacuation, evacuated, evakuierung, sammelplatz, evacuacion, evacuazione, evacuacao, ontruiming, ewakuacja, эвакуация людей, 疏散, 避難, 대피
near miss, beinaheunfall, presque accident, casi accidente, quasi infortunio, quase acidente, bijna ongeval, 未遂事故, ヒヤリハット, 아차사고
wind, wind speed, windgeschwindigkeit, windstarke, vent, vitesse du vent, viento, velocidad del viento, vento, windsnelheid, windkracht, wiatr, ветер, скорость ветра, 风速, 风力, 风, 풍속, 바람
wind direction, windrichtung, direction du vent, direccion del viento, direzione del vento, direcao do vento, kierunek wiatru, направление ветра, 风向, 풍향
rain, rainfall, precipitation, regen, niederschlag, niederschlagsmenge, pluie, precipitations, pluviometrie, lluvia, precipitacion, pioggia, precipitazione, precipitazioni, chuva, precipitacao, regenval, neerslag, deszcz, opady, дождь, осадки, 降雨, 降雨量, 降水, 降水量, 雨量, 강수량, 강우
snow, snow depth, schnee, schneehohe, neige, enneigement, nieve, neve, sneeuw, snieg, снег, 积雪, 雪, 적설
cloud, cloud cover, bewolkung, wolken, nebulosite, couverture nuageuse, nubosidad, nuvolosita, nebulosidade, bewolking, zachmurzenie, облачность, 云量, 운량
visibility, sicht, sichtweite, visibilite, visibilidad, visibilita, visibilidade, zicht, widocznosc, видимость, 能见度, 視程, 視界, 시정, 가시거리
tide, high tide, low tide, gezeiten, hochwasser, niedrigwasser, maree, haute mer, basse mer, marea, pleamar, bajamar, alta marea, bassa marea, mare alta, preia mar, baixa mar, getij, hoogwater, laagwater, plyw, прилив, отлив, 潮汐, 满潮, 干潮, 潮位, 조석
wave, wave height, sea state, seegang, wellenhohe, houle, hauteur des vagues, vagues, oleaje, altura de ola, moto ondoso, altezza onde, ondulacao, altura das ondas, golfhoogte, fala, wysokosc fali, волнение, волны, 浪高, 波高, 파고
sunrise, sonnenaufgang, lever du soleil, amanecer, alba, sorgere del sole, nascer do sol, zonsopgang, wschod slonca, восход, 日出, 日の出, 일출
sunset, sonnenuntergang, coucher du soleil, atardecer, tramonto, zonsondergang, zachod slonca, закат, 日落, 日の入り, 일몰
latitude, geografische breite, latitud, latitudine, szerokosc geograficzna, широта, 纬度, 위도
geografische lange, longitud geografica, longitudine, dlugosc geograficzna, долгота, 经度, 경도
altitude, elevation, meereshohe, hohe uber, altitud, altitudine, hoogteligging, wysokosc npm, высота над уровнем, 海拔, 标高, 고도
coordinates, koordinaten, coordonnees gps, coordonnees geographiques, coordenadas, coordinate, coordinaten, wspolrzedne, координаты, 坐标, 经纬度, 座標, 좌표
observer, observed, beobachter, beobachtung, beobachtet, observateur, observador, avistamiento, osservatore, avvistamento, waarnemer, waarneming, obserwator, obserwacja, наблюдатель, наблюдение, 观察员, 观测, 观测者, 観察, 観察者, 관찰자
habitat, lebensraum, biotop, milieu naturel, habitat naturel, habitat naturale, leefgebied, siedlisko, среда обитания, 生境, 栖息地, 生息地, 서식지
genre, style, stil, stilrichtung, musikrichtung, genero musical, genero literario, stile, estilo, muziekstijl, gatunek muzyczny, жанр, стиль, 风格, 流派, 体裁, ジャンル, 스타일, 장르
instrumentation, musical instrument, besetzung, musikinstrument, instrument de musique, instrumento musical, strumento musicale, muziekinstrument, instrument muzyczny, музыкальный инструмент, 乐器, 楽器, 악기
song, track, lied, musikstuck, chanson, morceau, cancion, tema musical, canzone, brano, cancao, liedje, piosenka, utwor, песня, композиция, 歌曲, 曲目, 曲名, 曲, 곡명
movement, opus, mouvement musical, movimiento musical, movimento musicale, czesc utworu, часть, опус, 乐章, 楽章
album, record, schallplatte, tontrager, disco, albo, plyta, альбом, 专辑, アルバム, 앨범
label of music, record label, plattenlabel, maison de disques, sello discografico, casa discografica, editora discografica, platenlabel, wytwornia, лейбл, 唱片公司, レーベル, 레이블
lyricist, text author, textdichter, texter, parolier, auteur des paroles, letrista, paroliere, tekstschrijver, autor tekstu, автор слов, 作词, 作词者, 작사
arranger, arrangement, arrangeur, arreglista, arreglo musical, arrangiatore, arranjador, arranjo, aranzer, аранжировка, 编曲, 편곡
choir, choral, chor, choeur, chorale, coro, coral, koor, zespol choralny, хор, 合唱, 合唱团, 합창단
rehearsal, rehearsals, ensayo, ensayos, prove, ensaio, ensaios, repetitie, repetities, proba generalna, репетиция, 排练, 彩排, 練習日, リハーサル, 리허설
urauffuhrung, erstauffuhrung, estreno, estreia, премьера, 首演, 首映, 初演, 초연
drama, schauspiel, opera teatrale, dramma, toneelstuk, sztuka teatralna, пьеса, драма, 话剧, 剧本, 戯曲, 演劇, 연극
set design, buhnenbild, ausstattung, scenographie, decors, escenografia, scenografia, scene e costumi, cenografia, decorontwerp, scenografia teatralna, сценография, 舞美, 舞台设计, 舞台美術, 무대디자인
choreography, choreographer, choreographie, choreograf, choregraphe, coreografia, coreografo, choreografie, choreografia, хореограф, 编舞, 振付, 안무
screenplay, script, drehbuch, scenario, guion, sceneggiatura, roteiro, argumento, draaiboek, scenariusz, сценарий, 编剧, 剧本编写, 脚本, 각본
running time, speelduur, czas trwania seansu, 上映時間, 上演時間, 상영시간
fsk, fascia d eta, classificacao etaria, kijkwijzer, 分级, 年齢制限, 관람등급
`
