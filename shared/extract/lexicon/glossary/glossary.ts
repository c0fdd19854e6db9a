// The words that names of fields and labels are made of, a row a sense: "visit date", "Fecha de visita", 参观日期 and
// Besuchsdatum meet although no row of the lexicon names them. English first, then German, French, Spanish, Italian,
// Portuguese, Dutch, Polish, Russian, Chinese, Japanese, Korean; a word may stand in several rows.
import { keyOf, keyOfRow, tokensOf } from '../tokens.ts'
import { animalRows } from './animals.ts'
import { buildingWorkRows } from './building-works.ts'
import { civicRows } from './civic.ts'
import { collectionRows } from './collections.ts'
import { cultureRows } from './culture.ts'
import { deedRows } from './deeds.ts'
import { dwellingRows } from './dwellings.ts'
import { easternRows } from './eastern.ts'
import { enterpriseRows } from './enterprises.ts'
import { errandRows } from './errands.ts'
import { feastRows } from './feasts.ts'
import { financeRows } from './finance.ts'
import { foodRows } from './food.ts'
import { goodsRows } from './goods.ts'
import { healthRows } from './health.ts'
import { hireRows } from './hire.ts'
import { homeRows } from './homes.ts'
import { identityRows } from './identity.ts'
import { judgmentRows } from './judgments.ts'
import { livingRows } from './living.ts'
import { measuringRows } from './measuring.ts'
import { medicineRows } from './medicine.ts'
import { nameplateRows } from './nameplates.ts'
import { noticeRows } from './notices.ts'
import { officeRows } from './offices.ts'
import { organisationRows } from './organisations.ts'
import { payrollRows } from './payrolls.ts'
import { phrases } from './phrases.ts'
import { registerRows } from './registers.ts'
import { schoolRows } from './school.ts'
import { schoolingRows } from './schooling.ts'
import { sportRows } from './sport.ts'
import { technicalRows } from './technical.ts'
import { tradeRows } from './trades.ts'
import { travelRows } from './travel.ts'
import { vehicleRows } from './vehicles.ts'
import { vietnameseRows } from './vietnamese.ts'
import { wardRows } from './wards.ts'
import { waybillRows } from './waybills.ts'
import { workRows } from './work.ts'

