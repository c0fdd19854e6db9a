// More words of the glossary: what museums, libraries and archives write of their pieces. Rows as in glossary.ts.

export const collectionRows = `
acquisition, acquired, erworben, erwerbung, ankauf, acquis, adquirido, acquisito, adquirida, aquisicao, verworven, verwerving, nabycie, nabyty, приобретение, приобретено, 征集, 入藏, 取得, 収集, 취득
inscription, inscribed, inschrift, aufschrift, beschriftung, inscripcion, iscrizione dell opera, opschrift, inskrypcja, надпись, 题识, 铭文, 款识, 題記, 명문
frame, rahmen, gerahmt, rahmung, cadre, encadre, encadrement, marco, enmarcado, cornice, incorniciato, moldura, emoldurado, lijst, ingelijst, rama, oprawiony, рама, 画框, 装裱, 框, 額, 額縁, 액자, framing, rahmentyp, marcos, cornici, molduras, ramy
canvas, leinwand, toile, lienzo, tela, doek, plotno, холст, 画布, 布面, キャンバス, 캔버스
oil, ol, olfarbe, huile, oleo, olio, olieverf, olej, масло, 油画, 油, 油彩, 유화
watercolour, watercolor, aquarell, aquarelle, acuarela, acquerello, aguarela, aquarel, akwarela, акварель, 水彩, 수채
drawing, zeichnung, dessin, disegno, desenho, tekening, rysunek, рисунок, чертеж, 素描, 图纸, 図面, デッサン, 도면
sculpture, skulptur, plastik, escultura, scultura, beeld, sculptuur, rzezba, скульптура, 雕塑, 彫刻, 조각
print, etching, druckgrafik, radierung, gravure, estampe, grabado, incisione, gravura, prent, grafika, гравюра, 版画, 판화
conservation, restoration, restaurierung, konservierung, restauriert, restauration, restauracion, restauro, restaurazione, konserwacja, реставрация, 修复, 保存修復, 복원, conserved, restored, restaurator, restauratorin, restaurateur, restaurador, restauratore, konserwator
curator, kurator, kuratorin, comisaria, conservador, curatore, curatrice, curador, kustosz, куратор, 策展人, 策展, 学芸員, キュレーター, 큐레이터
collection, sammlung, bestand, fonds, colecao, verzameling, collectie, kolekcja, коллекция, собрание, 藏品, 收藏, 馆藏, 所蔵, コレクション, 소장품
crate, kiste, transportkiste, caisse, caisse de transport, caja, cajon, cassa, krat, kist, skrzynia, ящик, 箱, 木箱, 木枠, 상자, crates, kisten nr, caisses, cajas de transporte, casse, caixas de transporte, kratten, skrzynie
display, displayed, ausgestellt in, vitrine, expuesto, vitrina, esposto, vetrina, expositie, gablota, витрина, 展柜, 陈列, 展示ケース, 진열
lux, illuminance, beleuchtungsstarke, eclairement, iluminancia, illuminamento, verlichtingssterkte, natezenie oswietlenia, освещенность, 照度, 조도
quellenangabe, bildnachweis, mention obligatoire, didascalia, bronvermelding, クレジット
copyright, urheberrecht, urheber, droit d auteur, droits d auteur, derechos de autor, diritto d autore, diritti d autore, direitos de autor, auteursrecht, prawa autorskie, авторское право, 版权, 著作权, 저작권
reproduction, abbildung, vervielfaltigung, reproduccion, riproduzione, reproducao, reproductie, reprodukcja, репродукция, 复制, 복제
archive, archives, archiv, archivsignatur, archivo, archivio, arquivo, archief, archiwum, архив, 档案馆, アーカイブ, 公文書館, 기록관
shelfmark, call number, cote, signatura topografica, collocazione, segnatura, cota, шифр, 索书号, 請求記号, 청구기호
barcode, strichcode, code barres, code a barres, codigo de barras, codice a barre, streepjescode, kod kreskowy, штрихкод, 条码, 条形码, バーコード, 바코드
reader, leser, leserin, lecteur, lectrice, lector, lettore, leitor, lezer, czytelnik, читатель, 读者, 閲覧者, 독자, library user, borrower name, bibliotheksnutzer, nutzerausweis, abonne lecteur, usuario biblioteca, utente biblioteca, leitora, lezeres, czytelniczka
reserved, hold, vorgemerkt, vormerkung, vorbestellung, reservado, prenotato, gereserveerd, zarezerwowany, зарезервировано, 已预约, 取置, 予約済, 예약, on hold, reservation pret, reserviert, vorbestellt, reserve, riservato, gereserveerd boek, rezerwacji
interlibrary, fernleihe, pret entre bibliotheques, wypozyczalnia miedzybiblioteczna, 馆际互借, 相互貸借
journal, periodical, zeitschrift, revue, periodique, rivista, tijdschrift, czasopismo, журнал, 期刊, 杂志, 刊物, 定期刊行物, 잡지
newspaper, zeitung, tageszeitung, quotidien, periodico, giornale, quotidiano, jornal, krant, gazeta, газета, 报纸, 报刊, 新聞, 신문
subtitle, untertitel, subtitulo, sottotitolo, ondertitel, podtytul, подзаголовок, 副标题, 副題, 부제
chapter, chapitre, capitulo, capitolo, hoofdstuk, rozdzial, глава, 章节, 章, 장
herausgeber, herausgeberin, editeur scientifique, redacteur, редактор, 主编, 编辑, 責任編集, 編集, 편집
keyword, keywords, schlagwort, schlagworter, stichwort, stichworte, mots cles, mot cle, palabras clave, parole chiave, palavras chave, trefwoord, trefwoorden, slowa kluczowe, ключевые слова, 关键词, 关键字, キーワード, 키워드
abstract, summary, zusammenfassung, kurzfassung, resume, resumen, riassunto, sommario, resumo, samenvatting, streszczenie, аннотация, резюме, 摘要, 要旨, 概要, 要約, 요약, 개요
findspot, lieu de decouverte, luogo di ritrovamento, miejsce znalezienia, место находки, 出土地点, 出土地, 발굴지
excavation, grabung, ausgrabung, fouille, fouilles, excavacion, scavo, escavacao, opgraving, wykopaliska, раскоп, раскопки, 发掘, 발굴
fuhrung, visita guiada, visita guidata, rondleiding, zwiedzanie z przewodnikiem, экскурсия, 讲解, 导览, 館内案内
audio guide, audioguia, audioguida, 语音导览, 音声ガイド, 오디오가이드
accession, akzession, inventarnr, inventaire, signalement, инвентарный, 馆藏号, 登录号, 収蔵番号, 등록번호
bequest, legacy, vermachtnis, nachlass, legs, lascito, nalatenschap, legaat, дар, 遗赠, 유증
illustrator, illustrationen, illustrateur, ilustrador, illustratore, 插画, 绘者, 挿絵, 그림
`
