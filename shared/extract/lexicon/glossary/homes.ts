// More words of the glossary: homes, storage and vehicles. Rows as in glossary.ts.

export const homeRows = `
handover, moving, einzug, auszug, ubergabe, wohnungsubergabe, etatdeslieux, entrega, entradaysalida, consegna, oplevering, przekazanie, 入住, 搬入, 搬出, 退房, 交房, 入居, 退去, 입주, handed over, takeover, schlusselubergabe, remise des cles, entrega de llaves, consegna chiavi, entrega das chaves, sleuteloverdracht, przekazanie kluczy
meter, zahler, zahlernummer, zahlerstand, compteur, contador, contatore, medidor, licznik, счетчик, 表号, 电表, 水表, 气表, 户号, メーター, 検針, 계량기
key, keys, schlussel, schlusselanzahl, cle, cles, clef, llave, llaves, chiave, chiavi, chave, chaves, sleutel, sleutels, klucz, klucze, ключ, 钥匙, キー, 열쇠
mailbox, letterbox, briefkasten, boiteauxlettres, buzon, cassettapostale, caixadecorreio, brievenbus, skrzynka, 信箱, 邮箱, 郵便受け, ポスト, 우편함
door, tur, porte, puerta, porta, deur, drzwi, дверь, ドア
defect, defects, faults, damages, deficiency, deficiencies, mangel, defaillance, defaillances, deficiencia, deficiencias, carenza, carenze, schaden, schaeden, beanstandung, defauts, degats, vices, anomalies, defectos, desperfectos, danos, difetti, danni, vizi, defeitos, avarias, gebreken, schade, usterki, wady, дефект, повреждения, 缺陷, 损坏, 瑕疵, 故障, 不良, 問題, 欠陥, 損傷, 不具合, 하자
refund, repayment, reimbursement, ruckzahlung, erstattung, ruckerstattung, remboursement, reembolso, devolucion, rimborso, restituzione, devolucao, terugbetaling, restitutie, zwrot, возврат, 退款, 退还, 返还, 报销, 返金, 払戻, 還付, 환불, 退税, 应退税额, 還付税額, 환급, money back, refunded, gutschrift, rembourse, reintegro, reembolsado, rimborsato, storno, estorno, reembolsos, terugbetaald, zwrotu, ruckvergutung, remboursements
storage, warehouse, lager, einlagerung, lagerraum, stockage, gardemeubles, entrepot, almacenamiento, almacen, guardamuebles, deposito, magazzino, stoccaggio, armazenamento, armazem, guardamoveis, opslag, magazyn, skladowanie, хранение, склад, 仓储, 仓库, 寄存, 存放, 保管, 倉庫, 収納, トランクルーム, 보관
access, zugang, zutritt, zugangs, acces, acceso, accesso, acesso, toegang, dostep, доступ, 门禁, 进入, 访问, 出入, アクセス, 入室, 출입, access code, zutrittscode, code d acces, codigo de acceso, codice di accesso, codigo de acesso, toegangscode, kod dostepu
pin, passcode, password, kennwort, passwort, geheimzahl, motdepasse, clave, contrasena, codice, senha, wachtwoord, haslo, пароль, 密码, 口令, 暗証番号, パスワード, 비밀번호
caretaker, janitor, hausmeister, hausverwaltung, verwalter, gardien, syndic, conserje, administrador, portiere, amministratore, zelador, sindico, huismeester, beheerder, dozorca, zarzadca, управляющий, 物业, 物业公司, 管家, 管理员, 管理会社, 管理人, 관리인
furniture, furnished, einrichtung, mobel, mobiliar, meuble, meubles, mobilier, muebles, amueblado, arredato, mobili, mobilado, moveis, gemeubileerd, meubels, umeblowane, meble, мебель, 家具, 家俱, 带家具, 家具付き, 가구
rooms, zimmeranzahl, zimmerzahl, pieces, nombrepieces, habitaciones, dormitorios, locali, vani, quartos, divisoes, kamers, pokoje, комнат, 居室, 户型, 房型, 间数, 間取り, 部屋数, 방수
surface, area, size, flache, wohnflache, grosse, superficie, metros, metratura, mq, metragem, oppervlakte, powierzchnia, площадь, 面积, 建筑面积, 使用面积, 面積, 専有面積, 면적
ground, land, plot, flur, flurstuck, grundstuck, terrain, parcelle, cadastre, terreno, parcela, catastro, particella, catasto, foglio, lote, matriz, perceel, kadaster, dzialka, участок, 土地, 地块, 宗地, 地号, 地籍, 地番, 地目, 토지, 占地面积, 用地面积, 대지면적, 토지면적
color, colour, farbe, couleur, colore, cor, kleur, kolor, barwa, цвет, 颜色, 车身颜色, 车色, 色彩, 颜色分类, 車体色, 색상
firstregistration, erstzulassung, premiereimmatriculation, primeramatriculacion, primaimmatricolazione, primeiramatricula, 初次登记, 注册日期, 初度登録, 初度登録年月
chargingstation, charger, ladestation, ladesaule, borne, recharge, cargador, colonnina, ricarica, carregador, posto, laadpaal, ladowarka, 充电桩, 充电, 充電
kilowatt, power, output, leistung, puissance, potencia, potenza, vermogen, moc, мощность, 功率, 出力, 動力, 출력
rental, hire, vermietung, leihwagen, mietwagen, location, alquiler, arriendo, noleggio, aluguer, locacao, verhuur, wynajem, прокат, аренда, 租赁, 租用, 出租, レンタル, 賃貸, 대여
builder, shipyard, yard, werft, bauwerft, erbauer, constructeur, astillero, constructor, cantiere, costruttore, estaleiro, construtor, werf, bouwer, stocznia, верфь, 建造厂, 造船厂, 船厂, 造船所, built by, bootsbauer, chantier naval, cantiere nautico, gebouwd door, zbudowany przez
`