const rows = `
date, day, datum, tag, date, jour, fecha, dia, data, giorno, data, dag, dzien, дата, день, 日期, 日, 年月日, 期日, 날짜, 일자, 일, dated, datiert, datowane, 검침일, 收样日期, 접수일, 製造年月日, 제조년월, 契約日, 契約年月日, 締結日, 계약일
time, hour, uhrzeit, zeit, heure, hora, ora, hora, tijd, czas, godzina, время, 时间, 時刻, 時間, 시간, clock, uhr, godz, zeitpunkt, tijdstip, orario, horario, hrs
month, monat, mois, mes, mese, maand, miesiac, месяц, 月份, 月, 월
year, jahr, annee, exercice, ano, anno, jaar, rok, год, 年度, 年, 연도, baujahr, bouwjaar, jahrgang, 建成年代, 建成年份, 建筑年代, 築年, 준공년도, 건축년도
period, term, duration, zeitraum, dauer, laufzeit, frist, periode, duree, delai, periodo, plazo, duracion, durata, termine, prazo, duracao, looptijd, termijn, okres, период, срок, 期间, 期限, 期間, 기간, 期, timeframe, zeitspanne, tijdvak, tijdsduur, czas trwania, laufdauer, ciclo de facturacion, 所属期间, 귀속연월
start, begin, beginning, commencement, from, effective, beginn, anfang, ab, debut, inicio, comienzo, desde, inizio, decorrenza, inicio, aanvang, ingang, poczatek, начало, 开始, 起, 起始, 生效, 開始, 시작, 개시, initial, initiale, inicial, iniziale, begins, commences, beginnt, debute, inicia, comienza, inizia, comeca, starts, starting, started, startet, vanaf, dal, a partir de, a compter du, a contar de, prise d effet, effet, demarrage, avvio, arranque, rozpoczecie, ingangsdatum, ingaand, ingaande, antritt, onset, commencing, decorre, antes de iniciar, aanvangsdatum, 开学, 始業, 개학
end, finish, until, termination, ende, bis, fin, hasta, termino, fine, scadenza, fim, einde, koniec, окончание, 结束, 截止, 终止, 止, 終了, 満了, 종료, 만료, ablauf, ends, endet, termina, finaliza, completed, completion, 完成, 竣工, 完了, abgeschlossen, achevement, finalizado, ending, ended, thru, through, beendigung, beendet, cessation, terme, zakonczenie, encerramento, finalizacion, einddatum, konczy, laufzeitende, 放假, 방학
expiry, expiration, expires, expire, exp, valid, validity, until, ablauf, gultig, gultigkeit, expiration, validite, echeance, vencimiento, caducidad, validez, scadenza, validita, validade, vencimento, vervaldatum, geldig, waznosc, действителен, 有效, 有效期, 到期, 截止, 满了, 満了, 有効, 有効期間, 有効期限, 만료, 유효, bis, ablaufdatum, jusqu, vence, hasta, scade, fino, ate, tot, verloop, waznosci, срок, 届满, 截至, 有效期至, 期限, まで, 까지, expiring, expired, lapse, lapses, lapsed, good thru, good through, valid thru, valid till, ablaufend, verfall, verfallsdatum, verfalldatum, verfallt, peremption, perime, caduca, caducado, venc, vto, scad, vervalt, verloopt, wygasa, wazny do, termin waznosci, data waznosci
due, deadline, fallig, falligkeit, echeance, vencimiento, scadenza, vencimento, verval, termin, 到期, 截止, 应付, 支払期限, 期限, 납기, cut off, payable by, due by, zahlbar bis, zu zahlen bis, fecha limite, data limite, date limite, entro, entro il, uiterlijk, uiterste, stichtag, abgabetermin, einsendeschluss, anmeldeschluss, bewerbungsschluss, sluitingsdatum, platne do, plazo limite, termine ultimo, terme, 最后缴费日, 払込期限, 납부기한, 应纳税额, 应纳税款, 应缴税额, 年税額, 납부세액
issue, issued, issuance, ausstellung, ausgestellt, emission, delivrance, delivre, etabli, emision, expedicion, emissione, rilascio, emissao, uitgifte, afgifte, wystawienia, wydania, выдачи, выдан, 签发, 开具, 开票, 颁发, 发证, 出具, 発行, 交付, 발급, 발행, issuing, ausgabe, delivree, emis, expedido, emitido, rilasciato, emesso, expedicao, afgegeven, uitgegeven, wydany, 核发, 发行, 発給, made out, drawn up, ausfertigung, ausgefertigt, fait a, fait le, opgemaakt, wystawiono, wydano, expedida, emitida, rilasciata, emessa, emise, etablie, edite, editee, lavrado, passado em
creation, created, prepared, erstellt, erstellung, creation, creacion, elaboracion, creazione, criacao, 制单, 填写, 填表, 作成, 作成日, 작성, compiled, generated, entered, angelegt, erfasst, cree, creee, creado, creada, compilato, creato, redatto, elaborado, criado, aangemaakt, opgesteld, utworzono, sporzadzono, raised, logged
receipt, received, beleg, quittung, erhalt, eingang, recu, reception, recibo, recepcion, ricevuta, ricezione, recibo, rececao, ontvangst, ontvangstbewijs, 收据, 收到, 收货, 领収, 受領, 受付, 영수, eingegangen, accuse de reception, acuse de recibo, acknowledgement, acknowledged, kassenbon, kassenzettel, ticket de caisse, scontrino, kwit, paragon, kwitancja, talao, kassabon, quittance, recebido, ricevuto, recibido, ontvangen, odebrano, wplyw, cupom, potwierdzenie, 收样日期, 접수일
delivery, delivered, lieferung, liefer, livraison, entrega, consegna, entrega, levering, dostawa, доставка, 交货, 送货, 配送, 納品, 配達, 納入, 배송, 납품, supply, fornitura, suministro, fourniture, fornecimento, versorgung, auslieferung, zustellung, zugestellt, anlieferung, geliefert, livre, reparto, entregado, entregada, consegnato, consegnata, recapito, entregue, bezorging, bezorgd, afgeleverd, aflevering, doreczenie, dostarczono, drop off
shipment, shipping, dispatch, shipped, consignment, versand, sendung, expedition, envoi, envio, expedicion, spedizione, envio, expedicao, verzending, zending, wysylka, отправка, 发货, 运单, 寄件, 货运, 出荷, 発送, 배송, sent, despatch, despatched, dispatched, mailed, versendet, verschickt, gesendet, absendung, expedie, envoye, enviado, despacho, despachado, spedito, inviato, expedido, verzonden, verstuurd, wyslano, nadano, nadanie
order, purchase, bestellung, bestell, auftrag, auftrags, commande, achat, pedido, orden, compra, ordine, acquisto, encomenda, bestelling, zamowienie, заказ, 订单, 订购, 采购, 注文, 発注, 주문, bon de commande, encargo, ordem, opdracht, zlecenie, bestellt, commissione ordine, commessa, zamowiono
payment, paid, pay, zahlung, zahlungs, paiement, reglement, versement, pago, pagamento, versamento, betaling, platnosc, оплата, платеж, 付款, 支付, 缴费, 支払, お支払, 入金, 결제, 지급, abonado, abonada, bezahlt, pagado, pagada, pagato, pagata, paga, settled, tendered, tender, remitted, beglichen, entrichtet, eingezahlt, einzahlung, regle, reglee, encaisse, acquitte, cobro, cobrado, saldato, incasso, incassato, quitacao, betaald, voldaan, zaplacono, zaplata, wplata, oplacono, ingresado, zahlbetrag, abgerechnet, 最后缴费日, 払込期限, 납부기한, 付费方式
invoice, bill, billing, rechnung, rechnungs, facture, factura, fattura, fatura, factuur, faktura, счет, 发票, 账单, 請求, 請求書, 청구서, billed, facture, facturado, honorarnote, note d honoraires, minuta de honorarios, parcella, notula, rachunek, nota fiscal
contract, agreement, vertrag, vertrags, contrat, convention, contrato, acuerdo, contratto, contract, overeenkomst, umowa, договор, 合同, 协议, 契約, 契約書, 계약, контракт, 合约, 契约, convenio, accordo, patto, scrittura privata, acordo, akkoord, porozumienie, vereinbarung, pacte
application, request, antrag, antrags, bewerbung, demande, candidature, solicitud, domanda, richiesta, pedido, requerimento, aanvraag, wniosek, заявление, 申请, 申請, 申込, 신청, 受付, apply, applied, anfrage, gesuch, instancia, peticion, candidatura, istanza, requisicao, sollicitatie, verzoek, podanie, zgloszenie, prosba, requete
registration, register, registered, anmeldung, zulassung, registrierung, eintragung, enregistrement, immatriculation, inscription, registro, matricula, matriculacion, inscripcion, registrazione, immatricolazione, iscrizione, registo, matricula, inscricao, registratie, inschrijving, rejestracja, rejestracyjny, регистрация, 登记, 注册, 挂号, 报名, 登録, 등록, circulation, erstzulassung, circulacion, immatricolato, reg, enrolled, angemeldet, eingetragen, enregistre, registrado, alta, iscritto, registrato, registado, ingeschreven, geregistreerd, zarejestrowano, wpis, rejestr, matriculated, immatricule, immatriculee, enregistree, rejestracji, zarejestrowania, wpisu, 户口, 户籍, 户口簿, 户口本, 注册地址, 注册地, 登记地址
approval, approved, authorised signatory, authorized signatory, genehmigung, approbation, aprobacion, approvazione, aprovacao, goedkeuring, 审批, 批准, 核准, 承認, 승인, authorised, authorized, sanctioned, cleared, signed off, freigabe, freigegeben, bewilligt, bewilligung, agrement, autorise, visto bueno, vo bo, nulla osta, deferido, akkoord, goedgekeurd, zatwierdzenie, zatwierdzono, genehmigt, authorising
number, nummer, numero, kennzahl, cislo, номер, 号码, 编号, 号, 序号, 单号, 番号, 번호, matricola
code, kennung, schlussel, code, codigo, codice, kod, код, 代码, 编码, 码, コード, 코드, kennziffer, clave, sigla, schlusselzahl, kenncode
reference, ref, referenz, zeichen, aktenzeichen, reference, referencia, localizador, riferimento, referencia, kenmerk, referentie, 参考, 流水, 参照, 참조, our ref, your ref, rif, geschaftszeichen, gz, znak, znak sprawy, sygnatura, dossier, vorgangsnummer, kennzeichen, ons kenmerk, uw kenmerk, nos ref, vos ref, ns rif, vs rif, refe, betreft
identification, identifier, id, identity, ausweis, identitat, identification, identite, identificacion, identidad, identificazione, identita, identificacao, identidade, identificatie, identiteit, 证件, 身份, 身份证, 识别, 識別, 身分, 신분, 신분증
serial, series, serie, seriennummer, serie, seriale, 序列, 编号, 製造番号, 일련, matricola, matricule, geratenummer, fabriknummer, numerodeserie, serienummer, seryjny, серийный, 序列号, 出厂编号, 机身号, シリアル, 일련번호, s n, fabrikationsnummer, fertigungsnummer, fabr, num serie, productienummer, fabricagenummer, numer fabryczny, fabricacion serie, 机号, 整机编号, 器具番号
file, case, record, docket, akte, vorgang, fall, dossier, expediente, caso, fascicolo, pratica, processo, zaak, 档案, 案件, 案, 病案, 記録, 事件, matter, sygnatura, sygn, aktenzeichen, geschaftszeichen, az, sprawa, sprawy, affaire, autos, causa, schadenakte
document, paper, form, dokument, unterlage, formular, document, formulaire, fiche, documento, formulario, ficha, modulo, scheda, document, formulier, dokument, документ, 文件, 单据, 证件, 文書, 書類, 문서, 单, 单据, 书, 書, 表, doc, slip, sheet, voucher, belegart, schein, blatt, bordereau, feuille, feuillet, bon, hoja, impreso, comprobante, foglio, folha, blad, bescheid, zalacznik dokument
certificate, certification, bescheinigung, zertifikat, urkunde, certificat, attestation, acte, certificado, acta, certificato, attestato, certificado, certidao, certificaat, verklaring, zaswiadczenie, свидетельство, справка, 证书, 证明, 合格证, 証明書, 証書, 증명서, 证, 証, zeugnis, nachweis, attest, constancia, atto, atestado, comprovativo, getuigschrift, swiadectwo, akt, сертификат, 凭证, 执照, 许可证, 凭单, 証明, 認定証, bewijs, diploma, poswiadczenie, zertifizierung, prufbescheinigung, testat, brevet, titulo, patente, certificazione, certificacao, declaracao, verification certificate
licence, license, permit, lizenz, erlaubnis, genehmigung, licence, permis, licencia, permiso, licenza, patente, permesso, licenca, carta, vergunning, rijbewijs, licencja, zezwolenie, лицензия, 许可, 执照, 许可证, 免許, 許可, 면허, 허가, fuhrerschein, permis de conduire, carnet, carne, brevet, konzession, konzessionsnummer, bewilligung, autorizacion, abilitazione, carta de conducao, habilitacao, zezwolenia, prawo jazdy, 確認済証, 建筑许可, 施工许可证, 건축허가
card, karte, carte, tarjeta, carta, scheda, tessera, cartao, kaart, karta, карта, 卡, 卡片, カード, 카드, 证, 証, carnet, badge, ausweis, pas, legitymacja, cartolina, fiche, chipkarte
ticket, admission, eintrittskarte, fahrkarte, ticket, billet, entree, entrada, boleto, billete, biglietto, ingresso, bilhete, ingresso, kaartje, bilet, билет, 票, 门票, 车票, 票号, 入場券, 乗車券, チケット, 티켓, 승차권, eintritt, karte, toegang, 入场券, 切符, 입장권, titre de transport, coupon, fahrschein, fahrausweis, ticketnr, vervoerbewijs, vervoersbewijs, plaatsbewijs, titolo di viaggio, tagliando, passagem, titulo de transporte, pase, passe, wejsciowka, wstep, eintrittsticket, karta wstepu, droit d entree
account, konto, compte, cuenta, conto, conta, rekening, konto, счет, 账户, 账号, 帐户, 帐号, 户, 口座, 계좌, 계정, a c, kontonummer, kontoinhaber, kontoverbindung, compte bancaire, conto corrente, rachunek, rachunku, cta
customer, client, kunde, kunden, client, clientele, klant, klient, клиент, 客户, 顾客, 用户, お客様, 顧客, 得意先, 고객, customers, patron, kaufer, auftraggeber, abnehmer, besteller, mandant, debitor, utente, committente, assistito, opdrachtgever, debiteur, afnemer, klienta, zleceniodawca, nabywca, comprador, bill to, sold to, purchaser, cliente, cliente
supplier, vendor, lieferant, fournisseur, proveedor, fornitore, fornecedor, leverancier, dostawca, поставщик, 供应商, 供货商, 仕入先, 공급자, supplied by, zulieferer, kreditor, auftragnehmer, prestataire, abastecedor, suministrador, leverantie, kontrahent, creancier fournisseur
seller, verkaufer, vendeur, vendedor, venditore, vendedor, verkoper, sprzedawca, продавец, 卖方, 销售方, 出卖人, 売主, 販売者, 판매자, sold by, verkauferin, cedant, cedente, transmitente, zbywca, verkoopster, vendeuse, vendedora, venditrice, alienante
buyer, purchaser, kaufer, erwerber, acheteur, acquereur, comprador, acquirente, compratore, comprador, koper, nabywca, kupujacy, покупатель, 买方, 购买方, 买受人, 買主, 購入者, 구매자, kauferin, acheteuse, adquirente, cessionnaire, cessionario, compradora, compratrice, koopster, kupujaca, sold to
company, organisation, organization, business, firm, employer, firma, unternehmen, betrieb, verein, societe, entreprise, association, organisme, empresa, compania, sociedad, organizacion, azienda, societa, ditta, organizzazione, empresa, sociedade, bedrijf, onderneming, organisatie, firma, компания, организация, 公司, 企业, 单位, 机构, 组织, 会社, 法人, 団体, 企業, 회사, 기업, unternehmung, gesellschaft, enterprise, raison sociale, razon social, ragione sociale, denominacion social, bedrijfsnaam, handelsnaam, nazwa firmy, przedsiebiorstwo, spolka, trading as, trading name, corporation, konzern, 物业公司, 物业服务企业, 管理会社, 관리사무소, 字号, 商号, 屋号, 상호
employer, arbeitgeber, employeur, empleador, empresa, patrono, datore, empregador, entidade, werkgever, pracodawca, работодатель, 雇主, 用人单位, 工作单位, 雇用主, 事業主, 고용주, arbeitgeberin, employeuse, patronal, empleadora, datore di lavoro, datrice, empregadora, werkgeefster, zaklad pracy, betrieb, dienstgeber, entreprise d accueil, firma
employee, staff, worker, personnel, arbeitnehmer, mitarbeiter, personal, personalnummer, salarie, employe, matricule, empleado, trabajador, dipendente, lavoratore, empregado, trabalhador, funcionario, werknemer, medewerker, personeel, pracownik, сотрудник, работник, 员工, 职工, 雇员, 工号, 从业, 社員, 従業員, 職員, 직원, 사원, mitarbeiterin, arbeitnehmerin, angestellte, angestellter, beschaftigte, beschaftigter, bediensteter, salariee, empleada, trabajadora, dipendenti, lavoratrice, colaborador, colaboradora, collaboratore, collaborateur, collaboratrice, werkneemster, pracownica, pracownika, zatrudniony, dienstnehmer, addetto
owner, holder, inhaber, halter, eigentumer, besitzer, proprietaire, titulaire, detenteur, propietario, titular, proprietario, titolare, intestatario, proprietario, titular, eigenaar, houder, wlasciciel, posiadacz, владелец, собственник, 所有人, 权利人, 车主, 业主, 持有人, 所有者, 名義人, 소유자, 소유주, 主人, 饲主, 飼主, 畜主, proprietor, proprietress, registered keeper, keeper, inhaberin, halterin, eigentumerin, besitzerin, propietaria, proprietaria, possesseur, poseedor, possessore, possuidor, dueno, duena, padrone, dono, dona, eigenares, houdster, rekeninghouder, eigner, tierhalter, fahrzeughalter, baasje, wlascicielka, 产权人, 房主, 屋主, 所有権者
tenant, lessee, renter, mieter, locataire, inquilino, arrendatario, conduttore, locatario, inquilino, arrendatario, huurder, najemca, арендатор, 承租人, 承租方, 租客, 乙方, 借主, 賃借人, 임차인, mieterin, pachter, preneur, arrendataria, affittuario, 租户, 房客, 入居者, occupier, occupant, bestandnehmer, wohnungsnehmer, locataria, inquilina, conduttrice, huurster, wynajmujacy lokator, lokator, mietpartei, colocataire, 租赁方, 租借人, 承租单位, 賃借者, 세입자
landlord, lessor, vermieter, bailleur, arrendador, casero, locatore, senhorio, arrendador, verhuurder, wynajmujacy, арендодатель, 出租人, 出租方, 房东, 甲方, 貸主, 賃貸人, 임대인, letter, vermieterin, verpachter, bailleresse, loueur, proprietaire, arrendadora, propietario, locatrice, concedente, locador, locadora, 大家, eigentumer vermieter, casera, proprietario dell immobile, verhuurster, landlady, wynajmujaca, hauseigentumer, bestandgeber, 屋主, 业主, 出租单位, 家主, 집주인
donor, giver, spender, zuwendender, donateur, donante, donatore, doador, donateur, darczynca, 捐赠人, 捐款人, 捐赠者, 寄付者, 기부자, spenderin, donneur, dawca, донор, 献血者, 捐献者, 供者, 献血, ドナー, 기증자, donatrice, donadora, donador, spendername, dador, ofiarodawca, schenker, schenkster, zuwendende
donation, gift, contribution, spende, zuwendung, don, donacion, donativo, donazione, erogazione, donativo, doacao, gift, schenking, darowizna, 捐赠, 捐款, 寄付, 寄附, 기부, libéralite
patient, versicherter, patient, paciente, paziente, pacjent, пациент, 患者, 病人, 受診者, 환자, patientin, patiente, assistito, utente, utilizadora do sns, pacjentka, behandelte person, doente, enfermo, malade
doctor, physician, provider, practitioner, arzt, arztin, medecin, docteur, praticien, medico, doctor, dottore, arts, lekarz, врач, 医生, 医师, 主治, 医師, 担当医, 의사, gp, medic, clinician, hausarzt, hausarztin, behandler, behandelnder, huisarts, facultativo, medico de familia, medico curante, medica, dottoressa, doctora, lekarka, praticienne, generaliste, medecin traitant, arztlich
student, pupil, schuler, student, studierender, eleve, etudiant, alumno, estudiante, studente, alunno, aluno, estudante, leerling, uczen, ученик, студент, 学生, 学员, 考生, 生徒, 受験者, 학생, learner, schulerin, studentin, studierende, kursteilnehmer, etudiante, alumna, studentessa, allievo, allieva, aluna, formando, formanda, educando, discente, leerlinge, cursist, uczennica, studentka, sluchacz, lernende, lernender, apprenant
candidate, applicant, bewerber, antragsteller, prufling, candidat, demandeur, candidato, solicitante, aspirante, richiedente, requerente, kandidaat, aanvrager, kandydat, заявитель, 考生, 申请人, 应聘者, 受験者, 申請者, 申込者, 신청인, 수험자, prufungsteilnehmer, bewerberin, candidata, postulante, postulant, concursante, examinando, examinand, candidats, kandydatka, aanvraagster, kandidatin, opositor
teacher, instructor, trainer, professor, lehrer, dozent, ausbilder, enseignant, formateur, professeur, profesor, docente, instructor, insegnante, istruttore, professor, instrutor, docent, 教师, 老师, 讲师, 教练, 講師, 教員, 교사, lecturer, lehrerin, lehrkraft, dozentin, enseignante, profesora, maestro, professora, formador, leraar, nauczyciel, wykladowca, преподаватель, учитель, 任课教师, 授课, 导师, 先生, kursleitung, kursleiter, leitung, conduccion, conduzione, tutor, educator, professeure, formatrice, formadora, insegnanti, monitor, moniteur, monitrice, maitresse, maestra, docente responsable, leerkracht, instructeur, prowadzacy, nauczycielka, fahrlehrer, fahrlehrerin, enseignants, referent, kursleiterin, intervenant, instruktor
member, mitglied, membre, adherent, socio, miembro, afiliado, membro, socio, associado, lid, czlonek, член, 会员, 成员, 会員, 회원, mitgliedsname, socia, adherente, affilie, affiliee, afiliada, asociado, asociada, iscritto, tesserato, tesserata, associada, aangesloten, clubmitglied, czlonkini, 党员
guest, visitor, gast, besucher, hote, visiteur, huesped, visitante, ospite, visitatore, hospede, visitante, bezoeker, gosc, гость, 客人, 住客, 访客, 宾客, 宿泊者, 来訪者, 투숙객, guests, gaste, hotes, invite, invitee, invites, cliente alojado, invitado, invitada, ospiti, invitato, hospedes, convidado, genodigde, besucherin, visiteuse, odwiedzajacy, goscia, gastname, huespedes
passenger, traveller, traveler, fahrgast, reisender, passagier, passager, voyageur, pasajero, viajero, passeggero, viaggiatore, passageiro, reiziger, pasazer, пассажир, 乘客, 旅客, 乘机人, 搭乗者, 승객, pax, passengers, reisende, mitreisende, fluggast, passagere, voyageuse, pasajera, viajera, viaggiatrice, passageira, reizigers, passagiers, podrozny, pasazera, viajante
driver, fahrer, fuhrer, conducteur, chauffeur, conductor, conducente, autista, condutor, motorista, bestuurder, kierowca, водитель, 驾驶员, 驾驶人, 司机, 運転者, 運転手, 운전자, fahrerin, lenker, conductora, guidatore, 运转手, ドライバー, chauffeuse, chofer, piloto, camionero, trasportatore conducente, conductrice, motorist, kierujacy, fahrzeugfuhrer, kraftfahrer, chauffeurs, guidatrice, rijder
person, individual, contact, ansprechpartner, personne, contact, persona, contacto, persona, referente, pessoa, contactpersoon, osoba, лицо, 联系人, 人, 担当者, 담당자, 人, 者, asp, interlocuteur, interlocutrice, interlocutor, contatto, contatti, contato, kontaktperson, kontakt, kontaktowa, contactgegevens, persona di contatto, attn, zhd, a l attention, all attenzione, a atencion, t a v, osoba kontaktowa, 个人
sender, shipper, consignor, absender, expediteur, remitente, mittente, remetente, afzender, nadawca, отправитель, 寄件人, 发货人, 发件人, 托运人, 差出人, 荷送人, 発送者, 보내는, aufgeber, versender, absenderin, expeditrice, expedidor, speditore, nadawczyni, remitter, auftraggeber versand, afzendster
recipient, receiver, consignee, addressee, beneficiary, payee, empfanger, begunstigter, destinataire, beneficiaire, destinatario, beneficiario, ricevente, destinatario, beneficiario, ontvanger, begunstigde, odbiorca, получатель, 收件人, 收货人, 收款人, 受益人, 受取人, 荷受人, 受領者, 받는, deliver to, ship to, send to, lieferempfanger, zustelladresse, zuwendungsempfanger, adressat, allocataire, beneficiaria, destinataires, destinataria, geadresseerde, adresat, begunstigde partij, kontoempfanger, leistungsempfanger, geldempfanger, receveur, cessionario beneficiario, odbiorcy, paid to, pay to, payable to, ordre de
payer, zahler, zahlungspflichtiger, payeur, pagador, pagatore, ordinante, pagador, betaler, platnik, плательщик, 付款人, 交款人, 缴费人, 支払者, 납부자, payor, paid by, received from, received of, einzahler, einzahlerin, auftraggeber, kontoinhaber zahler, donneur d ordre, ordenante, recu de, recibi de, recibimos de, ricevuto da, recebi de, recebemos de, ontvangen van, opdrachtgever betaling, wplacajacy, zleceniodawca, debitore, versante, depositante, 付款方, 付款单位, 交款单位, 缴款单位, 汇款人, 出款人, 振込人, 振込依頼人, 支払人, 보내는분
insured, policyholder, versicherter, versicherungsnehmer, assure, souscripteur, asegurado, tomador, assicurato, contraente, segurado, verzekerde, verzekeringnemer, ubezpieczony, страхователь, 被保险人, 投保人, 被保険者, 契約者, 피보험자, coverage, versichert, deckung, assuree, couverture, cobertura, copertura, massimale, verzekerd, dekking, ochrona, страхование, 保险金额, 保额, 承保, 投保, 保险, 被保险, 保険金額, 補償, 보장, versicherte, versicherungsnehmerin, assures, asegurada, assicurata, tomadora, beneficiario assicurato, segurada, tomador do seguro, verzekeringneemster, ubezpieczona, ubezpieczajacy, souscriptrice
insurer, versicherer, assureur, aseguradora, assicuratore, compagnia, seguradora, verzekeraar, ubezpieczyciel, страховщик, 保险公司, 承保, 保険者, 보험사, versicherungsgesellschaft, compagniedassurance, compania, 保险人, 投保公司, 承保公司, 保险机构, 保険会社, underwriter, underwriters, versicherungstrager, versicherungsunternehmen, entidad aseguradora, impresa assicuratrice, companhia de seguros, verzekeringsmaatschappij, towarzystwo ubezpieczen, zaklad ubezpieczen, compagnie d assurances, compania de seguros, compagnia assicurativa
insurance, versicherung, versicherungs, kasse, assurance, mutuelle, seguro, assicurazione, seguro, verzekering, ubezpieczenie, страхование, 保险, 保険, 보험, health, krankenkasse, krankenversicherung, versicherungsnummer, assurancemaladie, mutua, zorgverzekeraar, страховка, 医保, 社保, 健康保険, 保険者, kostentrager, caisse maladie, caisse d assurance maladie, complementaire sante, cassa malattia, kasa chorych, медицинская страховка, kk, krankenversicherer, kv, sozialversicherung, mutuelle sante, organisme complementaire, securite sociale, seguridad social, aseguradora, seguro de saude, ssn sanitario, zorgpolis, nfz, ubezpieczenia
policy, police, versicherungsschein, police, poliza, polizza, apolice, polis, polisa, полис, 保单, 保险单, 証券, 증권, cert no, versicherungspolice, versicherungsscheinnummer, poliza de seguro, contratto assicurativo, contrat d assurance, polisnummer, polisblad, polisy, vsnr, vs nr
claim, schaden, schadens, sinistre, siniestro, reclamacion, sinistro, reclamo, sinistro, schade, szkoda, 理赔, 索赔, 報案, 請求, schadenfall, schadennummer, schadensnummer, schademelding, declaration de sinistre, parte de accidente, participacao de sinistro, denuncia di sinistro, zgloszenie szkody, schadenereignis, percance
premium, beitrag, pramie, cotisation, prime, prima, cuota, premio, premio, premie, skladka, премия, 保费, 保険料, 보험료, beitragssatz, versicherungsbeitrag, jahrespramie, cotisations, primes, primas, cuotas, premi, contributi, contributo, contribucion, contribuicao, quotisation, skladki, skladkowa, contribution, contributions
manager, director, supervisor, leiter, leitung, geschaftsfuhrer, vorgesetzter, directeur, responsable, gerant, gerente, director, jefe, encargado, direttore, responsabile, diretor, gerente, responsavel, manager, leidinggevende, kierownik, dyrektor, руководитель, директор, 经理, 主管, 负责人, 校长, 管理者, 責任者, 部長, 관리자, mgr, head, chief, in charge, geschaftsleiter, geschaftsleitung, abteilungsleiter, leiterin, chefin, cadre, chef, dirigeant, dirigeante, directrice, gerante, administrador, directora, jefa, coordinador, capo, direttrice, dirigente, amministratore, responsabili, chefe, coordenador, administradora, diretora, bedrijfsleider, directeur general, teamleider, kierowniczka, prezes, przelozony, coordinator, koordinator, coordinateur, coordinatrice, coordinatore, 项目经理, 現場代理人, 현장소장
treasurer, cashier, schatzmeister, kassenwart, kassierer, tresorier, tresoriere, caissier, caissiere, tesorero, cajero, tesoriere, cassiere, tesoureiro, caixa, penningmeester, kassier, kasjer, кассир, 收银员, 出纳, 财务, 収银, 会計, 担当, 출납, served by, till operator, kassiererin, bedient von, es bediente sie, kasse bediener, servi par, le atendio, atendido por, cajera, cassiera, operatore cassa, operador de caixa, bediend door, caissier ere, kasjerka, sprzedawca kasjer, economo, tesoriera
witness, zeuge, temoin, testigo, testimone, testemunha, getuige, swiadek, свидетель, 证人, 见证人, 証人, 증인, zeugin, 見証人, 立会人, witnessed, in the presence of, in gegenwart von, temoins, testigos, testimoni, testemunhas, getuigen, swiadkowie, witnesses, zeugen, teste
signature, signatory, signer, signed, unterschrift, unterzeichner, signature, signataire, firma, firmante, firma, firmatario, assinatura, handtekening, podpis, подпись, 签名, 签字, 签章, 署名, 서명, undersigned, soussigne, soussignee, unterzeichnete, unterzeichner, sottoscritto, sottoscritta, abajofirmante, sig, unterschr, signe, signe par, firmato, firmado, assinado, assinatura digital, rubrica, visto, visa, gezeichnet, getekend, podpisal, podpisano, paraph, paraphe
title, position, job, function, occupation, profession, role, beruf, funktion, stelle, titel, fonction, poste, emploi, cargo, puesto, profesion, ocupacion, qualifica, mansione, professione, ruolo, cargo, profissao, funcao, functie, beroep, stanowisko, zawod, должность, профессия, 职务, 职位, 职业, 岗位, 职称, 役職, 職業, 職種, 직위, 직업, 직책, rolle, dienststellung, dienstgrad, amtsbezeichnung, berufsbezeichnung, stellung, qualite, incarico, carica, categoria profesional, metier, oficio, mestiere, oficio profissional, inquadramento
department, division, section, unit, abteilung, bereich, departement, service, departamento, seccion, reparto, ufficio, departamento, afdeling, dzial, отдел, 部门, 科室, 院系, 部署, 所属, 診療科, 부서, 科, 学科, fachabteilung, station, servicio, unidad, setor, servico, oddzial, отделение, 科别, 就诊科室, dept, dienststelle, referat, sachgebiet, fachbereich, amt, pole, direction, dipartimento, divisione, settore, unita, divisao, unidade, seccao, area funcional, dienst, komorka, wydzial, referaat, ressort, sachbereich, sektion
name, bezeichnung, nom, nombre, nome, denominazione, naam, nazwa, imie, имя, название, наименование, 姓名, 名称, 名, 氏名, 名前, 名称, 이름, 성명, 명칭, names, full name, benennung, denomination, denominacion, denominacao, benaming, rufname, imiona, nominativo, nomes, noms, denominazione sociale, ビル名, 楼名, 건물명, 药名, 薬品名, 薬剤名, お薬名, 약품명, 字号, 商号, 屋号, 상호
surname, family, last, nachname, familienname, famille, apellido, apellidos, cognome, apelido, sobrenome, achternaam, nazwisko, фамилия, 姓, 姓氏, 성, apell, zuname, nom de famille, apellido paterno, primer apellido, apelidos, sobrenomes, familienaam, geslachtsnaam, patronyme, nom usuel, nazwiska
first, given, forename, vorname, prenom, premier, primer, primera, nombre, primo, prima, primeiro, primeira, voornaam, eerste, pierwszy, первый, 初次, 首次, 第一, 初, 初度, 初回, 첫, 최초, ere, 1ere, 1er, vornamen, prenoms, nombres, nomi, nome proprio, nomes proprios, voornamen, roepnaam, imie, imiona, forenames, rufname, pierwsza, pierwszej, erste, erster, erstes, premiere
middle, second, mittlerer, deuxieme, segundo, secondo, segundo, tussenvoegsel, второй, отчество, 第二, 中间
birth, born, geburt, geburts, geboren, naissance, nacimiento, nascita, nato, nascimento, geboorte, urodzenia, рождения, 出生, 生年, 生年月日, 誕生, 출생, 생년, nee, nata, nacida, nascida, geborene, wurf, geworfen, hatched, whelped, nacido, nascido, urodzony, 生日, 생년월일, dob, geb, gebdat, geboortedatum, ne le, nee le, nato il, nata il, nasc, ur, urodzona, urodzony dnia, nac, foaled, calved, geworfen am, 出生医学证明, 출생증명서
death, deceased, tod, sterbe, deces, defuncion, fallecimiento, morte, decesso, obito, overlijden, zgonu, смерти, 死亡, 逝世, 사망, died, passed away, verstorben, verstorbener, verstorbene, gestorben, decede, decedee, defunt, defunte, fallecido, fallecida, difunto, deceduto, deceduta, defunto, defunta, falecido, falecida, falecimento, overleden, overledene, zmarly, zmarla, todestag, sterbetag, sterbeort, 死因, 사인
marriage, spouse, eheschliessung, heirat, ehe, mariage, conjoint, epoux, matrimonio, conyuge, matrimonio, coniuge, casamento, conjuge, huwelijk, echtgenoot, malzenstwo, брак, 结婚, 婚姻, 配偶, 婚姻, 配偶者, 결혼, 배우자, wedding, married, hochzeit, trauung, mariage, boda, nozze, casados, ehegatte, ehegattin, ehepartner, epouse, union, unito, uniao, conyugal, esposo, esposos, sposo, sposa, sposi, coniugi, trouwen, getrouwd, trouwdatum, huwelijkspartner, slub, slubu, wspolmalzonek, married to, verheiratet, marie, mariee, trauungsort, zawarcia malzenstwa
father, vater, pere, padre, pai, vader, ojciec, отец, 父亲, 父, 아버지, 부
mother, mutter, mere, madre, mae, moeder, matka, мать, 母亲, 母, 어머니, 모
child, kind, enfant, hijo, nino, figlio, bambino, filho, crianca, kind, dziecko, ребенок, 子女, 儿童, 子供, 児童, 자녀, minor, son, daughter, sohn, tochter, fils, fille, hija, nina, menor, figlia, bambina, minore, filha, kinder, zoon, dochter, syn, corka, dziecka, kindes, educando
male, husband, groom, mann, mannlich, ehemann, homme, epoux, hombre, marido, uomo, marito, homem, man, mezczyzna, 男, 男方, 夫, 남, gatte, ehegatte, mannetje, macho, maschio, masculin, masculino, maschile, mannelijk, samiec, mezczyzni, echtgenoot, esposo, sposo, brautigam, bruidegom, novio, fidanzato, noivo, pan mlody
female, wife, bride, frau, weiblich, ehefrau, femme, epouse, mujer, esposa, donna, moglie, mulher, vrouw, kobieta, 女, 女方, 妻, 여, gattin, ehegattin, vrouwtje, hembra, femmina, femelle, feminin, femenino, femminile, feminino, vrouwelijk, samica, weibchen, braut, bruid, mariee, novia, sposa, noiva, panna mloda, echtgenote, femea
guardian, parent, erziehungsberechtigter, eltern, tuteur, parent, tutor, padres, genitore, tutore, encarregado, ouder, voogd, opiekun, 监护人, 家长, 保護者, 보호자, responsable, erziehungsberechtigte, sorgeberechtigter, carer, next of kin, gesetzlicher vertreter, vormund, representant legal, tutrice, tutora, representante legal, madre o padre, genitori, esercente la responsabilita, encarregado de educacao, ouders, wettelijke vertegenwoordiger, opiekun prawny, rodzic, parents
report, reported, bericht, befund, rapport, compte, informe, rapporto, referto, relatorio, verslag, raport, отчет, 报告, 報告, 보고, 报修, 上报, verbale, proces, procesverbal, atestado, auto, anzeige, statement, meldung, gemeldet, protokoll, bulletin, compte rendu, constat, acta, denuncia, relazione, segnalazione, comunicazione, auto de noticia, participacao, melding, proces verbaal, protokol, zgloszenie, sprawozdanie, gutachten
season, saison, temporada, stagione, epoca, seizoen, sezon, сезон, 赛季, 季, シーズン, 시즌
club, association, verein, vereins, club, asociacion, associazione, associacao, vereniging, stowarzyszenie, 俱乐部, 协会, クラブ, 클럽, gym, sportverein, fitnessstudio, gimnasio, palestra, ginasio, academia, clube, sportschool, klub, клуб, 健身房, 会所, ジム, clubs, vereinsname, associacao desportiva, klubu, societa sportiva, association sportive, entidad deportiva
emergency, notfall, urgence, prevenir, emergencia, urgencia, emergenza, emergencia, noodgeval, noodcontact, 紧急, 急诊, 緊急, 긴급, in case of emergency, ice, notfallkontakt, im notfall, notruf, personne a prevenir, en cas d urgence, en caso de emergencia, in caso di emergenza, em caso de emergencia, bij nood, in geval van nood, w razie wypadku, awaryjny, urgencias
nationality, citizenship, staatsangehorigkeit, nationalite, nacionalidad, cittadinanza, nazionalita, nacionalidade, nationaliteit, obywatelstwo, гражданство, 国籍, 국적, citizen of, staatsburgerschaft, staatsangehorig, citoyennete, ciudadania, cidadania, burgerschap, narodowosc
gender, sex, geschlecht, sexe, sexo, genero, sesso, geslacht, plec, пол, 性别, 性別, 성별, m f, mannlich weiblich, salutation, anrede, civilite, geschl
age, alter, age, edad, eta, idade, leeftijd, wiek, возраст, 年龄, 年齢, 나이, 연령, aged, years old, lebensalter, lat, anni compiuti, anos de edad, leeft, edades
place, location, venue, site, situated, ort, lage, standort, lieu, endroit, lugar, sitio, ubicacion, luogo, sede, local, plaats, locatie, miejsce, место, 地点, 坐落, 场所, 地方, 場所, 会場, 所在地, 장소, 地, 处, 所, venue name, veranstaltungsort, standplatz, adresse du lieu, emplacement, localisation, localizacion, localizacao, ubicado, recinto, luogo di svolgimento, sito, ubicazione, vindplaats, locatienaam, lokalizacja, lokaal, miejscowosc, spielort, einsatzort, austragungsort, tagungsort, lieu dit
address, anschrift, adresse, direccion, domicilio, indirizzo, morada, endereco, adres, адрес, 地址, 住址, 住所, 所在地, 주소, 址, addr, domicil, straat en huisnummer, strasse hausnummer, domiciliacion, direccion postal, recapito, senas, adresu, siedziba, adr, 注册地址, 注册地, 登记地址
residence, home, living, domicile, wohnsitz, wohn, wohnort, domicile, residence, residencia, domicilio, residenza, residencia, morada, woonplaats, woon, zamieszkania, проживания, 居住, 住所, 居住地, 거주, 거주지, attache, lives, living at, wohnhaft, anschrift wohnung, domicilie, demeurant, habitation, residente, domiciliado, vecino, vecindad, dimora, abitazione, residente in, domiciliato, habitacao, woonadres, woonachtig, zamieszkaly, zamieszkala, miejsce zamieszkania, meldeadresse, hauptwohnung, 居住证, 暂住证, 居留证, 在留カード, 체류증, 在留資格, 체류자격
permanent, dauerhaft, standig, permanent, permanente, fijo, 永久, 常住, 本籍
mailing, postal, correspondence, post, postanschrift, correspondance, postal, correspondencia, corrispondenza, postale, correspondencia, correspondentie, 通讯, 邮寄, 郵送
street, road, strasse, rue, calle, via, rua, straat, ulica, улица, 街道, 路, 通り, 도로, str, avenue, ave, allee, av, avenida, avda, corso, viale, piazza, travessa, laan, plein, aleja, boulevard, strassenname, voie
city, town, stadt, ort, ville, commune, ciudad, localidad, poblacion, municipio, citta, comune, localita, cidade, localidade, municipio, stad, gemeente, woonplaats, miasto, miejscowosc, город, 城市, 市, 도시, locality, suburb, municipality, gemeinde, stadtteil, wohnort, cite, localite, pueblo, paese, freguesia, concelho, dorp, miejscowosci, gmina, plaatsnaam, post town
county, district, kreis, landkreis, bezirk, distrito, condado, contea, powiat, район, 区, 县, 地区, 郡, borough, regierungsbezirk, arrondissement, canton, kanton, comarca, partido, barrio, quartiere, circoscrizione, bairro, concelho, wijk, gmina, dzielnica, stadtbezirk, amtsbezirk
state, province, region, bundesland, land, region, departement, provincia, estado, comunidad, regione, provincia, estado, provincie, wojewodztwo, область, регион, 省, 州, 省份, 県, 都道府県, 지역
country, land, staat, pays, pais, paese, nazione, pais, land, kraj, страна, 国家, 国, 国名, 국가, 나라, nation, herkunftsland, nazione di, panstwo, stato estero, landes, paises
postcode, zip, plz, postleitzahl, cap, codepostal, 邮编, 邮政编码, 郵便番号, 우편번호, postal code, cp, codigo postal, codice postale, cod postal, cep, postnr, kod pocztowy, pocztowy
building, house, gebaude, haus, batiment, immeuble, maison, edificio, casa, palazzo, predio, gebouw, huis, budynek, здание, дом, 楼, 幢, 房屋, 建筑, 建物, 건물, block, tower, bldg, wohnhaus, objekt, torre, bloque, fabbricato, stabile, palazzina, predial, bloco, pand, blok, budynku, hausnummer, batiments, immeubles, ビル名, 楼名, 건물명, 楼盘, 楼宇, 大厦
floor, level, storey, etage, stock, stockwerk, obergeschoss, geschoss, etage, planta, piso, piano, andar, verdieping, pietro, этаж, 楼层, 层, 階, 층, niveau, 階数, fl, etg, og, stiege, niveaux, ebene, niv, pl, pisos, plantas, livello, woonlaag, pietra, kondygnacja, storeys, 建面, 建筑面积, 연면적, 건축면적, 层高, 階高
room, zimmer, raum, saal, chambre, piece, salle, habitacion, sala, aula, camera, stanza, vano, quarto, sala, kamer, zaal, pokoj, sala, комната, зал, 房间, 房号, 室, 厅, 教室, 部屋, 客室, 객실, 호실, 房, 考场, 教室, rm, suite, chamber, kammer, gastezimmer, salon, despacho, locale, ambiente, divisao, gabinete, lokaal, ruimte, pokoju, pomieszczenie, gabinet, raumnummer, chambres, kamers, suites, 试场, 고사실
apartment, flat, dwelling, unit, wohnung, appartement, logement, apartamento, piso, vivienda, appartamento, alloggio, apartamento, habitacao, appartement, woning, mieszkanie, квартира, 公寓, 房屋, 単元, アパート, 아파트, apt, whg, tur, appart, lgt, depto, departamento, pta, puerta, fracao, app, huisnummer toevoeging, mieszkania, lokalu, wohneinheit, einheit, fraction
property, estate, premises, immobilie, objekt, grundstuck, mietobjekt, mietraume, liegenschaft, bien, immeuble, propriete, logement, inmueble, propiedad, finca, immobile, proprieta, imovel, propriedade, pand, onroerend, nieruchomosc, недвижимость, 房屋, 物业, 房产, 不动产, 物件, 不動産, 부동산, real estate, dwelling, mietsache, wohnobjekt, bestandobjekt, mietgegenstand, local loue, bien loue, vivienda, fabbricato, unita immobiliare, bene immobile, predio, fracao, woning, vastgoed, przedmiot najmu, let property, demised
area, surface, size, flache, grosse, surface, superficie, area, superficie, metratura, area, oppervlakte, powierzchnia, площадь, 面积, 面積, 면적, sqm, sq ft, square metres, square feet, floor area, floorspace, quadratmeter, grundflache, wohnflache, nutzflache, surf, m2, metre carre, metros cuadrados, mq, metri quadrati, metros quadrados, vloeroppervlak, metraz, pow, superf, 占地面积, 用地面积, 대지면적, 토지면적, 建面, 建筑面积, 연면적, 건축면적
rent, rental, lease, leasing, miete, loyer, location, alquiler, renta, arrendamiento, canone, affitto, locazione, renda, aluguer, aluguel, huur, czynsz, najem, аренда, 租金, 房租, 租赁, 家賃, 賃料, 임대료, 월세, hire, mietzins, grundmiete, kaltmiete, warmmiete, nettomiete, pacht, pachtzins, loyers, redevance locative, canon, mensualidad alquiler, pigione, fitto, arrendamento, huurprijs, huursom, kale huur, oplata najmu, czynszu, lokata, 月租, 月租金, 年租金, 租价, 賃借料, 地代, 차임
base, basic, net, cold, grund, kalt, netto, base, hors, neto, base, base, netto, basis, kaal, podstawa, 基本, 净, 基本, 기본
deposit, kaution, anzahlung, pfand, depot, caution, acompte, garantie, deposito, fianza, senal, caparra, deposito, cauzione, acconto, caucao, deposito, sinal, borg, waarborg, aanbetaling, kaucja, zaliczka, залог, 押金, 定金, 保证金, 敷金, 保証金, 手付金, 보증금, bond, mietkaution, sicherheit, garantia, waarborgsom, депозит, 預り金, prepaid, down payment, sicherheitsleistung, mietsicherheit, anzahlungsbetrag, depot de garantie, arrhes, consigne, cautionnement, avance, paga y senal, anticipo, garanzia, statiegeld, voorschot, zadatek, wadium, pfandbetrag, retainer
restriction, restrictions, beschrankung, beschrankungen, auflagen, restrictions, restricciones, limitazioni, restricoes, beperkingen, 限制, 条件, conditions, auflage, einschrankungen, limitations, limitaciones, restrizioni, ograniczenia, codes restrictifs
endorsement, endorsements
utilities, additional, ancillary, charges, nebenkosten, betriebskosten, charges, gastos, suministros, spese, oneri, accessorie, despesas, servicekosten, oplaty, 水电费, 杂费, 物业费, 共益費, 管理費, 관리비
notice, termination, kundigung, preavis, conge, preaviso, preavviso, disdetta, aviso, opzeg, opzegtermijn, wypowiedzenie, 通知, 解约, 予告, 解約, 해지, kundigungsfrist, kundigungstermin, delai de conge, delai de preavis, periodo de preaviso, termine di preavviso, desdite, denuncia, aviso previo, okres wypowiedzenia, gekundigt, opgezegd
phone, telephone, tel, telefon, telephone, telefono, telefone, telefoon, телефон, 电话, 电话号码, 電話, 연락처, 전화, landline, ph no, tph, tlf, tfno, tfn, tf, fon, festnetz, rufnummer, durchwahl, call us, ligne fixe, recapito telefonico, tel fisso, telef, vaste telefoon, nr tel, numer telefonu, fernruf, rueckruf
mobile, cell, handy, mobil, portable, mobile, movil, celular, cellulare, telemovel, celular, mobiel, komorka, мобильный, 手机, 携帯, 휴대폰, 휴대전화, gsm, natel, mobilnummer, mobiltelefon, mobilfunk, cellphone, tel portable, telefono movil, tlm, telm, mob tel, tel kom, komorkowy, komorkowego
fax, telefax, fax, telecopie, 传真, ファックス, 팩스
email, mail, e-mail, courriel, correo, posta, 邮箱, 电子邮箱, 邮件, メール, 이메일, e post, mel, emailadres, adres e mail, poczta, correo electronico, posta elettronica, correio eletronico, correio
website, web, webseite, internet, site, sitio, sito, 网址, 网站, ホームページ, homepage, url, www, online, internetseite, pagina web, sito web, strona, strona www, site web, visit us
amount, sum, betrag, summe, montant, somme, importe, monto, cantidad, suma, importo, somma, valor, montante, quantia, bedrag, kwota, сумма, 金额, 额, 款, 金額, 額, 금액, amt, betrage, monetary, sums, sommes, importes, importi, valores, kwoty, do zaplaty, wysokosc, ammontare, geldbetrag, montants
total, gross, grand, gesamt, gesamtbetrag, brutto, total, totale, total, totale, complessivo, lordo, total, totaal, bruto, razem, suma, итого, всего, 总, 总计, 合计, 共计, 总额, 总金额, 合計, 総額, 総, 합계, 총액, 총, sum, overall, summe, insgesamt, global, generale, somme, totales, somma, globale, geral, ogolem, общий, 总数, gesamtsumme, endbetrag, endsumme, rechnungsbetrag, grand total, totaal te betalen, lacznie, ogolna, calosc, in totale, en total, en tout, in summe, totalbetrag, totalen, totaux, totali, totais, complessiva, cumule, aggregate
net, netto, net, hors, neto, liquido, netto, liquido, netto, netto, нетто, 净, 实发, 不含税, 差引, 手取, 税抜, 순, 실수령, nett, netta, nette, liquida, neta, nettobetrag, bez vat, ht, ohne mwst, zzgl, imponibile, base imponible, do wyplaty, 净重, 自重, 机重, 净值, 帳簿価額
gross, brutto, brut, bruto, lordo, iliquido, bruto, brutto, брутто, 毛, 应发, 总, 総支給, 税込, 총지급, bruta, lorda, brute, brutta, incl, ttc, inkl, iva incluido, z vat, brutto betrag, sumo bruto
price, preis, prix, tarif, precio, tarifa, prezzo, tariffa, preco, tarifa, prijs, tarief, cena, цена, 价格, 票价, 单价, 价, 価格, 料金, 運賃, 代金, 가격, 요금, unit price, price each, verkaufspreis, kaufpreis, listenpreis, pvp, p u, prezzi, precios, precos, prijzen, ceny, koszt, value each, tarifs
fee, charge, cost, copay, copayment, gebuhr, entgelt, kosten, frais, cout, honoraires, redevance, tasa, coste, costo, cargo, tarifa, honorarios, costo, spesa, diritti, commissione, taxa, custo, emolumento, kosten, vergoeding, leges, oplata, koszt, сбор, плата, стоимость, 费, 费用, 手续费, 服务费, 費, 費用, 手数料, 비용, 수수료, 요금, 费, costs, gebuhren, droits, cuota, gastos, tassa, quota, spese, encargos, bijdrage, взнос, 收费, 费额, 料金, 会費, fees, charges, dues, admin charge, bearbeitungsgebuhr, pauschale, unkosten, kostenbeitrag, debours, droit, aranceles, derechos, emolumenti, onorario, honoraria, taxas, tarieven, tarief, stawka, naleznosc, honorar, cotisation, beitrag, 电费, 전기요금, 水费, 수도요금, 气费, ガス代, ガス料金, 가스요금, 난방비, 诊查费, 진찰료, 药费, 西药费, 中药费, 薬剤料, 약제비, 化验费, 검사료, 入院料, 입원료, 수술료
tax, taxpayer, vat, steuer, mwst, taxe, impot, tva, impuesto, iva, imposta, imposto, belasting, btw, podatek, налог, ндс, 税, 税额, 税金, 消費税, 税額, 세금, 부가세, fiscal, fiscale, taxes, steuern, abgabe, impots, impuestos, tributo, tasa, imposte, tassa, tasse, taxa, 税费, 税款, gst, hst, sales tax, levy, contribuable, contribuyente, contribuente, contribuinte, belastingplichtige, podatnik, podatku, steuerpflichtiger, stnr, 税种, 税目, 税科目, 세목, 应纳税额, 应纳税款, 应缴税额, 年税額, 납부세액, 退税, 应退税额, 還付税額, 환급, 固定資産税, 재산세, 车船税, 自動車税
discount, rabatt, nachlass, skonto, remise, rabais, descuento, sconto, desconto, korting, rabat, скидка, 折扣, 优惠, 减免, 値引, 割引, 할인, disc, reduction, rebate, allowance off, reduktion, ermassigung, abschlag, preisnachlass, reduction tarifaire, ristourne, rebaja, bonificacion, dto, dcto, bonifica, abbuono, riduzione, abatimento, reducao, promocao, reductie, aftrek korting, opust, znizka, upust, savings
balance, saldo, kontostand, solde, saldo, saldo, saldo, остаток, 余额, 结余, 残高, 잔액, bal, saldi, outstanding balance, reste du, reste a payer, restbetrag, restzahlung, restant du, solde restant, saldo pendiente, pendiente de pago, a saldo, saldo em divida, restbedrag, pozostalo do zaplaty, amount owing, kontostande, stand konto, solde a payer, balance due
previous, last, old, opening, former, vorherige, alter, anfang, precedent, ancien, anterior, precedente, iniziale, anterior, vorige, poprzedni, предыдущий, 上期, 上次, 原, 期初, 前回, 前期, 旧, 이전, 전월, initial, initiale, inicial, iniziale, prev, prior, preceding, earlier, bisherige, bisheriger, alt, vorheriger, letzte, letzter, letztes, dernier, derniere, ancienne, ultima, ultimo, pasado, precedenti, passato, ultimos, vorig, oud, laatste, poprzednia, poprzednie, ostatni, ostatnia, vormonat, vorjahr, brought forward
current, new, present, closing, aktuell, neu, actuel, nouveau, actual, nuevo, corrente, attuale, nuovo, finale, atual, novo, huidig, nieuw, biezacy, aktualny, текущий, 本期, 本次, 当前, 新, 期末, 今回, 当期, 現在, 당월, 현재, latest, aktuelle, aktueller, neue, neuer, jetzig, derzeitig, nouvelle, nouvel, en cours, nueva, vigente, nuova, attuali, in corso, nova, em curso, huidige, nieuwe, obecny, biezaca, nowy, nowa, gegenwartig, laufend
next, upcoming, nachste, nachster, prochain, prochaine, suivant, proximo, proxima, siguiente, prossimo, prossima, proximo, proxima, volgende, nastepny, следующий, 下次, 下期, 次回, 다음, following, subsequent, wiedervorstellung, folgetermin, anschliessend, ulterieur, prossimi, siguientes, seguinte, eerstvolgende, kolejny, nastepna, nastepne
reading, meter, zahlerstand, zahler, stand, ablesung, releve, index, compteur, lectura, contador, medidor, lettura, contatore, leitura, contador, meterstand, meter, odczyt, licznik, показание, счетчик, 读数, 表, 水表, 电表, 抄表, 示数, 検針, メーター, 指示数, 검침, 계량기, показания, 度数, ablesewert, zahlerwert, endstand, anfangsstand, releve compteur, index releve, lectura actual, lecturas, letture, leituras, stan licznika, wskazanie, opname, meterstanden, tellerstand, stan, consumption reading, 검침일
consumption, usage, used, verbrauch, consommation, consumo, consumo, consumo, verbruik, zuzycie, потребление, 用量, 用水量, 用电量, 使用量, 使用, 사용량, consumed, verbrauchte, abgenommene menge, consomme, consommes, consumido, consumi, consumos, verbruikt, zuzyto, verbrauchsmenge, energieverbrauch
water, wasser, eau, agua, acqua, agua, woda, вода, 水, 用水, 自来水, 水道, 수도, kaltwasser, warmwasser, frischwasser, trinkwasser, eau froide, eau chaude, agua fria, acqua calda, drinkwater, ciepla woda, zimna woda, 停水, 断水, 供水, 给水, 生活用水, 水质, 수질, 水费, 수도요금
electricity, power, strom, electricite, electricidad, luz, elettricita, energia, eletricidade, elektriciteit, stroom, prad, электричество, 电, 用电, 電気, 電力, 전기, elektrizitat, elektrisch, energie electrique, energia electrica, energia elettrica, energia eletrica, luce, energia elektryczna, electric, 停电, 断电, 供电, 送电, 配电, 电费, 전기요금
gas, gaz, gas, gas, 燃气, 天然气, ガス, 가스, 停气, 供气, 煤气, 都市ガス, 气费, ガス代, ガス料金, 가스요금
heating, heizung, chauffage, calefaccion, riscaldamento, aquecimento, verwarming, 供暖, 暖气, 暖房, heizkosten, heizwarme, warme, fernwarme, chauffage urbain, verwarmingskosten, ogrzewanie, stadsverwarming, stookkosten, 供热, 停暖, 采暖, 取暖, 난방비, 制热, 暖房能力
salary, wage, wages, pay, gehalt, lohn, verdienst, bezuge, salaire, remuneration, paie, salario, sueldo, nomina, stipendio, retribuzione, salario, vencimento, ordenado, loon, salaris, wynagrodzenie, płaca, зарплата, оклад, 工资, 薪资, 薪水, 给与, 給与, 給料, 賃金, 급여, 임금, vergutung, entgelt, traitement, retribucion, compenso, remuneracao, pensja, 薪酬, 月薪, 年薪, 报酬, 報酬, earnings, stipend, entlohnung, besoldung, monatsgehalt, monatslohn, grundgehalt, grundlohn, stundenlohn, appointements, haber, haberes, paga, emolumentos, soldo, wedde, bezoldiging, uposazenie, pobory
bonus, pramie, zulage, prime, bonus, gratificacion, premio, gratifica, premio, toeslag, premia, премия, 奖金, 补贴, 津贴, 賞与, 手当, 상여, 수당, bonuses, sonderzahlung, weihnachtsgeld, urlaubsgeld, gratifikation, primes, treizieme mois, paga extra, incentivo, incentivi, tredicesima, subsidio de natal, subsidio de ferias, vakantiegeld, eindejaarsuitkering, nagroda, premie, dodatki
overtime, uberstunden, supplementaires, extras, straordinario, straordinari, extraordinarias, overuren, nadgodziny, 加班, 残業, 時間外, 연장, extra hours, mehrarbeit, heures sup, horas extras, horas extra, ore straordinarie, trabalho suplementar, overwerk, godziny nadliczbowe, nadliczbowe
deduction, withheld, abzug, abzuge, retenue, retenues, deduction, deduccion, retencion, trattenuta, ritenuta, desconto, retencao, inhouding, aftrek, potracenie, удержание, 扣款, 扣除, 代扣, 控除, 공제, deductions, less, einbehalten, einbehalt, abzuglich, minderung, retenues salariales, precompte, descuento, descuentos, deducciones, retenido, trattenute, ritenute, detrazioni, descontos, deducoes, ingehouden, inhoudingen, potracenia, potracono, withholding
pension, retirement, rente, altersvorsorge, retraite, pension, jubilacion, pensione, previdenza, reforma, pensao, pensioen, emerytura, пенсия, 养老, 退休, 年金, 厚生年金, 연금, rv, rentenversicherung, altersrente, ruhegehalt, caisse de retraite, vieillesse, assurance vieillesse, pensiones, jubilado, inps, fondo pensione, aposentacao, aposentadoria, pensioenfonds, aow, emerytalne, emerytalna, superannuation, av rente
social, sozial, sociale, social, seguridad, sociale, previdenziale, social, sociaal, społeczne, социальный, 社保, 社会, 社会保険, 사회, sv, sozialversicherung, ss, urssaf, previdencia, zus, spoleczna
security, sicherheit, securite, seguridad, sicurezza, seguranca, zekerheid, 安全, 保障, 安全员, 안전관리자
health, medical, gesundheit, kranken, medizinisch, sante, medical, salud, medico, sanitario, salute, sanitaria, saude, gezondheid, zorg, zdrowie, медицинский, 健康, 医疗, 医療, 건강, 의료, krankheit, gesundheitlich, sanidad, medisch, medische, zdrowotne, zdrowotna, medyczny, medica, medicale, medizinische, medicaux
income, earnings, revenue, einkommen, einkunfte, lohn, revenu, revenus, ingreso, ingresos, reddito, rendimento, receita, inkomen, dochod, доход, 收入, 所得, 収入, 소득, takings, proceeds, einnahmen, erlos, bezuge, ertrag, recettes, rentas, rendimientos, entrate, proventi, ricavi, rendimenti, rendimentos, ganhos, receitas, opbrengst, inkomsten, baten, przychod, wplywy, dochodu, zarobki, 应纳税所得额, 課税所得, 課税所得金額
bank, kreditinstitut, geldinstitut, banque, banco, banca, banco, bank, банк, 银行, 开户行, 銀行, 은행, banking, bankverbindung, bankname, etablissement bancaire, domiciliation, entidad bancaria, entidad financiera, istituto di credito, istituto bancario, instituicao bancaria, bankinstelling, geldhaus, sparkasse
branch, filiale, zweigstelle, agence, succursale, sucursal, oficina, filiale, agenzia, balcao, agencia, filiaal, oddzial, филиал, 分行, 支行, 网点, 支店, 지점, zweigniederlassung, niederlassung, geschaftsstelle, standort, agences, point de vente, guichet, sucursales, sede, dipendenza, sportello, punto vendita, balcoes, vestiging, bijkantoor, filia, placowka, zweigstellen, outlet
transfer, remittance, uberweisung, virement, transferencia, bonifico, transferencia, overschrijving, overboeking, przelew, перевод, 转账, 汇款, 振込, 振替, 이체, wire, banktransfer, bankuberweisung, uberwiesen, vire, virements, transferido, giro, bonifici, giroconto, transferencias, overgemaakt, overgeschreven, overmaking, przelano, przelewy, sepa, 过户, 产权转移, 所有権移転, 명의변경
cash, bar, bargeld, barzahlung, especes, comptant, efectivo, contado, contanti, dinheiro, numerario, contant, gotowka, наличные, 现金, 現金, 현금, bar bezahlt, bareinzahlung, en espece, metalico, en efectivo, per contanti, in contanti, em dinheiro, in contanten, contante betaling, gotowkowa, kas
cheque, check, scheck, cheque, cheque, talon, assegno, cheque, 支票, 小切手, 수표
credit, haben, gutschrift, credit, abono, credito, haber, accredito, avere, credito, credit, uznanie, кредит, 贷方, 收入, 信用, 贷, 入金, 입금, cr, gutgeschrieben, gutschriften, avoirs, encaissement, abonado, abonos, ingreso, accrediti, entrate, creditos, bijschrijving, bij, wplywy, wplata
debit, soll, lastschrift, belastung, debit, prelevement, cargo, debito, debe, addebito, dare, debito, debet, afschrijving, obciazenie, дебет, 借方, 支出, 借, 出金, 출금, abgebucht, abbuchung, debited, preleve, cargado, addebitato, dr, debits, belastet, lastschriften, debits bancaires, prelevements, cargos, adeudo, uscite, addebiti, debitos, af, afschrijvingen, obciazenia, wyplaty, wydatki, withdrawals
loan, mortgage, darlehen, kredit, hypothek, pret, credit, emprunt, prestamo, hipoteca, prestito, mutuo, emprestimo, lening, hypotheek, pozyczka, kredyt, кредит, 贷款, 借款, 借入, ローン, 대출, leihe, leihgabe, ausleihe, comodato, bruikleen, wypozyczenie, 借展, 借阅, 出借, 借用, 贷出, 貸出, 貸与, lent, credit facility, finanzierung, kreditbetrag, finanzierungsbetrag, financement, prets, financiacion, finanziamento, financiamento, financiering, krediet, pozyczki, kredytu, finansowanie
interest, zins, zinsen, interet, interets, interes, intereses, interesse, interessi, juros, rente, odsetki, проценты, 利息, 结息, 利率, 利子, 金利, 이자, verzinsung, zinsbetrag, interets crediteurs, agios, rendement interet, interesses bancarios, rentebedrag, odsetek, oprocentowanie, yield
rate, satz, quote, kurs, taux, tasa, tipo, tasso, aliquota, taxa, tarief, percentage, stawka, ставка, 率, 税率, 汇率, 利率, 比率, 비율, 율, pct, percent, prozentsatz, prozent, zinssatz, steuersatz, taux d interet, pourcentage, porcentaje, aliquote, percentuale, percentagem, tarieven, koers, oprocentowanie, procent, stopa
currency, wahrung, devise, monnaie, moneda, divisa, valuta, moeda, valuta, waluta, валюта, 币种, 货币, 通貨, 통화
exchange, wechsel, change, cambio, cambio, cambio, wissel, обмен, 汇率, 兑换, 為替, 환율, fx, wechselkurs, umrechnungskurs, devisenkurs, taux de change, tipo de cambio, tasso di cambio, taxa de cambio, wisselkoers, kurs walutowy, conversion, umtausch, wymiana
method, mode, means, weise, art, verfahren, mode, moyen, metodo, forma, medio, metodo, modalita, forma, modo, wijze, methode, sposob, способ, 方式, 方法, 手段, 방법, 수단, prufverfahren, procedimiento, procedimento, metoda, метод, 检测方法, 手法, procedure, vorgehen, manner, zahlungsmittel, zahlart, moyens, procede, tecnica, medios, procedura, modi, meio, wijze van, methoden, metode, metoda badania, forma platnosci, tender, betaalwijze, betaalmethode, 付费方式
type, kind, category, class, art, typ, klasse, kategorie, type, nature, genre, categorie, tipo, clase, categoria, tipo, tipologia, classe, soort, typ, rodzaj, klasa, тип, вид, категория, класс, 类型, 类别, 种类, 性质, 等级, 种別, 種別, 種類, 区分, クラス, 유형, 종류, 구분, 型, 类, 種, sort, sorte, gattung, variante, ausfuhrung, rubrique, modalidad, tipos, qualita, genero, modalidade, aard, soorten, variant, kategoria, rodzaju, typologie, klas, 税种, 税目, 税科目, 세목
status, condition, zustand, status, etat, statut, estado, estatus, stato, condizione, estado, situacao, staat, статус, состояние, 状态, 状况, 狀態, 状態, 상태, situation, verfassung, beschaffenheit, befindlichkeit, avancement, etats, stadio, condizioni, fase, estadio, stan, toestand, gesteldheid, kondition, staat van, statusu, zustandsbeschreibung, 在留資格, 체류자격
reason, purpose, use, usage, grund, nutzung, verwendung, usage, uso, utilisation, gebruik, zweck, motif, objet, raison, motivo, finalidad, concepto, motivo, causale, scopo, motivo, finalidade, reden, doel, powod, cel, причина, цель, назначение, 原因, 事由, 用途, 目的, 理由, 사유, 목적, cause, why, justification, because, anlass, begrundung, ursache, verwendungszweck, motifs, justificacion, causa, razon, proposito, justificativo, giustificazione, ragione, finalita, motivazione, razao, justificacao, aanleiding, oorzaak, przyczyna, uzasadnienie, przeznaczenie
subject, regarding, topic, course, betreff, fach, objet, matiere, asunto, asignatura, materia, oggetto, materia, assunto, disciplina, onderwerp, vak, temat, przedmiot, предмет, тема, 主题, 科目, 课程, 学科, 件名, 教科, 과목, 제목, module, schulfach, lehrveranstaltung, cours, curso, modulo, insegnamento, corso, cadeira, cursus, kurs, курс, 课程名称, 科目名, 授業, 講座, re, concerning, in re, bezuglich, betrifft, betr, gegenstand, thema, concerne, sujet, theme, asig, referente a, tema, argomento, oggetto del, materie, assuntos, tematica, betreft, inzake, dotyczy, w sprawie, dot, thematik, matieres, materias
description, details, beschreibung, bezeichnung, description, designation, libelle, descripcion, concepto, descrizione, descricao, omschrijving, opis, описание, 描述, 说明, 摘要, 明细, 内容, 摘要, 明細, 내용, 설명, hergang, schadenhergang, deroulement, circonstances, circunstancias, dinamica, ocorrido, toedracht, 经过, 经过描述, desc, particulars, detail, item description, artikelbezeichnung, benennung, leistungsbeschreibung, angaben, einzelheiten, text, detaille, descriptif, prestations, detalle, detalles, designacion, desc articolo, dettagli, dettaglio, causale, designacao, detalhes, pormenores, specificatie, toelichting, bijzonderheden, artikelomschrijving, szczegoly, wyszczegolnienie, tresc, nazwa towaru, opis towaru, narrative
note, notes, remark, remarks, comment, comments, bemerkung, anmerkung, hinweis, notiz, remarque, observations, observaciones, notas, nota, note, osservazioni, annotazioni, observacoes, opmerking, uwagi, примечание, 备注, 附注, 説明, 備考, メモ, 비고, rem, memo, annotation, annotations, annotazione, vermerk, vermerke, anmerkungen, notizen, sonstiges, besonderheiten, precisions, commentaires, informations complementaires, apuntes, anotaciones, incidencias, commenti, anotacoes, obs, informacoes adicionais, aantekening, aantekeningen, opmerk, bijzonderheden, notatka, adnotacje, uwaga, informacje dodatkowe, further information, comm, kommentar
quantity, count, menge, anzahl, stuck, stuckzahl, quantite, nombre, cantidad, quantita, numero, quantidade, aantal, hoeveelheid, ilosc, liczba, количество, 数量, 件数, 个数, 人数, 張数, 수량, 개수, 数, qnt, qte, cant, cantidades, stk, mengen, anz, nb, nbr, nbre, no of, quantities, quant, qtde, qtd, aant, hoeveel, szt, sztuk, pcs, unidades, uds, unid, ud, pz, stuks, 产量, 产出, 생산량, 計画数, 目標数
pieces, packages, parcels, packstucke, pakete, colis, bultos, paquetes, colli, pacchi, volumes, pakketten, paczki, 件数, 包裹, 個数, 個口, ctns, cartons, kartons, kartonnagen, boxes, kisten, gebinde, packstuck, cajas, cartones, scatole, cartoni, caixas, volumi, dozen, kolli, opakowania, kartony, sztuki
weight, mass, gewicht, masse, poids, peso, peso, peso, gewicht, masa, waga, вес, масса, 重量, 体重, 质量, 重, 重さ, 중량, 무게, korpergewicht, 体重kg, 체중, wt, weighs, gew, eigengewicht, pesage, pds, pesos, massa, ciezar, wagi, gramaje, gramatura, masa netto, gewichte, 净重, 自重, 机重, 单重, 総重
length, lange, longueur, longitud, largo, lunghezza, comprimento, lengte, dlugosc, длина, 长度, 长, 長さ, 길이, 身长, 身長, len, lg, overall length, rozmiar dlugosc, lunghezze, largueza, largeza, baulange, lengtemaat, gesamtlange, lunghezza totale, eslora, comprimento total
width, breite, largeur, ancho, anchura, larghezza, largura, breedte, szerokosc, ширина, 宽度, 宽, 幅, 너비, wide, ancho total, szer, breedtemaat, gesamtbreite
height, hohe, grosse, korpergrosse, hauteur, taille, altura, estatura, altezza, statura, altura, hoogte, lengte, wysokosc, wzrost, рост, 高度, 身高, 高, 高さ, 身長, 키, 신장, talla, tall, hoehe, alto, alzada, wys, hoogtemaat, gesamthohe, alzata, standmass, 层高, 階高, 净高, 층고
dimensions, size, abmessungen, masse, dimensions, taille, dimensiones, medidas, talla, dimensioni, misure, dimensoes, tamanho, afmetingen, maat, wymiary, rozmiar, размер, 尺寸, 规格, 寸法, サイズ, 크기, 규격, taglia, tamano, 尺码, 号型, size mm, dims, measurements, format, masze, grosse, abmasse, aussenmasse, mesures, encombrement, medida, formato, misura, grandezza, ingombro, formaat, grootte, afmeting, wymiar, gabaryty, bemassung, groesse
temperature, temperatur, temperature, temperatura, temperatuur, 体温, 温度, 체온, 온도, temp, temperaturen, temperatury, temperature ambiante, ciepota, 色温, 色温度
speed, geschwindigkeit, vitesse, velocidad, velocita, velocidade, snelheid, скорость, 速度, 속도, mph, kmh, velocity, rapidite, rapidez, predkosci, predkosc
vehicle, car, fahrzeug, kfz, pkw, vehicule, voiture, vehiculo, coche, veicolo, auto, autoveicolo, veiculo, viatura, voertuig, pojazd, samochod, транспортное, 车辆, 车, 机动车, 汽车, 車両, 自動車, 車, 차량, 자동차, 车, 車, automobile, wagen, automovil, autovettura, automovel, carro, автомобиль, motor vehicle, veh, truck, lorry, fzg, fahrzeugart, lkw, camion, vehiculos, autocarro, furgone, mezzo, furgoneta, camioneta, camiao, caminhao, bestelwagen, vrachtwagen, pojazdu, auta, ciezarowy, motor car, leihwagen, mietfahrzeug, 车船税, 自動車税
plate, kennzeichen, plaque, immatriculation, matricula, placa, targa, matricula, placa, kenteken, rejestracyjny, госномер, 车牌, 号牌, 车牌号, 登録番号, 車両番号, 번호판, registration, nummernschild, 车牌号码, ナンバー, reg no, reg, vrm, vrn, licence plate, license plate, number plate, registration mark, amtliches kennzeichen, autokennzeichen, kfz kennzeichen, polkz, plaque d immatriculation, immat, placas, chapa, numero de placa, targhe, chapa matricula, nummerplaat, nr rej, nr rejestracyjny, tablica, tablice, rejestracyjnego, fahrzeugkennzeichen
make, brand, manufacturer, marke, hersteller, marque, fabricant, constructeur, marca, fabricante, marca, costruttore, marca, fabricante, merk, fabrikant, marka, producent, марка, производитель, 品牌, 厂牌, 制造商, 生产厂家, 车名, 車名, メーカー, 製造者, 제조사, fabrikat, produttore, 厂家, 生产企业, 製造元, ブランド, mfr, mfg by, manufactured by, made by, maker, produced by, brand name, marken, produzent, erbauer, fabrique par, marques, marca comercial, fabbricante, casa produttrice, casa costruttrice, ditta produttrice, produttrice, produtor, fabricado por, gemaakt door, wytworca, marki, producenta, handelsname
model, modell, typ, modele, modelo, modello, modelo, model, модель, 型号, 型式, 機種, 모델, 형식, 款式, 机型, 型番, 車種, モデル, mdl, model no, modelltyp, modellbezeichnung, typenbezeichnung, typbezeichnung, baureihe, bauart, reference modele, modele version, serie modelo, modelnaam, typ modelu, modelu, modellreihe, denomination commerciale, handelsbezeichnung
colour, color, farbe, couleur, color, colore, cor, kleur, kolor, barwa, цвет, 颜色, 色, 車体の色, 색상, farbton, fahrzeugfarbe, lackierung, teinte, coloris, tinta, tonalidad, verniciatura, tonalita, kleurstelling, barwy, koloru, odcien, lakier, colours, farben, couleurs, colori, cores, 色温, 色温度
chassis, vin, frame, fahrgestell, fahrgestellnummer, fin, chassis, bastidor, chasis, telaio, chassis, quadro, podwozie, nadwozia, шасси, 车架, 车辆识别, 车架号, 車台, 차대, frame number, rahmennummer, fahrzeugidentifizierungsnummer, fahrzeugidentnummer, ident nr, numero de serie du vehicule, n de cadre, cadre, numero de cadre, numero de bastidor, num bastidor, chasis numero, numero di telaio, n telaio, numero do quadro, numero de chassi, chassi, chassisnummer, rama, nr ramy, nr nadwozia, nr vin, rahmen
engine, motor, moteur, motor, motore, motor, silnik, двигатель, 发动机, 原動機, エンジン, 엔진, engine no, motornummer, motorart, antrieb, motorisation, motorizacion, propulsore, motorizzazione, motorizacao, aandrijving, naped, silnika, powertrain
fuel, kraftstoff, treibstoff, carburant, energie, combustible, carburante, alimentazione, combustivel, brandstof, paliwo, топливо, 燃料, 燃油, 연료, petrol, diesel, gasoline, sprit, antriebsart, kraftstoffart, benzin, gasolina, gasoleo, essence, gazole, benzina, gasolio, nafta, gasoil, benzine, olej napedowy, paliwa, tankstand, tankfullung, niveau carburant
mileage, odometer, kilometer, kilometerstand, laufleistung, kilometrage, kilometraje, chilometri, chilometraggio, quilometragem, kilometerstand, przebieg, пробег, 里程, 行驶里程, 走行距離, 주행거리, 公里数, odo, kilometres, kilometers, km stand, kilometrage compteur, km compteur, compteur km, km reels, kilometros, recorrido, chilometri percorsi, km percorsi, quilometros, km stand teller, tellerstand, przebiegu, gefahrene kilometer
capacity, seats, sitzplatze, hubraum, inhalt, places, capacite, cylindree, plazas, capacidad, asientos, posti, capacita, cilindrata, lugares, lotacao, capacidade, zitplaatsen, inhoud, miejsc, pojemnosc, мест, 载客, 座位数, 核定, 容量, 定員, 乗車定員, 排気量, 정원, places assises, sitzplatzanzahl, sitze, personenzahl, plazas asientos, aforo, capienza, posti a sedere, lugares sentados, lotacao maxima, contenance, capaciteit, ladevermogen, pojemnosc skokowa, rated load, tragkraft, nennlast, portata, charge maximale, max persons
departure, abfahrt, abflug, abreise, depart, salida, partenza, partida, vertrek, odjazd, wylot, отправление, 出发, 起飞, 发车, 出発, 출발, departs, saida, wyjazd, вылет, 始发, 离店, 出発地, leaves, depart at, sets off, sailing, take off, abf, dep, abgang, ablegen, heure de depart, hora de salida, salidas, ore partenza, zarpe, vertrektijd, afvaart, wyjazdu, odlot, odjazdu, odplyniecie, abfahrtszeit, abflugzeit
arrival, ankunft, anreise, arrivee, llegada, arrivo, chegada, aankomst, przyjazd, przylot, прибытие, 到达, 抵达, 到着, 도착, arrives, 到着地, arr, arrives at, landing, reaches, ank, anlegen, anreisetag, arrive, heure d arrivee, arrivees, hora de llegada, arribo, arrivi, sbarco, cheg, aank, aankomsttijd, przyjazdu, przylotu, przybycie, ankunftszeit, landung
origin, from, herkunft, ursprung, von, abgangsort, origine, provenance, de, origen, procedencia, desde, origine, provenienza, da, origem, proveniencia, oorsprong, herkomst, van, pochodzenia, происхождения, 原产, 产地, 始发, 出发地, 原産, 発地, 원산지, procedence, startort, vonort, откуда, 始发站, 来自, 起点, 原产地, 原産地, 産地, 발지, abfahrtsort, startpunkt, ausgangspunkt, ausgangsort, herkunftsort, point de depart, lieu de depart, au depart de, procede de, partiendo de, lugar de salida, luogo di partenza, partenza da, local de partida, vertrekpunt, vertrekplaats, afkomstig, z miejsca, miejsce wyjazdu, skad, departing from
destination, to, ziel, bestimmungsort, bestimmung, nach, destination, destino, destinazione, destino, bestemming, naar, przeznaczenia, назначения, 目的地, 到达地, 终点, 到站, 行先, 着地, 목적지, reiseziel, zielort, куда, 到达站, 送达地, 行き先, 仕向地, 도착지, towards, bound for, destined, nach ort, ankunftsort, endziel, endstation, zielbahnhof, lieu d arrivee, terminus, a destination de, con destino, lugar de llegada, luogo di arrivo, diretto a, capolinea, local de chegada, bestemd, eindbestemming, do miejsca, miejsce docelowe, dokad, cel podrozy, destinazione finale
flight, flug, vol, vuelo, volo, voo, vlucht, lot, рейс, 航班, 便名, 便, 항공편
train, zug, train, tren, treno, comboio, trem, trein, pociag, поезд, 列车, 车次, 列車, 열차
gate, flugsteig, porte, puerta, uscita, cancello, porta, poort, bramka, выход, 登机口, 搭乗口, 탑승구
seat, sitz, sitzplatz, platz, siege, place, asiento, butaca, plaza, posto, poltrona, lugar, assento, stoel, zitplaats, miejsce, место, 座位, 座号, 席位, 座席, 席, 좌석, cadeira
carriage, coach, wagen, voiture, coche, vagon, carrozza, carruagem, rijtuig, wagon, вагон, 车厢, 号車, 호차
platform, track, gleis, bahnsteig, quai, voie, anden, via, binario, plataforma, linha, perron, spoor, peron, платформа, 站台, ホーム, 番線
station, bahnhof, haltestelle, gare, arret, estacion, parada, stazione, fermata, estacao, paragem, halte, dworzec, stacja, станция, 车站, 站, 駅, 역
check-in, checkin, anreise, arrivee, entrada, arrivo, entrada, aankomst, 入住, チェックイン, 체크인
check-out, checkout, abreise, depart, salida, partenza, saida, vertrek, 离店, 退房, チェックアウト, 체크아웃
nights, nachte, ubernachtungen, nuits, nuitees, noches, notti, noites, nachten, 晚数, 泊数, 泊, 晚, 夜
booking, reservation, buchung, reservierung, reservation, reserva, prenotazione, reserva, boeking, reservering, rezerwacja, бронирование, 预订, 预约, 订房, 予約, 예약
appointment, termin, rendez, cita, appuntamento, consulta, afspraak, wizyta, прием, 预约, 就诊, 予約, 診察, 예약
visit, besuch, visite, visita, visita, bezoek, wizyta, посещения, 参观, 来访, 就诊, 来院, 訪問, 来館, 방문, 受診, 就诊, 来店
entry, entrance, einlass, eintritt, einreise, entree, entrada, ingreso, ingresso, entrata, entrada, toegang, wejscie, вход, въезд, 入场, 入境, 入口, 入場, 입장
exit, ausgang, ausreise, sortie, salida, uscita, saida, uitgang, wyjscie, выход, 出境, 出口, 退場
event, show, exhibition, veranstaltung, ausstellung, vorstellung, evenement, exposition, spectacle, evento, exposicion, espectaculo, funcion, mostra, esposizione, spettacolo, evento, exposicao, evenement, tentoonstelling, voorstelling, wydarzenie, wystawa, мероприятие, выставка, 活动, 演出, 展览, 展会, 展覧会, 公演, イベント, 행사, 전시, anlass, manifestation, manifestazione, 活动名称, 催し, 行事
museum, musee, museo, museu, muzeum, музей, 博物馆, 美术馆, 博物館, 美術館, 박물관, gallery, galerie, galeria, galleria, галерея, 画廊, 미술관
film, movie, film, pelicula, film, filme, kino, фильм, 影片, 电影, 映画, 영화
school, university, institution, college, schule, universitat, hochschule, ecole, universite, etablissement, escuela, colegio, universidad, centro, scuola, universita, istituto, escola, universidade, instituicao, school, universiteit, szkola, uczelnia, школа, университет, 学校, 院校, 大学, 학교, 대학, academic, scolaire, academique, escolar, academico, scolastico, accademico, academisch, schul, 校, 院, 学校, 开学, 始業, 개학
degree, diploma, qualification, abschluss, grad, diplom, diplome, grade, titulo, grado, titolo, laurea, diploma, grau, graad, stopien, степень, диплом, 学位, 学历, 资格, 学位, 資格, 학위
grade, mark, score, result, note, punktzahl, punkte, ergebnis, note, resultat, nota, calificacion, puntuacion, resultado, voto, punteggio, risultato, esito, nota, classificacao, resultado, cijfer, score, uitslag, ocena, wynik, оценка, результат, балл, 成绩, 分数, 得分, 结果, 点数, 成績, 評価, 結果, 得点, 점수, 성적, 결과, resultaat, résultat, marks, noten, zensur, notes, calificaciones, voti, votazione, beoordeling, stopien, 等级, 評定
points, punkte, punkt, points, puntos, punti, pontos, punten, punkty, баллы, 点数, 点, 积分, ポイント, 점
level, stufe, niveau, nivel, livello, nivel, niveau, poziom, уровень, 级别, 等级, 級, レベル, 수준, 등급, 级, 級
course, training, programme, program, kurs, lehrgang, studiengang, ausbildung, cours, formation, stage, curso, programa, formacion, corso, percorso, curso, formacao, cursus, opleiding, kurs, szkolenie, курс, 课程, 专业, 培训, 講座, 課程, コース, 研修, 과정, 강좌, 学制, 修业年限
exam, examination, test, prufung, untersuchung, examen, epreuve, analyse, examen, prueba, analisis, esame, prova, analisi, exame, prova, analise, toets, onderzoek, egzamin, badanie, экзамен, анализ, 考试, 检查, 检验, 检测, 試験, 検査, 시험, 검사, 准考, 考试, 试验, 考场, 试场, 고사실
session, sitzung, prufungstermin, session, sesion, convocatoria, sessione, sessao, sessie, 场次, 届, 回, termine, treffen, sessions, sesiones, incontri, sessoes, 课时
class, klasse, classe, clase, curso, classe, turma, klas, klasa, класс, 班级, 级, 班, 学級, 학급, 반
centre, center, zentrum, stelle, centre, centro, centro, ośrodek, центр, 中心, 考点, センター, 센터
vaccine, vaccination, immunization, impfstoff, impfung, vaccin, vaccination, vacuna, vacunacion, vaccino, vaccinazione, vacina, vacinacao, vaccin, inenting, szczepionka, szczepienie, вакцина, прививка, 疫苗, 接种, 予防接種, ワクチン, 백신, 접종, immunisation, schutzimpfung, 预防接种, 예방접종
dose, dosage, dosis, dosierung, dose, posologie, dosis, dose, posologia, dose, dosering, dawka, доза, 剂量, 剂次, 针次, 用量, 用法, 接種回数, 용량
lot, batch, charge, charge, lot, lote, lotto, lote, partij, seria, partia, партия, 批号, 批次, ロット, 製造番号, 로트
blood, blut, sang, sanguin, sangre, sanguineo, sangue, sanguigno, sangue, bloed, krew, кровь, 血型, 血, 血液, 血液型, 혈액
group, gruppe, groupe, grupo, gruppo, grupo, groep, grupa, группа, 组, 型, 団体, グループ, 그룹
allergy, allergie, allergies, alergia, alergias, allergia, alergia, allergie, alergia, аллергия, 过敏, アレルギー, 알레르기
diagnosis, diagnose, diagnostic, diagnostico, diagnosi, diagnostico, diagnose, rozpoznanie, диагноз, 诊断, 临床诊断, 診断, 病名, 진단
medication, medicine, drug, medikament, arzneimittel, medicament, medicamento, farmaco, medicinale, medicamento, geneesmiddel, medicijn, lek, препарат, лекарство, 药品, 药名, 药物, 医薬品, 薬, 약품, 약, 药费, 西药费, 中药费, 薬剤料, 약제비, 薬品名, 薬剤名, お薬名, 약품명
prescription, rezept, verordnung, ordonnance, prescription, receta, prescripcion, ricetta, prescrizione, receita, prescricao, recept, recepta, рецепт, 处方, 処方, 처방, 审方, 監査
hospital, clinic, krankenhaus, klinik, praxis, hopital, clinique, hospital, clinica, ospedale, hospital, ziekenhuis, szpital, больница, 医院, 诊所, 病院, 医院, 医療機関, 병원, 院, 医疗, 医疗机构, 医療機関
surgery, operation, behandlung, treatment, operation, intervention, traitement, cirugia, tratamiento, intervento, trattamento, cirurgia, tratamento, behandeling, zabieg, leczenie, лечение, 手术, 治疗, 手術, 治療, 치료, 수술료
sample, specimen, probe, probenmaterial, echantillon, prelevement, muestra, campione, prelievo, amostra, monster, probka, проба, 标本, 样本, 样品, 検体, 試料, 검체
collection, collected, sampling, abnahme, entnahme, prelevement, toma, extraccion, raccolta, prelievo, colheita, afname, pobrania, 采样, 采集, 采血, 取件, 採取, 採血, 채취
hotel, accommodation, unterkunft, hebergement, alojamiento, alloggio, albergo, alojamento, verblijf, nocleg, гостиница, отель, 酒店, 宾馆, ホテル, 宿泊, 호텔, 숙박
passport, reisepass, pass, passeport, pasaporte, passaporto, passaporte, paspoort, paszport, паспорт, 护照, 旅券, パスポート, 여권
visa, visum, visa, visado, visto, visto, visum, wiza, виза, 签证, 査証, ビザ, 비자
goods, item, product, article, commodity, ware, artikel, produkt, marchandise, article, produit, mercancia, articulo, producto, merce, articolo, prodotto, mercadoria, artigo, produto, goederen, product, towar, produkt, товар, продукт, 货物, 商品, 品名, 产品, 货品, 物品, 商品, 品目, 製品, 상품, 품명, 품목, 货, 货物, 品, merchandise, cargo, waren, guter, fracht, marchandises, fret, mercancias, carga, merci, carico, mercadorias, lading, towary, ladunek, товары, груз, 货名, 貨物, 화물
value, worth, wert, valeur, valor, valore, valor, waarde, wartosc, стоимость, значение, 价值, 值, 価額, 価値, 값, 가액, warenwert, ценность, 估价, 估值, 货值, 价额, 評価額, 価格, 가치, 净值, 帳簿価額
unit, einheit, unite, unidad, unita, unidade, eenheid, jednostka, единица, 单位, 単位, 단위, box, compartment, bay, lagerbox, abteil, trastero, opslagruimte, boks, бокс, 单元, 仓位, 仓号, ユニット, 区画, 유닛
warehouse, store, shop, lager, filiale, entrepot, magasin, almacen, tienda, magazzino, negozio, armazem, loja, magazijn, winkel, magazyn, sklep, склад, магазин, 仓库, 门店, 店铺, 商店, 倉庫, 店舗, 매장, 창고, 店
brand, marke, marque, marca, merk, marka, 品牌, ブランド, 브랜드
warranty, guarantee, garantie, gewahrleistung, garantie, garantia, garanzia, garantia, gwarancja, гарантия, 保修, 质保, 保証, 보증
container, vessel, behalter, schiff, conteneur, navire, contenedor, buque, contenitore, nave, contentor, navio, schip, kontener, statek, судно, 集装箱, 船名, コンテナ, 船舶, 선박
port, hafen, port, puerto, porto, porto, haven, порт, 港口, 港, 항구
customs, zoll, douane, aduana, dogana, alfandega, douane, clo, таможня, 海关, 报关, 税関, 通関, 세관, aduaneiro, aduanero, doganale, douanier, zollbeamter, zollamt
tariff, hs, zolltarif, tarifaire, arancelario, doganale, pautal, 税则, 税号, 関税
court, gericht, amtsgericht, tribunal, cour, juzgado, tribunal, tribunale, tribunal, rechtbank, sad, суд, 法院, 裁判所, 법원
judge, richter, juge, juez, giudice, juiz, rechter, sedzia, судья, 法官, 审判员, 裁判官, 판사
offence, violation, verstoss, tatbestand, infraction, infraccion, infrazione, violazione, infracao, contraordenacao, overtreding, wykroczenie, нарушение, 违法, 违章, 违反, 違反, 위반
fine, penalty, busse, bussgeld, geldbusse, strafe, amende, multa, sancion, multa, ammenda, sanzione, multa, coima, boete, mandat, grzywna, штраф, 罚款, 滞纳金, 罰金, 反則金, 벌금, 과태료
authority, office, agency, behorde, amt, dienststelle, autorite, prefecture, mairie, autoridad, organismo, autorita, ente, ufficio, autoridade, entidade, autoriteit, instantie, urzad, organ, орган, ведомство, 机关, 发证机关, 当局, 機関, 官庁, 役所, 기관, 관청, 机构, 機構, direction, direccion, direzione, direcao
officer, official, inspector, beamter, sachbearbeiter, prufer, agent, inspecteur, agente, funcionario, inspector, agente, ispettore, operatore, agente, inspetor, ambtenaar, inspecteur, urzednik, inspektor, инспектор, 经办人, 检验员, 检查员, 係員, 検査員, 担当者, 담당, keurmeester, controleur, kontrolleur, 员, 員, beamtin, fonctionnaire, funzionario, ufficiale, oficial, сотрудник, 官员, 警官, 职员, 係官, 직원, 安全员, 안전관리자
inspection, inspected, prufung, hauptuntersuchung, inspektion, controle, inspection, inspeccion, revision, ispezione, revisione, controllo, inspecao, revisao, keuring, inspectie, kontrola, przeglad, осмотр, проверка, 检验, 检查, 年检, 点検, 検査, 車検, 점검, inspector
work, labour, labor, job, arbeit, leistung, travail, prestation, main, trabajo, obra, lavoro, prestazione, trabalho, obra, werk, praca, работа, 工作, 工程, 作业, 施工, 作業, 工事, 작업, travaux, trabajos, lavori, trabalhos, arbeiten, 人工, 工费
project, projekt, bauvorhaben, projet, chantier, proyecto, progetto, cantiere, projeto, project, projekt, проект, 项目, 工程名称, 案件, 工事名, 프로젝트
service, dienst, dienstleistung, leistung, service, prestation, servicio, servizio, servico, dienst, usluga, услуга, 服务, 业务, サービス, 서비스
hours, stunden, heures, horas, ore, horas, uren, godziny, часы, 小时, 工时, 時間数, 시간, 时间, 時間
days, tage, jours, dias, giorni, dias, dagen, dni, дней, 天数, 日数, 일수, 天, 日, 应出勤, 出勤天数, 授業日数, 出席日数
holiday, vacation, leave, urlaub, conges, vacaciones, ferie, ferias, verlof, vakantie, urlop, отпуск, 休假, 年假, 假期, 休暇, 有給, 휴가, 放假, 방학
shares, stock, anteil, anteile, aktien, parts, actions, acciones, participaciones, azioni, quote, acoes, aandelen, akcje, акции, 股份, 股数, 株式, 주식
capital, stammkapital, grundkapital, capital, capitale, capital, kapitaal, kapital, капитал, 资本, 注册资本, 資本金, 자본금
legal, representative, gesetzlich, vertreter, legal, representant, representante, legale, rappresentante, representante, legal, vertegenwoordiger, przedstawiciel, представитель, 法定, 代表人, 法定代表人, 法人, 代表者, 대표자
scope, activity, gegenstand, tatigkeit, activite, objet, actividad, giro, attivita, atividade, activiteit, dzialalnosc, деятельность, 经营范围, 范围, 事業内容, 事業目的, 업태
board, council, kommission, vorstand, ausschuss, conseil, commission, comision, consejo, tribunal, commissione, consiglio, comissao, conselho, commissie, bestuur, komisja, комиссия, 委员会, 委員会, 위원회
words, letters, worten, buchstaben, lettres, letras, lettere, extenso, woorden, slownie, прописью, 大写, 漢数字, 한글
opening, offnung, ouverture, apertura, apertura, abertura, opening, otwarcie, 开户, 开业, 開店, 営業時間, 开放, 开放, 営業, 开馆, 开标, 開札, 개찰
closing, schluss, cloture, cierre, chiusura, fecho, sluiting, zamkniecie, 销户, 结账, 閉店
withdrawal, abhebung, auszahlung, retrait, retiro, reintegro, prelievo, levantamento, opname, wyplata, снятие, 取款, 支取, 引出, お引出, 출금
birthplace, geburtsort, birthplace, lieudenaissance, 籍贯, 出生地, 本籍
eyes, eye, augen, augenfarbe, yeux, ojos, occhi, olhos, ogen, oczy, глаза
hair, haare, haarfarbe, cheveux, pelo, cabello, capelli, cabelo, haar, wlosy
religion, konfession, konfessionszugehorigkeit, religion, religione, religiao, 宗教, 종교
education, ausbildung, bildung, etudes, educacion, estudios, istruzione, educacao, opleiding, wyksztalcenie, образование, 学历, 教育, 文化程度, 学歴, 학력
experience, erfahrung, experience, experiencia, esperienza, experiencia, ervaring, doswiadczenie, опыт, 经验, 经历, 経験, 職歴, 경력
language, sprache, langue, idioma, lengua, lingua, idioma, lingua, taal, jezyk, язык, 语言, 语种, 言語, 언어, languages, sprachen, langues, idiomas, lingue, talen, 文种
question, frage, question, pregunta, domanda, pergunta, vraag, pytanie, вопрос, 问题, 質問, 질문
answer, antwort, reponse, respuesta, risposta, resposta, antwoord, odpowiedz, ответ, 回答, 答案, 답변
other, others, sonstige, andere, autre, autres, otro, otros, altro, altri, outro, outros, overige, andere, inne, прочие, другие, 其他, 其它, その他, 기타
local, ortlich, local, locale, lokaal, lokalny, местный, 本地, 地方
foreign, auslandisch, etranger, extranjero, estero, straniero, estrangeiro, buitenlands, zagraniczny, иностранный, 外国, 境外, 国外
business, commercial, geschaft, gewerbe, affaires, professionnel, negocio, comercial, aziendale, commerciale, comercial, zakelijk, 商业, 营业, 商务, 営業, 事業
private, privat, prive, particulier, privado, particular, privato, privado, particulier, prywatny, 私人, 自用, 自家用
main, primary, principal, haupt, principal, principale, principal, hoofd, glowny, основной, 主要, 主, 主たる, 주
annual, yearly, jahrlich, jahres, annuel, annuelle, anual, annuo, annuale, anual, jaarlijks, jaar, roczny, годовой, 年, 年度, 年間, 연간, peryear, jahresbeitrag, annua, rocznie, 每年, 年费, 按年, 年額, annum, pa, annee, ano, anno, jahr, year, 年租金
monthly, monatlich, monats, mensuel, mensuelle, mensual, mensile, mensal, maandelijks, maand, miesieczny, ежемесячный, 每月, 月, 月額, 毎月, 월, permonth, monatsbeitrag, mensualite, mensuales, mensualidad, mensili, mensais, mensalidade, miesiecznie, 月度, 月费, 按月, 月额, month, mois, mes, mese, mensalmente, 月租, 月租金
daily, taglich, journalier, diario, giornaliero, diario, dagelijks, dzienny, 每日, 日, 毎日, 일일
weekly, wochentlich, hebdomadaire, semanal, settimanale, semanal, wekelijks, tygodniowy, 每周, 毎週, wochenstunden, semanales, settimanali, tygodniowo, еженедельно, 주간, week, woche, semaine, semana, settimana, 周
`

