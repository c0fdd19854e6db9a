// More words of the glossary: clubs, sport, stages, museums, books, boats. Rows as in glossary.ts.

export const cultureRows = `
membership, mitgliedschaft, mitglieds, mitgliedsbeitrag, adhesion, adherent, abonnement, afiliacion, socio, socia, abono, iscrizione, tessera, tesseramento, associado, filiacao, adesao, lidmaatschap, lid, czlonkostwo, членство, 会员, 会籍, 入会, 会員, 会員種別, 회원
plan, tier, tarif, tarifs, beitragsgruppe, formule, forfait, tarifa, modalidad, formula, piano, modalidade, plano, abonnement, pakiet, taryfa, тариф, 套餐, 方案, 卡种, 会员类型, プラン, コース, 요금제
joining, enrolment, enrollment, signup, aufnahme, aufnahmegebuhr, anmeldung, anmeldegebuhr, inscription, matricula, alta, inscripcion, iscrizione, inscricao, adesao, inschrijving, inschrijfgeld, wpisowe, вступительный, 入会, 报名, 注册, 入会金, 登録, 申込, 가입
locker, spind, schliessfach, fach, casier, consigne, taquilla, casillero, armadietto, armario, cacifo, kluisje, szafka, шкафчик, 储物柜, 柜号, 更衣柜, ロッカー, 보관함
trainer, coach, ubungsleiter, entraineur, moniteur, entrenador, monitor, allenatore, istruttore, treinador, instrutor, trener, тренер, 教练, 指导员, 指導員, コーチ, 監督, 코치
competition, tournament, match, game, race, wettkampf, turnier, spiel, lauf, tournoi, course, competicion, torneo, carrera, partido, gara, corsa, competicao, torneio, corrida, prova, wedstrijd, toernooi, zawody, turniej, соревнование, турнир, 比赛, 赛事, 竞赛, 大会, 競技, 試合, 대회, 경기
discipline, event, disziplin, sportart, epreuve, disciplina, prueba, modalidad, specialita, modalidade, onderdeel, dyscyplina, дисциплина, 项目, 比赛项目, 种目, 種目, 종목
placing, rank, platz, platzierung, rang, classement, puesto, clasificacion, posto, piazzamento, classifica, classificacao, lugar, plaats, miejsce, место, 名次, 排名, 順位, 순위
score, points, punkte, punktzahl, ergebnis, puntuacion, puntos, punteggio, punti, pontuacao, pontos, punten, punkty, очки, балл, 得分, 分数, 成绩, 比分, 得点, 点数, スコア, 점수
bib, startnummer, dossard, dorsal, pettorale, peito, numer, номер, 参赛号, 号码布, 号码牌, ゼッケン, ナンバー, 배번
belt, gurtel, kyu, dan, grad, ceinture, cinturon, cintura, faixa, band, pas, пояс, 段位, 腰带
surface, course, pitch, field, lane, bahn, platz, spielfeld, terrain, piste, couloir, pista, campo, calle, corsia, baan, veld, boisko, tor, поле, дорожка, 场地, 泳道, 赛道, コート, コース, 코트
performance, show, concert, auffuhrung, vorstellung, konzert, veranstaltung, spectacle, representation, espectaculo, concierto, spettacolo, concerto, rappresentazione, espetaculo, sessao, voorstelling, przedstawienie, koncert, спектакль, концерт, 演出, 音乐会, 剧目, 场次, 活动, 公演, 演奏会, コンサート, 演目, 공연
orchestra, ensemble, band, orchester, kapelle, chor, orchestre, choeur, orquesta, coro, banda, orquestra, orkest, koor, orkiestra, оркестр, 乐团, 乐队, 合唱团, 交响乐团, 楽団, 交響楽団, 管弦楽団, 合唱団, 오케스트라
conductor, dirigent, dirigentin, leitung, chefdorchestre, direction, director, directora, direttore, maestro, regente, dyrygent, дирижер, 指挥, 指揮, 指揮者, 지휘
soloist, solo, solist, solistin, soliste, solista, солист, 独奏, 独唱, 独奏者, ソリスト, 솔리스트
composer, komponist, compositeur, compositor, compositore, componist, kompozytor, композитор, 作曲, 作曲家, 作曲者, 작곡
director, regie, regisseur, mise, realisateur, metteur, direccion, regista, regia, diretor, realizador, rezyser, режиссер, 导演, 監督, 演出, 감독
cast, besetzung, darsteller, mitwirkende, distribution, interpretes, reparto, elenco, interpreti, rolverdeling, obsada, актеры, 演员, 主演, 出演, 出演者, 配役, 출연
doors, einlass, einlas, turoffnung, portes, ouverture, puertas, apertura, porte, portas, abertura, deuren, drzwi, двери, 入场, 开放, 入场时间, 検票, 开门, 開場, 開館, 입장
curtain, begin, beginn, anfang, debut, comienzo, inicio, inizio, aanvang, rozpoczecie, начало, 开始, 开演, 开场, 开演时间, 開演, 開始, 開会, 시작
interval, intermission, pause, entracte, entreacto, descanso, intervallo, intervalo, pauze, przerwa, антракт, 中场, 休息, 休憩
exhibition, ausstellung, exposition, exposicion, muestra, mostra, esposizione, exposicao, tentoonstelling, wystawa, выставка, 展览, 特展, 展出, 展示, 展覧会, 전시
artwork, work, object, exhibit, werk, kunstwerk, objekt, exponat, oeuvre, objet, obra, pieza, objeto, opera, oggetto, peca, dzielo, obiekt, произведение, экспонат, 作品, 藏品, 文物, 展品, 器物, 作品名, 資料, 작품
technique, medium, material, technik, materiau, tecnica, soporte, materiale, materia, techniek, technika, техника, 技法, 材质, 质地, 媒材, 材質, 기법
dating, period, era, epoch, datierung, epoche, datation, epoque, periode, datacion, epoca, datazione, periodo, datacao, datering, datowanie, датировка, 年代, 时代, 朝代, 时期, 時代, 時期, 연대
provenance, herkunft, provenienz, procedencia, provenienza, proveniencia, herkomst, pochodzenie, происхождение, 来源, 出处, 来歴, 출처
lender, lending, leihgeber, verleiher, preteur, prestamista, prestador, cedente, prestatore, comodante, emprestador, bruikleengever, wypozyczajacy, владелец, 出借, 出借人, 出借方, 借出, 贷方, 貸出人, 所蔵者, 貸主, 대여자
borrower, borrowing, entleiher, leihnehmer, ausleiher, emprunteur, prestatario, comodatario, mutuatario, tomador, mutuario, lener, bruiklener, wypozyczajacy, заемщик, 借入, 借用, 借用人, 借款人, 借入方, 借方, 借阅人, 借用者, 借受人, 借主, 차용인
catalogue, inventory, inventar, inventarnummer, katalog, inventaire, inventario, catalogo, inventaris, catalogus, inwentarz, инвентарный, 目录, 藏品号, 登录号, 编目, 目録, 所蔵番号, 목록
transport, transportation, versand, transporte, acheminement, trasporto, vervoer, транспорт, перевозка, 运输, 交通, 搬运, 運送, 輸送, 搬送, 운송
handover, ubergabe, ubergeben, ubernommen, remise, restitution, entrega, entregado, consegna, riconsegna, oplevering, overdracht, przekazanie, передача, 交接, 点交, 移交, 交付, 引渡, 引渡し, 受渡, 인도
receiver, received, receivedby, empfangen, erhalten, ubernehmer, recu, receptionnaire, receptor, recibido, ricevente, ricevuto, recebedor, recebido, ontvanger, ontvangen, odbiorca, odebral, получил, 接收, 接收人, 收件, 收货, 签收, 签收人, 领取, 领取人, 受領, 受領者, 受取人, 受取, 수령인
book, title, buch, titel, livre, ouvrage, titre, libro, titulo, titolo, livro, boek, ksiazka, tytul, книга, название, 书名, 图书, 题名, 标题, 書名, 題名, 図書, 書籍, タイトル, 제목
librarian, bibliothekar, bibliothecaire, bibliotecario, bibliotecaria, 图书管理员, 司書
hunting, fishing, angling, jagd, jagdschein, angeln, fischerei, chasse, peche, caza, pesca, caccia, caca, jacht, visserij, wedkarstwo, охота, рыбалка, 钓鱼, 渔业, 捕鱼, 狩猎, 釣り, 漁業, 遊漁, 狩猟, 낚시
boat, vessel, ship, yacht, boot, schiff, wasserfahrzeug, bateau, navire, embarcation, embarcacion, barco, buque, nave, barca, imbarcazione, embarcacao, navio, schip, vaartuig, lodz, statek, судно, лодка, 船, 船名, 船舶, 船只, 선박
skipper, captain, master, kapitan, schiffsfuhrer, capitaine, capitan, patron, capitano, comandante, mestre, capitao, kapitein, капитан, 船长, 船長, 선장, aanvoerder, キャプテン, 主将, 주장
mooring, berth, liegeplatz, amarrage, mouillage, poste, amarre, atraque, ormeggio, posto, amarracao, cais, ligplaats, miejsce, причал, 泊位, 停泊, 係留, バース
hull, rumpf, coque, casco, scafo, romp, kadlub, корпус, 船体, 船体番号
draught, draft, tiefgang, tirant, calado, pescaggio, diepgang, zanurzenie, осадка, 吃水
tonnage, bruttoraumzahl, jauge, arqueo, stazza, tonelagem, arqueacao, tonaz, тоннаж, 吨位, 总吨, トン数, 총톤수
homeport, heimathafen, portdattache, puertobase, portodarmamento, thuishaven, port, порт, 船籍港, 母港, 定係港, 선적항
crew, besatzung, equipage, tripulacion, equipaggio, tripulacao, bemanning, zaloga, экипаж, 船员, 机组, 乗組員, 乗員, 선원
`
