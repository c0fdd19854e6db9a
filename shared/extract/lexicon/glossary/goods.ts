// More words of the glossary: fees, goods, things and their papers. Rows as in glossary.ts.

export const goodsRows = `
quarterly, vierteljahrlich, trimestriel, trimestrielle, trimestral, trimestrale, kwartaal, kwartalny, 按季, 季度, 每季, 四半期, per quarter, vierteljahr, quartalsweise, par trimestre, trimestralmente, trimestralmente pago, per kwartaal, kwartalnie
once, single, oneoff, einmalig, unique, unico, unica, unatantum, eenmalig, jednorazowy, разовый, 一次性, 単発, 一回, one time, einmalzahlung, einmalbetrag, en une fois, pago unico, pagamento unico, jednorazowo, ineens
installments, instalments, rate, raten, echeances, versements, plazos, cuotas, rata, prestacoes, parcelas, termijnen, raty, рассрочка, 分期, 期数, 分割, 回払い, 할부
replacement, reissue, ersatz, neuausstellung, remplacement, duplicata, reposicion, duplicado, sostituzione, duplicato, substituicao, segundavia, vervanging, wymiana, duplikat, замена, 补办, 换证, 补发, 更换, 再発行, 交換, 교체, replaced, reissued, ersatzausstellung, remplace, sostituito, substituido, vervangen, wymieniono, zamiana
estimate, valuation, appraisal, schatzung, gutachten, kostenvoranschlag, estimation, expertise, evaluation, tasacion, valoracion, stima, perizia, valutazione, preventivo, avaliacao, peritagem, schatting, taxatie, wycena, oszacowanie, оценка, смета, 估价, 评估, 鉴定, 报价, 预算, 見積, 見積り, 査定, 鑑定, 견적, valuation date, verkehrswert, wertermittlung, valued at, schatzwert, estime a, valeur estimee, perizia di stima, valor estimado, taxatiewaarde, wartosc szacunkowa, appraised
quotation, quote, offer, angebot, offerte, devis, offre, oferta, cotizacion, presupuesto, offerta, preventivo, proposta, orcamento, cotacao, предложение, 报价, 报价单, 见积, 見積書, 見積, 提案, 견적, tender, bid, angebotsnummer, kostenvoranschlag, offert, proposition commerciale, propuesta, proposta commerciale, offertenummer, wycena, oferty, oferte
validuntil, gultigbis, valablejusquau, validohasta, validofino, validoate, geldigtot, waznydo, 有效期至, 有效期限, 有効期限
package, packages, pieces, colli, packstuck, packstucke, stuck, stuckzahl, colis, bultos, piezas, pezzi, volumes, pecas, stuks, sztuk, paczki, мест, упаковок, 件数, 箱数, 包数, 包裹, 個数, 梱包, 개수
netweight, nettogewicht, poidsnet, pesoneto, pesonetto, pesoliquido, waganetto, 净重, 純重量, 正味重量
grossweight, bruttogewicht, poidsbrut, pesobruto, pesolordo, brutogewicht, wagabrutto, 毛重, 総重量
packaging, packing, verpackung, emballage, conditionnement, embalaje, envase, imballaggio, confezione, embalagem, verpakking, opakowanie, упаковка, 包装, 梱包, 포장, 荷姿, packed in, type of package, kolliart, verpackungsart, type d emballage, tipo de embalaje, tipo imballo, tipo de embalagem, verpakkingssoort, rodzaj opakowania
exporter, exportateur, exportador, esportatore, ausfuhrer, exporteur, eksporter, экспортер, 出口商, 出口方, 发货方, 輸出者, 수출자
importer, importateur, importador, importatore, einfuhrer, importeur, импортер, 进口商, 进口方, 收货方, 輸入者, 수입자
consignee, consignataire, destinatario, consignatario, empfanger, destinataire, geadresseerde, odbiorca, грузополучатель, 收货人, 荷受人, 수하인
consignor, shipper, absender, expediteur, remitente, mittente, speditore, remetente, expedidor, afzender, nadawca, отправитель, 发货人, 寄件人, 托运人, 荷送人, 発送者, 送り主, 송하인
coins, coin, banknotes, munze, scheine, piece, billets, moneda, billetes, moneta, banconote, moeda, notas, munt, 硬币, 纸币, 紙幣, 硬貨
purchase, bought, kauf, gekauft, erwerb, achat, achete, compra, comprado, acquisto, acquistato, aquisicao, aankoop, zakup, покупка, 购买, 采购, 购入, 購入, 買上, 구매, anschaffung, anschaffungs, acquisition, adquisicion, bought on, acquired, purchased from, gekauft bei, kaufdatum, achete le, date d achat, comprado en, fecha de compra, data acquisto, comprado em, aankoopdatum, data zakupu, zakupu, gekocht
shop, store, branch, laden, filiale, geschaft, magasin, boutique, tienda, sucursal, negozio, punto, loja, filial, winkel, filiaal, sklep, oddzial, магазин, 门店, 店铺, 分店, 店名, 店舗, 支店, 매장, outlet, verkaufsstelle, kaufhaus, markt, boutiques, point de vente, establecimiento, comercio, estabelecimento, verkooppunt, punkt sprzedazy
serving, portion, portions, portionen, racion, porzione, porcao, portie, porcja, порция, 份量, 人前, 인분, serves, servings, portionsgrosse, per serving, pour personnes, raciones, porzioni, porcoes, porties, porcji
calories, energy, kcal, brennwert, energie, valeurenergetique, calorias, energia, calorie, energetico, energiewaarde, kalorie, калории, 热量, 能量, 熱量, エネルギー, カロリー, 열량, energy value, energiegehalt, kaloriengehalt, apport calorique, valor energetico, valore energetico, kaloryczne, wartosc energetyczna
ph, acidity, saure, acidite, acidez, acidita, 酸碱度, 酸度
nutrient, nutrients, nahrstoff, nutriment, nutriente, voedingsstof, 营养, 养分, 栄養, 養分
sampling, sample, sampled, probe, probenahme, probenart, entnahme, entnommen, prelevement, preleve, echantillon, echantillonnage, muestra, muestreo, muestreado, toma, campione, campionamento, prelievo, prelevato, amostra, amostragem, colheita, colhido, monster, bemonstering, probka, pobranie, проба, отбор, образец, 样品, 采样, 取样, 样本, 检体, 送检, サンプル, 検体, 採取, 試料, 시료, sample taken, sampled by, sampled on, probenehmer, gezogen, preleve par, tomado por, muestreador, prelevato da, colhida, bemonsterd, pobral, pobrano
depth, tiefe, profondeur, profundidad, profondita, profundidade, diepte, glebokosc, глубина, 深度, 水深, 深さ, deep, tiefenmass, profond, gleb, glebokosci, tauchtiefe
borehole, brunnen, bohrung, puits, forage, pozo, perforacion, pozzo, furo, studnia, скважина, 水井, 井戸
humidity, moisture, feuchte, feuchtigkeit, luftfeuchte, humidite, humedad, umidita, humidade, umidade, vochtigheid, wilgotnosc, влажность, 湿度, 水分, 含水率, 습도, rel humidity, rh, relative humidity, rel feuchte, humidite relative, humedad relativa, umidita relativa, humidade relativa, rel vochtigheid, wilgotnosci
crop, culture, kultur, fruchtart, anbau, cultivo, coltura, cultura, gewas, uprawa, культура, 作物, 种植, 栽培, 作付, 작물
fertiliser, fertilizer, dunger, dungung, engrais, fumure, fertilizante, abono, concime, fertilizzante, adubo, mest, nawoz, удобрение, 肥料, 施肥
noise, larm, larmpegel, gerausch, bruit, ruido, rumore, geluid, halas, шум, 噪声, 騒音
device, appliance, equipment, gerat, gerate, apparat, appareil, equipement, aparato, equipo, dispositivo, apparecchio, attrezzatura, aparelho, equipamento, toestel, apparaat, urzadzenie, sprzet, устройство, оборудование, прибор, 设备, 仪器, 器材, 装置, 机器, 設備, 機器, 製品, 기기
voucher, coupon, gutschein, bon, bond, cheque, vale, cupon, bono, buono, cupao, waardebon, kupon, ваучер, купон, 优惠券, 礼券, 代金券, 凭证, クーポン, 商品券, 상품권, gift card, gutscheincode, geschenkgutschein, bon d achat, carte cadeau, tarjeta regalo, buono regalo, cheque oferta, cadeaubon, karta podarunkowa, bon podarunkowy
gift, geschenk, cadeau, regalo, donativo, dono, prenda, presente, prezent, подарок, 礼品, 赠品, 捐赠, 贈り物, 寄贈, ギフト, 선물, gifts, prasent, geschenke, cadeaux, regalos, regali, prendas, prezenty
theft, burglary, diebstahl, einbruch, vol, cambriolage, robo, hurto, furto, rapina, roubo, diefstal, inbraak, kradziez, кража, 盗窃, 失窃, 盗难, 盗難, 도난, stolen, gestohlen, vole, volee, robado, sustraido, rubato, roubado, furtado, gestolen, skradziono, einbruchdiebstahl
finder, found, lost, fund, fundort, fundsache, trouve, objettrouve, hallado, hallazgo, objeto, ritrovato, smarrito, achado, perdido, gevonden, verloren, znaleziono, найдено, 拾得, 遗失, 失物, 拾获, 遺失物, 拾得物, 분실물, found by, gefunden von, trouve par, encontrado por, rinvenuto, ritrovato da, encontrado em, gevonden door, znalazca, fundort finder
police, constabulary, polizei, polizeidienststelle, wache, gendarmerie, commissariat, policia, comisaria, guardiacivil, polizia, carabinieri, questura, gnr, psp, politie, policja, полиция, 警察, 公安, 派出所, 公安局, 警察署, 交番, 경찰
`
