// More words of the glossary: competitions, their results and who takes part. Rows as in glossary.ts.

export const sportRows = `
heat, vorlauf, eliminatoire, serie eliminatoria, eliminatoria, batteria, eliminatorie, voorronde, bieg eliminacyjny, забег, заплыв, 预赛, 分组赛, 予選, 예선
finals, finale, finallauf, finallaufe, финал, 决赛, 決勝, 결승
semifinal, halbfinale, zwischenlauf, demi finale, semifinale, meia final, halve finale, polfinal, полуфинал, 半决赛, 準決勝, 준결승
round, runde, durchgang, tour, manche, ronda, vuelta, jornada, turno, giornata, rodada, ronde, runda, kolejka, тур, раунд, 轮次, 回合, 轮, ラウンド, 回戦, 라운드, 회전, rounds, runden, tours, ronda nr, spielrunde, turni di gara
split, split time, zwischenzeit, temps intermediaire, temps de passage, tiempo parcial, parciales, tempo intermedio, tempo parcial, tussentijd, miedzyczas, промежуточное, 分段成绩, 分段时间, スプリット, 途中計時, 구간기록
lap, laps, rundenzeit, rundenzahl, giri, voltas, ronden, okrazenia, круги, круг, 圈数, 单圈, ラップ, 랩
record, rekord zawodow, рекорд, 纪录, 新記録, 기록, rekord, best, bestzeit, bestleistung, pb, personal best, meilleur temps, marca personal, primato, recorde, record personnel, rekord zyciowy
pace, tempo pro km, allure, ritmo, passo, andatura, 配速, ペース, 페이스
gap, behind leader, ruckstand, ecart, diferencia, distacco, diferenca, achterstand, отставание, 差距, 落后, タイム差, deficit, abstand sieger, behind, differenz, ecart avec
athlete, competitor, sportler, sportlerin, athlet, athletin, wettkampfer, concurrent, concurrente, deportista, atleta, competidor, concorrente, sporter, zawodnik, zawodniczka, спортсмен, участник, 运动员, 选手, 競技者, 선수, runner, swimmer, rider, laufer, lauferin, schwimmer, schwimmerin, reiter, reiterin, coureur, nageur, cavalier, corredor, nadador, nuotatore, corridore, nadadora, loper, zwemmer, biegacz, plywak, starter in
entrant, teilnehmer, teilnehmerin, starter, deelneemster, участник, 参加者, 参与者, 参与人, 출전자, 참가자, participant, participants, attendee, teilnehmende, teilnehmername, participante, partecipante, deelnemer, uczestnik, uczestniczka, kursteilnehmer, kursteilnehmerin
medal, medaille, medalla, medaglia, medalha, медаль, 奖牌, メダル, 메달, medals, medaillen, medailles, medallas, medaglie
winner, champion, sieger, siegerin, gewinner, meister, vainqueur, gagnant, ganador, campeon, vincitore, campione, vencedor, campeao, winnaar, kampioen, zwyciezca, mistrz, победитель, чемпион, 冠军, 优胜者, 優勝, 우승, winners, erster platz, gewinnerin, siegername, laureat, laureate, ganadora, vincitrice, vencedora, winnares, zwyciezczyni, primer clasificado
heimmannschaft, heimverein, local, visitado, thuisploeg, thuis, gospodarze, хозяева, 홈팀
away team, visitante, uitploeg, goscie, гости, 客队, アウェイ, 원정팀
half time, halbzeit, halbzeitstand, mi temps, descanso, intervalo, ruststand, przerwa, тайм, 半场, 上半场, 前半, 전반
goals, goal, but, goles, gol, golos, голы, 进球, 得点, 득점, tore, torwart no, buts, reti, doelpunten, bramki, gole
scorer, torschutze, torschutzen, buteur, goleador, marcatore, marcatori, marcador, strzelec, 进球者
substitute, auswechslung, remplacant, remplacement joueur, suplente, sustitucion, riserva, sostituzione, substituicao, wissel, wisselspeler, rezerwowy, замена, 换人, 替补, 交代, 교체, sub, ersatzspieler, auswechselspieler, remplacante, reserva, sostituto, suplentes, invaller, zmiennik
player, spielerin, joueur, joueuse, jugador, jugadora, giocatore, giocatrice, jogador, jogadora, speler, speelster, gracz, игрок, 球员, プレーヤー, 競技者, 선수, spieler, players, spielername, joueurs, jugadores, giocatori, jogadores, spelers, zawodnicy
jersey, shirt number, trikot, trikotnummer, ruckennummer, camiseta, maglia, camisola, rugnummer, koszulka, футболка, 球衣号, 背号, 背番号, ユニフォーム, 등번호
yellow card, verwarnung, gelbe karte, carton jaune, avertissement, tarjeta amarilla, amonestacion, cartellino giallo, ammonizione, cartao amarelo, gele kaart, zolta kartka, 黄牌, 警告, イエローカード
red card, rote karte, platzverweis, carton rouge, expulsion, tarjeta roja, cartellino rosso, espulsione, cartao vermelho, expulsao, rode kaart, czerwona kartka, 红牌, レッドカード, 退場
league, division, liga, staffel, ligue, championnat, campeonato, serie, lega, campionato, competitie, klasse, rozgrywki, лига, чемпионат, 联赛, 锦标赛, リーグ, 選手権, 리그, ligen, championship, meisterschaft, divisie, divisione sportiva, poule, girone, grupo de liga
matchday, spielrunde, journee, jornada, giornata, speeldag, speelronde, kolejka, 節
umpire, starter, kampfrichter, kampfrichterin, juge, jury, судья, 주심
wave, startwelle, vague, sas de depart, cajon de salida, griglia di partenza, strefa startowa, 起跑区, スタートブロック, 스타트
handicap, vorgabe, hcp, vorgaben, 差点, ハンディキャップ, 핸디캡
stroke, strokes, coups, golpes, colpi, tacadas, slagen, uderzenia, 杆数, 打数, 타수
swimming, schwimmen, natation, natacion, nuoto, natacao, zwemmen, plywanie, плавание, 游泳, 水泳, 競泳, 수영
freestyle, freistil, nage libre, estilo libre, libre, stile libero, vrije slag, dowolny, вольный стиль, 自由泳, 自由形, 자유형
backstroke, rucken, ruckenschwimmen, espalda, dorso, costas, rugslag, grzbietowy, на спине, 仰泳, 背泳ぎ, 배영
breaststroke, brustschwimmen, brust, brasse, braza, rana, brucos, schoolslag, klasyczny, брасс, 蛙泳, 平泳ぎ, 평영
butterfly, schmetterling, delfin, papillon, mariposa, farfalla, delfino, vlinderslag, motylkowy, баттерфляй, 蝶泳, バタフライ, 접영
running, course a pied, carrera a pie, corsa a piedi, hardlopen, bieganie, бег, 跑步, ランニング, 달리기
throw, throws, wurf, lancer, lancers, lanzamiento, lancio, lanci, arremesso, lancamento, worp, rzut, бросок, метание, 投掷, 投てき, 던지기
jump, sprung, sprunge, saut, salto, skok, прыжок, 跳跃, 점프
weigh in, wiegen, korpergewicht beim wiegen, pesee, pesaje, pesatura, weging, wazenie, взвешивание, 称重, 計量, 계체, wiegezeit, peso oficial, peso rilevato
kampfgericht, wertungsrichter, wertung, jueces, juryleden, sedziowie, судьи, 评委, 评审, 審査員, 심사위원
difficulty, schwierigkeit, schwierigkeitsgrad, difficulte, dificultad, difficolta, dificuldade, moeilijkheid, moeilijkheidsgraad, trudnosc, stopien trudnosci, сложность, 难度, 难度分, 難易度, 난이도
execution, ausfuhrung, ejecucion, esecuzione, execucao, uitvoering, исполнение, 完成分, 実施, 수행
did not finish, dnf, aufgegeben, abandon, abandono, ritirato, desistencia, uitgevallen, nie ukonczyl, сошел, 未完赛, 途中棄権, 棄権
training, entrainement, entrenamiento, allenamento, тренировка, 训练, 練習, トレーニング, 훈련
reps, wiederholungszahl, repeticiones, ripetizioni, powtorzenia, повторения, 回数, 반복
waiver, release form, haftungsausschluss, decharge, exoneracion, liberatoria, manleva, termo de responsabilidade, vrijwaring, zrzeczenie, 免責, 誓約書, disclaimer, haftungserklarung, descargo de responsabilidad, dichiarazione liberatoria, oswiadczenie
disqualified, disqualification, dsq, disqualifiziert, disqualifikation, disqualifie, descalificado, squalificato, desclassificado, gediskwalificeerd, zdyskwalifikowany, дисквалификация, 失格, 실격
spectators, zuschauer, zuschauerzahl, spectateurs, affluence, espectadores, spettatori, toeschouwers, widzowie, зрители, 观众, 观众人数, 観客数, 관중, attendance figure, besucherzahl, publikumszahl, nombre de spectateurs, assistentes, pubblico presente, frekwencja
jury, wedstrijdleiding, 组委会, 競技委員長
tank, cylinder, flasche, tauchflasche, pressluftflasche, bouteille, botella, bombola, garrafa de ar, duikfles, butla
`
