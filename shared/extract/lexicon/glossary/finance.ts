// More words of the glossary: insurance, banks, pay and freight. Rows as in glossary.ts.

export const financeRows = `
payout, disbursement, paid out, auszahlung, auszahlungsbetrag, net a payer, net a verser, liquido a percibir, liquido a receber, netto a pagare, netto in busta, uitbetaling, do wyplaty, wyplata, к выплате, выплата, 实发, 実支給額, 差引支給額, 실수령액
loss, schadensfall, sinistralite, siniestralidad, sinistrosita, schadegeval, szkody, убыток, убытки, 损失, 赔付, 損害, 손해
adjuster, surveyor, gutachter, sachverstandiger, sachverstandige, regulierer, expert, experte, perito, perita, tasador, periti, avaliador, taxateur, rzeczoznawca, оценщик, эксперт, 评估师, 公估人, 查勘员, 鑑定人, 査定員, 손해사정사, 감정인
third party, anspruchsteller, geschadigter, geschadigte, tiers lese, victime, tercero, perjudicado, terzo, danneggiato, controparte, terceiro, lesado, wederpartij, benadeelde, poszkodowany, потерпевший, третье лицо, 第三者, 对方, 受害人, 相手方, 상대방, 피해자
liability, third party liability, haftpflicht, haftung, haftpflichtversicherung, responsabilite civile, responsabilidad civil, responsabilita civile, responsabilidade civil, aansprakelijkheid, odpowiedzialnosc cywilna, ответственность, осаго, 责任险, 第三者责任, 賠償責任, 対人, 対物, 배상책임
comprehensive, fully comprehensive, vollkasko, teilkasko, kasko, tous risques, todo riesgo, kasko polizza, danos proprios, casco verzekering, allrisk, autocasco, каско, 车损险, 车辆损失险, 車両保険, 자차
schadenfreiheitsklasse, schadenfreiheitsrabatt, sf klasse, bonus malus, coefficient bonus malus, bonificacion, classe di merito, classe cu, agravamento bonus, schadevrije jaren, znizka za bezszkodowa, кбм, 无赔款优待, 等級, ノンフリート等級, 할인할증
insured amount, verzekerde som, страховая сумма, 保险金额, 保额, 赔偿限额
exclusion, exclusions, ausschluss, ausschlusse, exclusions de garantie, exclusiones, esclusione, esclusioni, exclusao, exclusoes, uitsluiting, uitsluitingen, wylaczenia, исключения, 除外责任, 免責事項, 면책사항
cover, mitversichert, deckungsumfang, garantie souscrite, risques couverts, riesgos cubiertos, garanzie prestate, rischi coperti, riscos cobertos, gedekt, gedekte risicos, страховое покрытие, 承保险种, 险种, 保险责任, 補償範囲, 담보
compensation, settlement amount, entschadigung, indemnisation, dommages et interets, indemnizacion, compensacion, indennizzo, risarcimento, indemnizacao, uitkering, odszkodowanie, возмещение, компенсация, 赔偿, 赔偿金额, 赔款, 补偿, 補償金, 賠償金, 保険金, 배상금, 보상금
life insurance, lebensversicherung, assurance vie, seguro de vida, assicurazione vita, levensverzekering, ubezpieczenie na zycie, страхование жизни, 人寿保险, 寿险, 生命保険, 생명보험
direct debit, lastschriftmandat, sepa mandat, einzugsermachtigung, mandatsreferenz, mandat de prelevement, prelevement automatique, domiciliacion, mandato sepa, orden de domiciliacion, addebito diretto, mandato di addebito, debito direto, autorizacao de debito, machtiging, incassomachtiging, automatische incasso, mandaatkenmerk, polecenie zaplaty, прямое дебетование, 代扣, 自动扣款, 口座振替, 自動引落, 자동이체
value date, wertstellung, valuta datum, date de valeur, fecha valor, data valuta, data waluty, дата валютирования, 起息日, 起算日
transaction, transactions, umsatz, umsatze, operation bancaire, mouvement, mouvements, movimiento, movimientos, transaccion, movimento, movimenti, transazione, transacao, transacoes, movimentos, transactie, transacties, mutatie, transakcja, операция, транзакция, 交易, 交易流水, 取引, 거래
remittance information, communication de virement, descritivo, tytul przelewu, tytulem, назначение платежа, 附言, 転帳摘要, 적요
standing order, dauerauftrag, virement permanent, orden permanente, ordine permanente, ordem permanente, periodieke overboeking, zlecenie stale, 定期转账, 自動送金
repayment, redemption, amortisation, tilgung, tilgungsrate, amortissement, amortizacion, ammortamento, amortizacao, aflossing, splata, погашение, выплата, 还款, 还本, 偿还, 返済, 返済額, 상환
principal, loan amount, importo finanziato, capitale erogato, capital em divida, montante financiado, hoofdsom, kwota kredytu, kapital do splaty, основной долг, сумма кредита, 本金, 剩余本金, 元金, 원금
annual percentage rate, apr, effective interest, effektivzins, effektiver jahreszins, taeg, teg, taeg effettivo, rrso, jkp, полная стоимость кредита, 年化利率, 年利率, 実質年率, 연이율
fixed interest period, zinsbindung, sollzinsbindung, periode de taux fixe, periodo a tasso fisso, rentevaste periode, 固定利率期
collateral, gage, penhor, onderpand, zabezpieczenie, обеспечение, 抵押, 抵押物, 担保, 担保物, 担保物件, 담보물
debtor, schuldner, schuldnerin, debiteur, deudor, devedor, schuldenaar, dluznik, должник, 债务人, 債務者, 채무자
creditor, glaubiger, glaubigerin, glaubiger id, creancier, acreedor, schuldeiser, crediteur, incassant, wierzyciel, кредитор, взыскатель, 债权人, 債権者, 채권자
debt, debts, schulden, forderung, dette, creance, deuda, deudas, divida, dividas, crediti, vordering, dlug, zadluzenie, долг, задолженность, 债务, 欠款, 债权, 借金, 채무, 부채
kreditrahmen, verfugungsrahmen, dispositionskredit, autorisation de decouvert, kredietlimiet, limit kredytowy, кредитный лимит, 授信额度, 利用限度額, 신용한도
investment, fund, geldanlage, fonds, wertpapier, wertpapiere, placement, investissement, inversion, fondo, investimento, fundo, belegging, beleggingen, effecten, inwestycja, fundusz, инвестиция, фонд, ценные бумаги, 投资, 基金, 证券, 有価証券, 投資信託, 투자, 펀드
dividend, dividende, dividendo, dividendi, dividendos, dywidenda, дивиденд, дивиденды, 股息, 分红, 配当, 配当金, 배당
take home, liquido a percibir, neto a percibir, netto in busta, liquido a receber, на руки, 差引支給額, 手取り, 실지급액, 차인지급액
payslip, pay statement, gehaltsabrechnung, lohnabrechnung, entgeltabrechnung, verdienstabrechnung, bulletin de paie, fiche de paie, bulletin de salaire, recibo de salarios, hoja de salario, busta paga, cedolino, recibo de vencimento, loonstrook, salarisstrook, lista plac, pasek wynagrodzen, расчетный листок, 工资单, 工资条, 給与明細, 給料明細, 급여명세서
kinderfreibetrag, kindergeld, allocations familiales, kinderbijslag, zasilek rodzinny, детское пособие, 児童手当, 家族手当
unemployment, unemployment insurance, arbeitslosenversicherung, arbeitslosengeld, assurance chomage, chomage, desempleo, paro, disoccupazione, desemprego, werkloosheid, werkloosheidsuitkering, bezrobocie, безработица, 失业, 失业保险, 雇用保険, 실업
pflegeversicherung, 介護保険, 장기요양
temps partiel, tiempo parcial, media jornada, tempo parziale, part time orario, tempo parcial, deeltijd, niepelny etat, неполный, 兼职, 非全日制, 非常勤, パート, 시간제
unlimited, unbefristet, cdi, duree indeterminee, indefinido, tempo indeterminato, sem termo, efetivo, onbepaalde tijd, vast contract, czas nieokreslony, бессрочный, 无固定期限, 期間の定めなし, 無期, 정규
fixed term, temporary, befristet, cdd, duree determinee, temporal, tempo determinato, bepaalde tijd, tijdelijk, czas okreslony, срочный, временный, 固定期限, 有期, 期間の定めあり, 臨時, 기간제, 임시
probationary period, probezeit, periodo experimental, proeftijd, okres probny
unpaid leave, unbezahlter urlaub, conge sans solde, permiso sin sueldo, aspettativa, licenca sem vencimento, onbetaald verlof, urlop bezplatny, отпуск без сохранения, 事假, 无薪假, 無給休暇, 무급휴가
maternity, parental leave, mutterschutz, conge maternite, conge parental, maternidad, permiso parental, maternita, congedo parentale, maternidade, licenca parental, ouderschapsverlof, macierzynski, rodzicielski, декретный, 产假, 育儿假, 産休, 育児休業, 출산휴가, 육아휴직
fehlzeit, ausencia laboral, dias de falta, verzuim
sunday, sonntagszuschlag, feiertagszuschlag, majoration dimanche, plus festivo, maggiorazione festiva, domingos, zondagtoeslag, 周末加班, 休日出勤, 휴일근로
per diem, verpflegungsmehraufwand, tagegeld, delegacja, командировочные, суточные, 差旅费, 出差补助, 出張旅費, 旅費, 출장비용
kilometergeld, kilometerpauschale, indemnite kilometrique, rimborso chilometrico, subsidio por quilometro, kilometrowka
dismissal, dismissed, licenciement, despido, licenziamento, despedimento, ontslag op staande voet, zwolnienie z pracy, увольнение работника, 解雇, 辞退, 해고
betriebsrat, personalrat, comite social et economique, rsu, ondernemingsraad, rada zakladowa, профсоюзный комитет, 労働組合, 노동조합
collective agreement, convention collective, coefficient hierarchique, convenio colectivo, convenio, contratto collettivo, ccnl, contrato coletivo, salarisschaal, uklad zbiorowy, коллективный договор, 集体合同, 労働協約, 단체협약
incoterms, lieferbedingung, lieferbedingungen, resa, leveringsvoorwaarden, leveringscondities, warunki dostawy, условия поставки, 贸易条款, 成交方式
zahlungsbedingung, zahlungsbedingungen, betalingsvoorwaarden, betaalconditie, warunki platnosci, условия оплаты, 结算方式, 結制条件
bill of lading, konnossement, ladeschein, connaissement, conocimiento de embarque, polizza di carico, conhecimento de embarque, cognossement, konosament, коносамент, 提单, 提单号, 船荷証券, 선하증권
consignment note, cmr, frachtbrief, lettre de voiture, carta de porte, lettera di vettura, ddt, guia de transporte, vrachtbrief, list przewozowy, ттн, товарно транспортная накладная, 货运单, 托运单, 運送状, 화물운송장
loading, beladung, verladung, beladestelle, ladestelle, chargement, lieu de chargement, carregamento, laadplaats, laden, zaladunek, погрузка, место погрузки, 装货, 装车, 積込, 積込地, 積地, 상차, 상차지
unloading, entladung, entladestelle, abladestelle, dechargement, lieu de dechargement, descarga, lugar de descarga, luogo di scarico, local de descarga, losplaats, rozladunek, разгрузка, выгрузка, место разгрузки, 卸货, 卸车, 荷卸, 荷降, 荷下ろし, 하차, 하차지
plombe, plombennummer, scelle, precinto, sigillo, verzegeling, zegelnummer, пломба номер, 铅封号, 封印番号, シール番号
freight prepaid, flete, portes, nolo, vrachtkosten, fracht oplacony, стоимость перевозки, 運賃元払, 운임선불
markings, zeichen und nummern, marques et numeros, marcas y numeros, marche e numeri, marcas e numeros, merken en nummers, cechy i numery, маркировка, 唛头, 标记唛码, 荷印
declarant, zollanmelder, commissionnaire en douane, spedizioniere doganale, dichiarante, despachante, agent celny, zglaszajacy, декларант, таможенный брокер, 报关行, 通関業者, 관세사
dangerous goods, hazardous goods, gefahrgut, gefahrgutklasse, mercancias peligrosas, merci pericolose, mercadorias perigosas, gevaarlijke stoffen, gevaarlijke goederen, towary niebezpieczne, опасный груз, 危険物, 위험물
pallets, europalette, bancali, 팔레트
`
