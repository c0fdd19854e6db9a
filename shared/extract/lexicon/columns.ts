// What the columns of a table of items are called, as names and as heads, and the words that end such a table.

export type ColumnMeaning = 'name' | 'quantity' | 'price' | 'total' | 'code'

export const columnLabels: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  name: [
    ...['name', 'item', 'items', 'description', 'product', 'article', 'service', 'particulars'],
    ...['bezeichnung', 'beschreibung', 'artikel', 'leistung', 'artikelbezeichnung', 'désignation', 'libellé'],
    ...['descripción', 'concepto', 'descrizione', 'descrição', 'omschrijving', 'наименование', 'tên hàng'],
    ...[
      '품명',
      '品名',
      '品目',
      '商品名',
      '项目名称',
      '货物或应税劳务名称',
      '货物或应税劳务、服务名称',
      '名称',
    ],
  ],
  quantity: [
    ...[
      'quantity',
      'qty',
      'menge',
      'anzahl',
      'quantité',
      'qté',
      'cantidad',
      'cant',
      'quantità',
      'quantidade',
    ],
    ...['aantal', 'hoeveelheid', 'количество', 'кол во', 'số lượng', '수량', '数量'],
  ],
  price: [
    ...[
      'unit price',
      'price',
      'rate',
      'u price',
      'einzelpreis',
      'e preis',
      'preis',
      'prix unitaire',
      'pu ht',
    ],
    ...['prix', 'precio unitario', 'precio', 'prezzo unitario', 'prezzo', 'preço unitário', 'preço'],
    ...['prijs', 'stukprijs', 'цена', 'đơn giá', '단가', '単価', '单价', '價格'],
  ],
  total: [
    ...[
      'total',
      'amount',
      'line total',
      'total price',
      'gesamt',
      'gesamtpreis',
      'g preis',
      'betrag',
      'summe',
    ],
    ...['montant', 'total ht', 'montant ht', 'importe', 'importo', 'totale', 'valor', 'bedrag', 'totaal'],
    ...['сумма', 'thành tiền', '금액', '金額', '金额'],
  ],
  code: [
    ...[
      'code',
      'item code',
      'item number',
      'article number',
      'sku',
      'artikelnummer',
      'artikelnr',
      'art number',
    ],
    ...['référence', 'código', 'codice', 'артикул', '商品コード', '编号', '货号'],
  ],
}

export const totalWords: readonly string[] = [
  ...[
    'total',
    'subtotal',
    'sub total',
    'grand total',
    'net total',
    'amount due',
    'balance due',
    'tax',
    'vat',
  ],
  ...['gst', 'cash', 'summe', 'zwischensumme', 'gesamtbetrag', 'gesamtsumme', 'nettobetrag', 'nettosumme'],
  ...['rechnungsbetrag', 'sous total', 'total ht', 'totale', 'subtotale', 'subtotaal', 'totaal', 'итого'],
  ...['tổng cộng', '합계', '소계', '小計', '合計', '小计', '合计', '价税合计', '总计'],
]
