// More words of the glossary: public offices, papers, meetings, law. Rows as in glossary.ts.

export const officeRows = `
administration, admin, administrative, processing, verwaltung, bearbeitung, dossier, gestion, tramitacion, administracion, amministrazione, pratica, administracao, expediente, administratie, administracja, администрация, 管理, 手续, 办理, 手続, 事務, 관리
declared, declaration, declare, declarant, angemeldet, erklart, erklarung, declarado, declaracion, dichiarato, dichiarazione, declaracao, aangifte, aangegeven, deklaracja, декларация, 申报, 声明, 申告, 신고
conclusion, opinion, outcome, verdict, decision, assessment, ergebnis, beurteilung, entscheidung, bescheid, fazit, avis, dictamen, resolucion, conclusiones, esito, conclusione, giudizio, parere, conclusao, parecer, decisao, conclusie, oordeel, uitslag, wynik, ocena, заключение, решение, 结论, 判定, 裁定, 結論, 判断, 결론, 판정
result, results, outcome, outcomes, findings, ergebnis, ergebnisse, resultat, resultats, resultado, resultados, risultato, risultati, uitslag, resultaat, wynik, wyniki, результат, 结果, 検査結果, 成果, 결과
technical, technisch, technische, technischer, technique, tecnico, tecnica, tecnici, techniczny, технический, 技术, 技術, 기술
responsible, incharge, verantwortlich, verantwortlicher, zustandig, responsable, encargado, encargada, responsabile, incaricato, responsavel, encarregado, verantwoordelijke, odpowiedzialny, ответственный, 负责, 负责人, 责任人, 主管, 責任者, 担当, 担当者, 책임자
point, spot, punkt, stelle, entnahmestelle, punto, ponto, punt, точка, 点位, 箇所
administrator, clerk, sachbearbeiter, sachbearbeiterin, bearbeiter, instructeur, gestionnaire, tramitador, gestor, funzionario, impiegato, funcionario, behandelaar, referent, специалист, 经办, 经办人, 办理人, 受理人, 担当官, 係員, 담당
applicant, petitioner, requester, antragsteller, antragstellerin, demandeur, requerant, petitionnaire, solicitante, interesado, richiedente, requerente, aanvrager, wnioskodawca, заявитель, 申请, 申请人, 申請者, 申請人, 출원인, 신청인
permit, permission, authorisation, authorization, authorised, genehmigung, erlaubnis, bewilligung, zulassung, permis, autorisation, autorise, permiso, autorizacion, autorizado, permesso, autorizzazione, autorizzato, licenca, autorizacao, vergunning, toestemming, zezwolenie, pozwolenie, разрешение, 许可, 许可证, 准许, 许可证书, 許可, 許可証, 承認, 허가, 证件, 证, 居住证, 暂住证, 居留证, 在留カード, 체류증
holder, bearer, inhaber, inhaberin, halter, halterin, besitzer, titulaire, detenteur, porteur, titular, portador, tenedor, titolare, intestatario, portatore, houder, posiadacz, владелец, держатель, 持有人, 持证人, 持票人, 持有者, 所持人, 所持者, 名義人, 소지자
office, bureau, amt, buro, dienststelle, behorde, agence, mairie, oficina, negociado, ventanilla, ufficio, sportello, ente, repartição, reparticao, gabinete, balcao, kantoor, urzad, biuro, офис, отдел, 办公室, 窗口, 机关, 机构, 事务所, 窓口, 役所, 機関, 事務所, 사무소
category, kategorie, rubrik, sparte, categorie, categoria, clase, kategoria, категория, 类别, 种类, 类型, 级别, 区分, 種別, 部門, カテゴリー, 구분, 종류
validity, valid, gultig, gultigkeit, geldigheid, geldig, validite, valable, valide, validez, valido, vigencia, vigente, validita, validade, wazny, waznosc, действителен, 有效, 有效期, 有効, 有効期限, 有効期間, 유효
issuer, issuedby, aussteller, ausstellende, emetteur, delivrant, emisor, expedidor, emittente, emissor, entidadeemissora, uitgever, afgever, wystawca, выдавший, 签发人, 发证机关, 颁发机构, 开具人, 发行人, 发行者, 発行者, 発行元, 発行機関, 발급기관
seal, stamp, stempel, siegel, dienstsiegel, cachet, tampon, sceau, sello, timbro, carimbo, selo, pieczec, печать, 盖章, 印章, 公章, 签章, 押印, 捺印, 직인, 印鑑, 인감
letter, schreiben, anschreiben, lettre, courrier, lettera, pismo, письмо, 信函, 来函, 書簡, 서신
copy, copies, kopie, abschrift, exemplar, copie, exemplaire, copia, ejemplar, esemplare, kopia, egzemplarz, копия, экземпляр, 份数, 副本, 抄件, 写し, 部数
attachment, attachments, enclosure, annex, appendix, anlage, anlagen, anhang, annexe, annexes, piece, jointe, anexo, anexos, adjunto, allegato, allegati, bijlage, bijlagen, zalacznik, приложение, 附件, 添付, 別紙, 添付書類, 첨부
petition, complaint, objection, appeal, beschwerde, einspruch, widerspruch, reclamation, recours, plainte, queja, reclamacion, recurso, reclamo, ricorso, esposto, reclamacao, queixa, klacht, bezwaar, skarga, жалоба, 投诉, 申诉, 异议, 举报, 苦情, 異議, 민원
incident, accident, event, vorfall, unfall, ereignis, schadenfall, sinistre, incidente, accidente, siniestro, suceso, sinistro, evento, acidente, ocorrencia, ongeval, wypadek, zdarzenie, инцидент, происшествие, 事故, 事件, 出险, 案件, 発生, 사고
interpreter, translator, dolmetscher, ubersetzer, ubersetzerin, traducteur, traductrice, interprete, traductor, traductora, traduttore, traduttrice, tradutor, tradutora, vertaler, tolk, tlumacz, переводчик, 翻译, 译者, 译员, 翻译人, 翻訳者, 通訳, 번역자
translation, translated, ubersetzung, traduction, traduccion, traduzione, traducao, vertaling, tlumaczenie, перевод, 译文, 翻译件, 翻訳, 번역
original, ursprung, originale, 原件, 原文, 原本, 正本, оригинал, origineel, oryginal, 원본
source, quelle, ausgangssprache, herkunft, fuente, origen, fonte, origine, origem, bron, zrodlo, источник, 来源, 出处, 出典
target, ziel, zielsprache, cible, objetivo, destino, obiettivo, alvo, doel, cel, цель, 目标, 目的, 対象
sworn, beeidigt, vereidigt, assermente, jurado, giurato, juramentado, ajuramentado, beedigd, przysiegly, 宣誓
duties, duty, zoll, zollabgabe, abgaben, droits, droit, arancel, aranceles, derechos, dazio, dazi, direitos, invoerrechten, clo, пошлина, 关税, 进口税, 関税, 관세
payable, due, zahlbar, falllig, fallig, zuzahlen, payer, exigible, pagar, pagadero, debido, dovuto, pagare, devido, betalen, verschuldigd, zaplaty, naleznosc, оплате, 应付, 应缴, 应交, 待缴, 支払, 納付, 納付額, 납부
household, haushalt, foyer, menage, hogar, unidadfamiliar, nucleo, famiglia, agregado, familiar, huishouden, gospodarstwo, хозяйство, 家庭, 家庭人口, 世帯, 세대, 户别, 户口, 户籍, 户口簿, 户口本, 户口名簿, 戸籍謄本
census, electoral, voter, wahler, wahl, electeur, elector, elettore, elettorale, eleitor, kiezer, wyborca, избиратель, 选民, 选举, 選挙, 有権者, 유권자
constituency, polling, wahlkreis, wahllokal, bureaudevote, circunscripcion, mesa, seggio, collegio, seccao, kiesdistrict, okreg, участок, 选区, 投票所, 投票区, 투표소, assembleia de voto, избирательный участок
decree, ordinance, law, gesetz, verordnung, loi, decret, ley, decreto, legge, lei, wet, ustawa, закон, 法律, 法规, 条例, 法令
budget, haushaltsplan, presupuesto, bilancio, orcamento, begroting, budzet, бюджет, 预算, 予算, 예산
vote, votes, stimmen, abstimmung, voix, voto, votos, votacion, voti, votazione, stemmen, glosy, голоса, 票数, 得票, 表决, 投票, 得票数
minutes, protocol, record, protokoll, niederschrift, procesverbal, compterendu, acta, verbale, ata, notulen, protokol, протокол, 记录, 纪要, 笔录, 議事録, 記録, 기록
chairperson, chair, president, chairman, vorsitz, vorsitzender, vorsitzende, presidente, presidencia, presidenta, voorzitter, przewodniczacy, председатель, 主席, 主持, 主持人, 会长, 议长, 議長, 会長, 委員長, 의장
secretary, schriftfuhrer, sekretar, sekretariat, secretaire, secretario, secretaria, segretario, segreteria, secretaris, sekretarz, секретарь, 秘书, 书记, 记录人, 書記, 秘書, 서기
attendees, present, participants, anwesend, anwesende, teilnehmer, presents, asistentes, presentes, presenti, partecipanti, participantes, aanwezig, aanwezigen, deelnemers, obecni, uczestnicy, присутствующие, участники, 出席, 与会, 参会人员, 参加者, 出席者, 참석자
agenda, tagesordnung, ordredujour, ordendeldia, ordinedelgiorno, ordemdodia, porzadek, повестка, 议程, 议题, 議題, 안건
support, assistance, helpdesk, hotline, helpline, kundendienst, kundenservice, unterstutzung, assistance, serviceclient, soporte, asistencia, atencion, assistenza, suporte, assistencia, apoio, klantenservice, ondersteuning, wsparcie, pomoc, поддержка, 支持, 客服, 技术支持, サポート, 支援, 지원
duty, oncall, standby, bereitschaft, dienst, garde, permanence, guardia, turno, plantao, dyzur, дежурный, 值班, 当番, 当直, 당직
call, calling, anruf, appel, llamada, chiamata, chamada, oproep, telefoontje, zgloszenie, звонок, 来电, 呼叫, 通話, 전화문의
performed, done, executed, carriedout, ausgefuhrt, durchgefuhrt, erledigt, effectue, effectues, realise, realises, realizado, realizados, ejecutado, eseguito, eseguiti, effettuati, executado, efetuado, uitgevoerd, wykonane, выполнено, 实施, 已完成, 実施, 수행
user, nutzer, benutzer, utilisateur, usager, usuario, utente, utilizador, gebruiker, uzytkownik, пользователь, 用户, 使用人, 利用者, 사용자
furigana, kana, reading, フリガナ, ふりがな, カナ, 読み
staff, inchargeof, 担当, 担当者, 経办
identity, 本人確認, 本人, 身份
`