/** What cards and forms have no room to spell. */
export const abbreviations: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...phrases,
    ssn: 'social security #',
    ein: 'employer identification #',
    fein: 'employer identification #',
    tin: 'tax identification #',
    itin: 'tax identification #',
    vin: 'vehicle identification #',
    dob: 'birth date',
    doi: 'issue date',
    doe: 'expiry date',
    mrn: 'medical record #',
    dl: 'licence #',
    dln: 'licence #',
    iss: 'issue',
    hgt: 'height',
    wgt: 'weight',
    ln: 'last name',
    fn: 'first name',
    rstr: 'restriction',
    endo: 'endorsement',
    appl: 'application',
    dwg: 'drawing',
    diam: 'diameter',
    qty: 'quantity',
    amt: 'amount',
    acct: 'account',
    addr: 'address',
    dept: 'department',
    tel: 'phone',
    ph: 'phone',
    hp: 'mobile',
    cell: 'mobile',
    mob: 'mobile',
    appt: 'appointment',
    pob: 'birth place',
    nat: 'nationality',
    cf: 'tax code',
    dni: 'identity #',
    nie: 'identity #',
    haustur: 'front door',
    hausturschlussel: 'front door key',
    wohnungstur: 'apartment door',
    wohnungsturschlussel: 'apartment door key',
    zahlweise: 'payment frequency',
    zahlungsweise: 'payment frequency',
    frazionamento: 'payment frequency',
    fractionnement: 'payment frequency',
    versicherungssumme: 'insured sum',
    loa: 'length overall',
    wt: 'weight',
    temp: 'temperature',
    mfg: 'manufactured',
    mfd: 'manufactured',
    pax: 'persons',
    eta: 'arrival time',
    etd: 'departure time',
    bp: 'blood pressure',
    pointure: 'shoe size',
    schuhgrosse: 'shoe size',
    schoenmaat: 'shoe size',
    鞋码: 'shoe size',
  }).map(([short, words]) => [keyOf(short), words.split(' ')]),
)

