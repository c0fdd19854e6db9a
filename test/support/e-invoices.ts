// Writes an invoice as XML in each of the standards for electronic invoices.

export interface Line {
  readonly number: string
  readonly item: string
  readonly code: string
  readonly quantity: string
  readonly unit: string
  readonly price: string
  readonly total: string
  readonly rate: string
}

export interface Invoice {
  readonly number: string
  readonly date: string
  readonly due: string
  readonly delivered: string
  readonly currency: string
  readonly reference: string
  readonly order: string
  readonly note: string
  readonly seller: Party
  readonly buyer: Party
  readonly iban: string
  readonly bic: string
  readonly terms: string
  readonly lines: readonly Line[]
  readonly net: string
  readonly tax: string
  readonly total: string
  readonly prepaid: string
  readonly payable: string
}

interface Party {
  readonly name: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  readonly country: string
  readonly taxId: string
  readonly contact: string
  readonly phone: string
  readonly email: string
}

export const anInvoice: Invoice = {
  number: 'RE-2026/0815',
  date: '2026-03-05',
  due: '2026-04-04',
  delivered: '2026-03-02',
  currency: 'EUR',
  reference: '04011000-12345-34',
  order: 'B-77120',
  note: 'Danke & bis bald <3',
  seller: {
    name: 'Kräuter & Söhne GmbH',
    street: 'Lindenallee 12',
    postcode: '04109',
    city: 'Leipzig',
    country: 'DE',
    taxId: 'DE136695976',
    contact: 'Ina Öz',
    phone: '+49 341 1234567',
    email: 'rechnung@kraeuter.example',
  },
  buyer: {
    name: 'Amt für Grünflächen',
    street: 'Am Ring 3',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    taxId: 'DE129273398',
    contact: 'Uwe Klar',
    phone: '+49 30 998877',
    email: 'amt@gruen.example',
  },
  iban: 'DE75512108001245126199',
  bic: 'SOLADEST600',
  terms: '30 Tage netto',
  lines: [
    {
      number: '1',
      item: 'Salbei, Topf',
      code: 'S-1',
      quantity: '12',
      unit: 'C62',
      price: '2.50',
      total: '30.00',
      rate: '7',
    },
    {
      number: '2',
      item: 'Erde 20 l',
      code: 'E-20',
      quantity: '4',
      unit: 'H87',
      price: '8.25',
      total: '33.00',
      rate: '7',
    },
  ],
  net: '63.00',
  tax: '4.41',
  total: '67.41',
  prepaid: '20.00',
  payable: '47.41',
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const tag = (name: string, content: string, attributes = '') => `<${name}${attributes}>${content}</${name}>`
/** An XML element with escaped text. */
const leaf = (name: string, text: string, attributes = '') => tag(name, escaped(text), attributes)

export const standards = ['Factur-X', 'ZUGFeRD 1', 'UBL'] as const

/** Writes an invoice as XML of a standard. */
export function eInvoice(standard: (typeof standards)[number], invoice: Invoice = anInvoice): Uint8Array {
  const body = standard === 'UBL' ? asUbl(invoice) : asCii(invoice, standard === 'ZUGFeRD 1')
  return new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}

/** An invoice in the Cross Industry Invoice format; `isOld` for ZUGFeRD 1. */
function asCii(invoice: Invoice, isOld: boolean): string {
  const names = isOld
    ? {
        root: 'CrossIndustryDocument',
        space: 'urn:ferd:CrossIndustryDocument:invoice:1p0',
        context: 'SpecifiedExchangedDocumentContext',
        rules: 'urn:ferd:CrossIndustryDocument:invoice:1p0:comfort',
        document: 'HeaderExchangedDocument',
        trade: 'SpecifiedSupplyChainTradeTransaction',
        header: 'ApplicableSupplyChainTrade',
        line: 'SpecifiedSupplyChainTrade',
        sums: 'SpecifiedTradeSettlementMonetarySummation',
        lineSums: 'SpecifiedTradeSettlementMonetarySummation',
        rate: 'ApplicablePercent',
        id: 'ram:ID',
      }
    : {
        root: 'CrossIndustryInvoice',
        space: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
        context: 'ExchangedDocumentContext',
        rules: 'urn:cen.eu:en16931:2017',
        document: 'ExchangedDocument',
        trade: 'SupplyChainTradeTransaction',
        header: 'ApplicableHeaderTrade',
        line: 'SpecifiedLineTrade',
        sums: 'SpecifiedTradeSettlementHeaderMonetarySummation',
        lineSums: 'SpecifiedTradeSettlementLineMonetarySummation',
        rate: 'RateApplicablePercent',
        id: 'ram:IssuerAssignedID',
      }
  const day = (iso: string) => leaf('udt:DateTimeString', iso.replaceAll('-', ''), ' format="102"')
  const party = (one: Party) =>
    leaf('ram:Name', one.name) +
    tag(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', one.contact) +
        tag('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', one.phone)) +
        tag('ram:EmailURIUniversalCommunication', leaf('ram:URIID', one.email)),
    ) +
    tag(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', one.postcode) +
        leaf('ram:LineOne', one.street) +
        leaf('ram:CityName', one.city) +
        leaf('ram:CountryID', one.country),
    ) +
    tag('ram:SpecifiedTaxRegistration', leaf('ram:ID', '111/222/33333', ' schemeID="FC"')) +
    tag('ram:SpecifiedTaxRegistration', leaf('ram:ID', one.taxId, ' schemeID="VA"'))
  const line = (one: Line) =>
    tag(
      'ram:IncludedSupplyChainTradeLineItem',
      tag('ram:AssociatedDocumentLineDocument', leaf('ram:LineID', one.number)) +
        tag(
          'ram:SpecifiedTradeProduct',
          leaf('ram:SellerAssignedID', one.code) + leaf('ram:Name', one.item),
        ) +
        tag(
          `ram:${names.line}Agreement`,
          tag('ram:NetPriceProductTradePrice', leaf('ram:ChargeAmount', one.price)),
        ) +
        tag(
          `ram:${names.line}Delivery`,
          leaf('ram:BilledQuantity', one.quantity, ` unitCode="${one.unit}"`),
        ) +
        tag(
          `ram:${names.line}Settlement`,
          tag('ram:ApplicableTradeTax', leaf(`ram:${names.rate}`, one.rate)) +
            tag(`ram:${names.lineSums}`, leaf('ram:LineTotalAmount', one.total)),
        ),
    )
  const note = tag('ram:IncludedSupplyChainTradeLineItem', tag('ram:AssociatedDocumentLineDocument', ''))
  return tag(
    `rsm:${names.root}`,
    tag(
      `rsm:${names.context}`,
      tag('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', names.rules)),
    ) +
      tag(
        `rsm:${names.document}`,
        leaf('ram:ID', invoice.number) +
          tag('ram:IssueDateTime', day(invoice.date)) +
          tag('ram:IncludedNote', leaf('ram:Content', invoice.note)),
      ) +
      tag(
        `rsm:${names.trade}`,
        note +
          invoice.lines.map(line).join('') +
          tag(
            `ram:${names.header}Agreement`,
            leaf('ram:BuyerReference', invoice.reference) +
              tag('ram:SellerTradeParty', party(invoice.seller)) +
              tag('ram:BuyerTradeParty', party(invoice.buyer)) +
              tag('ram:BuyerOrderReferencedDocument', leaf(names.id, invoice.order)),
          ) +
          tag(
            `ram:${names.header}Delivery`,
            tag('ram:ActualDeliverySupplyChainEvent', tag('ram:OccurrenceDateTime', day(invoice.delivered))),
          ) +
          tag(
            `ram:${names.header}Settlement`,
            leaf('ram:InvoiceCurrencyCode', invoice.currency) +
              tag(
                'ram:SpecifiedTradeSettlementPaymentMeans',
                tag('ram:PayeePartyCreditorFinancialAccount', leaf('ram:IBANID', invoice.iban)) +
                  tag('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', invoice.bic)),
              ) +
              tag('ram:ApplicableTradeTax', leaf(`ram:${names.rate}`, invoice.lines[0]?.rate ?? '')) +
              tag(
                'ram:SpecifiedTradePaymentTerms',
                leaf('ram:Description', invoice.terms) + tag('ram:DueDateDateTime', day(invoice.due)),
              ) +
              tag(
                `ram:${names.sums}`,
                leaf('ram:LineTotalAmount', invoice.net) +
                  leaf('ram:TaxBasisTotalAmount', invoice.net) +
                  // the tax in the accounting currency
                  leaf('ram:TaxTotalAmount', '41.10', ' currencyID="SEK"') +
                  leaf('ram:TaxTotalAmount', invoice.tax, ` currencyID="${invoice.currency}"`) +
                  leaf('ram:GrandTotalAmount', invoice.total) +
                  leaf('ram:TotalPrepaidAmount', invoice.prepaid) +
                  leaf('ram:DuePayableAmount', invoice.payable),
              ),
          ),
      ),
    ` xmlns:rsm="${names.space}" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"`,
  )
}

