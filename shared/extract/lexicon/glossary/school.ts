// More words of the glossary: lessons, exams and who answers for a pupil. Rows as in glossary.ts.

export const schoolRows = `
timetable, schedule, emploi du temps, horario, orario, horario letivo, lesrooster, rooster, plan zajec, расписание, 時間割, 시간표, hours, stundenplan, kurszeiten, unterrichtszeiten, horaires, horarios, orari, cours horaires, tijden, lestijden, godziny zajec, kurszeit, plan lekcji
written, schriftlich, ecrit, ecrite, escrito, escrita, scritto, scritta, schriftelijk, pisemny, pisemna, письменный, письменно, 笔试, 書面, 筆記, 필기, exam written, klausur, epreuve ecrite, prueba escrita, prova scritta, prova escrita, schriftelijk examen, egzamin pisemny
oral, mundlich, orale, mondeling, ustny, ustna, устный, устно, 口试, 口头, 口述, 구술, spoken, mundliche, epreuve orale, prueba oral, prova orale, prova oral, ustna czesc, oraal
practical, pratica, praktijk, praktyczny, практический, 实操, 实践, 实习, 実技, 실기, praktisch, praktische, pratique, practico, practica, pratico, epreuve pratique, praktyka
theory, theoretical, theorie, theoretisch, theorique, teoria, teorico, teoretyczny, теория, теоретический, 理论, 学科試験, 이론
homework, hausaufgabe, hausaufgaben, devoirs, deberes, huiswerk, praca domowa, домашнее задание, 作业, 宿題, 숙제, hausubung, devoir, tarea para casa, compiti, trabalhos de casa, tpc, zadanie domowe
task, assignment, aufgabe, aufgabenstellung, tache, consigne, tarea, compito, opdracht, taak, задание, задача, 任务, 题, 課題, 과제, tasks, exercise, assignments, ubung, ubungen, exercice, exercices, ejercicio, ejercicios, esercizio, esercizi, exercicio, oefening, cwiczenie, zadanie, zadania
achieved, attained, erreicht, erreichte, erzielt, obtenu, obtenue, obtenus, obtenido, alcanzado, conseguido, ottenuto, conseguito, raggiunto, obtido, alcancado, behaald, behaalde, uzyskane, uzyskany, osiagniety, полученный, 获得, 得到, 取得, 획득
nota de corte, sufficienza, 及格线
failed, fail, nicht bestanden, durchgefallen, ajourne, echoue, reprobado, bocciato, respinto, reprovado, gezakt, niezdany, не сдан, 不及格, 不合格, 未通过, 불합격, unsatisfactory, refused, nicht erfullt, mangelhaft, defavorable, no apto, suspenso, desfavorable, non idoneo, sfavorevole, inapto, afgekeurd, negatywny, non conforme
transcript, notenspiegel, leistungsubersicht, cijferlijst, выписка, 成績証明, 성적증명, academic record, releve de notes, expediente academico, certificato esami, boletim de notas, indeks ocen
presence learning, prasenz, prasenzunterricht, presentiel, presencial, fysiek, stacjonarny, очная, 线下, 面授, 対面, 대면
distance learning, online course, fernunterricht, fernstudium, afstandsonderwijs, zdalny, zaoczny, заочная, дистанционный, 线上, 远程, 遠隔, オンライン, 비대면
vorlesung, cours magistral, clase magistral, lezione frontale, aula teorica, hoorcollege, wyklad, лекция, 讲座, 講義, 강의
seminar, seminarium, seminaire, seminario, семинар, 研讨, 研讨会, ゼミ, セミナー, 세미나
workload, arbeitsaufwand, carga horaria, studielast, naklad pracy, трудоемкость, 学时, 총시간, contact hours, semesterwochenstunden, sws, volume horaire, horas lectivas, ore di lezione, contacturen, liczba godzin
moderator, facilitator, kursleiterin, seminarleitung, seminarleiter, animateur, animatrice, facilitador, conduttore, begeleidster, prowadzacy, ведущий, 主持人, 引导员, 司会, 進行, 진행자, chaired by, leitung durch, animation, anime par, dirigido por, condotto da, dinamizador, begeleiding, prowadzenie
enrolled, immatrikuliert, inscrit, matriculado, iscritto, iscritta, ingeschreven, zapisany, зачислен, 在读, 在学, 在籍, 재학, registered for, inscritos, inscrite, matriculada, eingeschriebene, ingeschrevene
waiting list, warteliste, liste d attente, lista de espera, lista d attesa, wachtlijst, lista oczekujacych, лист ожидания, 候补, 等候名单, 補欠, キャンセル待ち, 대기자
eltern, progenitores, genitori, rodzice, родители, 両親, 부모, parent, parents, elternteil, padre, madre, pere et mere, genitore, pais, ouder, rodzica
erziehungsberechtigte, sorgeberechtigte, sorgeberechtigter, personensorgeberechtigte, wettelijk vertegenwoordiger, opiekun prawny, законный представитель, 親権者, 법정대리인
geschwister, geschwisterkind, geschwisterkinder, fratrie, freres et soeurs, hermanos, fratelli, irmaos, broers en zussen, rodzenstwo, братья, 兄弟姐妹, 兄弟姉妹, 형제자매
abholberechtigt, abholberechtigte, abholberechtigter, autorizados a recoger, delegati al ritiro, 接送人, お迎え
trip, klassenfahrt, ausflug, wycieczka szkolna, экскурсия, 校外活动, 春游, 遠足, 修学旅行, 현장학습
unexcused, unentschuldigt, non justifie, non justifiees, injustificadas, ingiustificate, ongeoorloofd, nieusprawiedliwione, неуважительная, 旷课, 无故, 無断, 무단
promotion, moved up, versetzung, versetzt, promocion, promozione, transicao, bevordering, promocja, переведен, 升级, 升学, 進級, 진급
dissertation, doctoral thesis, promotion thesis, tesis doctoral, dissertacao, proefschrift, praca dyplomowa, диссертация, дипломная работа, 学位論文, 卒業論文
booklet, heft, arbeitsheft, cahier, cuaderno, quaderno, caderno, schrift, zeszyt, тетрадь, 练习册, 作业本, ノート, 공책, heft nr, livret, cuadernillo, libretto, caderneta, boekje, ksiazeczka
unterrichtsraum, aula, lokaal, klasa lekcyjna, кабинет, аудитория, 教室, 강의실, 교실
学制, 修业年限, 学习年限, study length, length of study, programme length, program length, studiendauer
`