export const bySubject = [
  tradeRows,
  animalRows,
  cultureRows,
  easternRows,
  goodsRows,
  healthRows,
  homeRows,
  officeRows,
  organisationRows,
  registerRows,
  travelRows,
  hireRows,
  sportRows,
  schoolRows,
  collectionRows,
  medicineRows,
  vehicleRows,
  measuringRows,
  livingRows,
  foodRows,
  errandRows,
  financeRows,
  civicRows,
  technicalRows,
  vietnameseRows,
  workRows,
  buildingWorkRows,
  noticeRows,
  identityRows,
  dwellingRows,
  schoolingRows,
  wardRows,
  nameplateRows,
  enterpriseRows,
  payrollRows,
  judgmentRows,
  waybillRows,
  feastRows,
  deedRows,
]

// A set is made when its word is first asked for: one for each of 32,000 words would cost every start dearly.
const rowsByWord = indexed()

/** The senses of a word, as the numbers of its rows. */
export function sensesOfWord(word: string): ReadonlySet<number> | undefined {
  const found = rowsByWord.get(word)
  if (typeof found !== 'number') return found
  const senses = new Set([found])
  rowsByWord.set(word, senses)
  return senses
}

export function isGlossaryWord(word: string): boolean {
  return rowsByWord.has(word)
}

export function glossaryWords(): readonly string[] {
  return [...rowsByWord.keys()]
}

/** Words that are written apart, of how many tokens, and the first: số công tơ, best before, fuori tutto. */
export const spacedWords: ReadonlyMap<string, { readonly count: number; readonly first: string }> = new Map(
  [rows, ...bySubject]
    .flatMap((text) => text.trim().split(/\n|, /))
    .concat(Object.keys(phrases))
    .filter((word) => /[ -]/.test(word))
    .flatMap((word) => {
      const [first = '', ...rest] = tokensOf(word.toLowerCase()).map(({ key }) => key)
      return rest.length > 0 ? [[first + rest.join(''), { count: rest.length + 1, first }] as const] : []
    }),
)

function indexed(): Map<string, number | Set<number>> {
  const index = new Map<string, number | Set<number>>()
  const all = [rows, ...bySubject].flatMap((text) => text.trim().split('\n'))
  for (const [sense, row] of all.entries())
    for (const word of row.split(', ')) {
      const key = keyOfRow(word.toLowerCase())
      const before = index.get(key)
      if (before === undefined) index.set(key, sense)
      else index.set(key, typeof before === 'number' ? new Set([before, sense]) : before.add(sense))
    }
  return index
}