/** An invoice in the UBL format. */
function asUbl(invoice: Invoice): string {
  const party = (one: Party) =>
    tag(
      'cac:Party',
      tag('cac:PartyName', leaf('cbc:Name', 'What the shop calls itself')) +
        tag(
          'cac:PostalAddress',
          leaf('cbc:StreetName', one.street) +
            leaf('cbc:CityName', one.city) +
            leaf('cbc:PostalZone', one.postcode) +
            tag('cac:Country', leaf('cbc:IdentificationCode', one.country)),
        ) +
        tag(
          'cac:PartyTaxScheme',
          leaf('cbc:CompanyID', '111/222/33333') + tag('cac:TaxScheme', leaf('cbc:ID', 'FC')),
        ) +
        tag(
          'cac:PartyTaxScheme',
          leaf('cbc:CompanyID', one.taxId) + tag('cac:TaxScheme', leaf('cbc:ID', 'VAT')),
        ) +
        tag('cac:PartyLegalEntity', leaf('cbc:RegistrationName', one.name)) +
        tag(
          'cac:Contact',
          leaf('cbc:Name', one.contact) +
            leaf('cbc:Telephone', one.phone) +
            leaf('cbc:ElectronicMail', one.email),
        ),
    )
  const line = (one: Line) =>
    tag(
      'cac:InvoiceLine',
      leaf('cbc:ID', one.number) +
        leaf('cbc:InvoicedQuantity', one.quantity, ` unitCode="${one.unit}"`) +
        leaf('cbc:LineExtensionAmount', one.total) +
        tag(
          'cac:Item',
          leaf('cbc:Name', one.item) +
            tag('cac:SellersItemIdentification', leaf('cbc:ID', one.code)) +
            tag('cac:ClassifiedTaxCategory', leaf('cbc:Percent', one.rate)),
        ) +
        tag('cac:Price', leaf('cbc:PriceAmount', one.price)),
    )
  return tag(
    'Invoice',
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0') +
      leaf('cbc:ID', invoice.number) +
      leaf('cbc:IssueDate', invoice.date) +
      leaf('cbc:DueDate', `${invoice.due}+02:00`) +
      leaf('cbc:Note', invoice.note) +
      leaf('cbc:DocumentCurrencyCode', invoice.currency) +
      leaf('cbc:BuyerReference', invoice.reference) +
      tag('cac:OrderReference', leaf('cbc:ID', invoice.order)) +
      tag('cac:AccountingSupplierParty', party(invoice.seller)) +
      tag('cac:AccountingCustomerParty', party(invoice.buyer)) +
      tag('cac:Delivery', leaf('cbc:ActualDeliveryDate', invoice.delivered)) +
      tag(
        'cac:PaymentMeans',
        tag(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', invoice.iban) + tag('cac:FinancialInstitutionBranch', leaf('cbc:ID', invoice.bic)),
        ),
      ) +
      tag('cac:PaymentTerms', leaf('cbc:Note', invoice.terms)) +
      tag(
        'cac:TaxTotal',
        leaf('cbc:TaxAmount', invoice.tax, ` currencyID="${invoice.currency}"`) +
          tag('cac:TaxSubtotal', tag('cac:TaxCategory', leaf('cbc:Percent', invoice.lines[0]?.rate ?? ''))),
      ) +
      tag(
        'cac:LegalMonetaryTotal',
        leaf('cbc:LineExtensionAmount', invoice.net) +
          leaf('cbc:TaxExclusiveAmount', invoice.net) +
          leaf('cbc:TaxInclusiveAmount', invoice.total) +
          leaf('cbc:PrepaidAmount', invoice.prepaid) +
          leaf('cbc:PayableAmount', invoice.payable),
      ) +
      invoice.lines.map(line).join(''),
    ' xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  )
}
