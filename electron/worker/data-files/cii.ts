// Paths of the terms in UN/CEFACT invoices: Factur-X, ZUGFeRD 2, XRechnung and Order-X, and ZUGFeRD 1 with its older
// names.
import type { Layout } from './layout.ts'

const agreement =
  'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement'
const delivery =
  'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery'
const settlement =
  'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement'
const means = `${settlement}/SpecifiedTradeSettlementPaymentMeans`
const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`
const lineAgreement = 'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement'
const lineSettlement = 'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement'
const day = 'DateTimeString|DateString'
const document = 'ExchangedDocument|HeaderExchangedDocument'

export const cii: Layout = {
  roots:
    /^urn:(?:un:unece:uncefact:data:(?:standard:)?(?:CrossIndustryInvoice|SCRDMCCBDACIOMessageStructure):|ferd:CrossIndustryDocument:)/,
  rules:
    'ExchangedDocumentContext|SpecifiedExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID',
  document: {
    invoiceNumber: `${document}/ID`,
    date: `${document}/IssueDateTime/${day}`,
    note: `${document}/IncludedNote/Content`,
    buyerReference: `${agreement}/BuyerReference`,
    orderNumber: `${agreement}/BuyerOrderReferencedDocument/IssuerAssignedID|ID`,
    contractNumber: `${agreement}/ContractReferencedDocument/IssuerAssignedID|ID`,
    project: `${agreement}/SpecifiedProcuringProject/ID`,
    customerNumber: `${agreement}/BuyerTradeParty/ID`,
    deliveryDate: `${delivery}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/${day}`,
    deliveryNote: `${delivery}/DeliveryNoteReferencedDocument|DespatchAdviceReferencedDocument/IssuerAssignedID|ID`,
    startDate: `${settlement}/BillingSpecifiedPeriod/StartDateTime/${day}`,
    endDate: `${settlement}/BillingSpecifiedPeriod/EndDateTime/${day}`,
    currency: `${settlement}/InvoiceCurrencyCode`,
    paymentReference: `${settlement}/PaymentReference`,
    paymentMethod: `${means}/Information`,
    iban: `${means}/PayeePartyCreditorFinancialAccount/IBANID`,
    accountName: `${means}/PayeePartyCreditorFinancialAccount/AccountName`,
    bic: `${means}/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
    bank: `${means}/PayeeSpecifiedCreditorFinancialInstitution/Name`,
    paymentTerms: `${settlement}/SpecifiedTradePaymentTerms/Description`,
    dueDate: `${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/${day}`,
    taxRate: `${settlement}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`,
    linesTotal: `${sums}/LineTotalAmount`,
    discount: `${sums}/AllowanceTotalAmount`,
    surcharge: `${sums}/ChargeTotalAmount`,
    subtotal: `${sums}/TaxBasisTotalAmount`,
    tax: `${sums}/TaxTotalAmount`,
    rounding: `${sums}/RoundingAmount`,
    total: `${sums}/GrandTotalAmount`,
    paid: `${sums}/TotalPrepaidAmount`,
    due: `${sums}/DuePayableAmount`,
  },
  parties: {
    seller: `${agreement}/SellerTradeParty`,
    buyer: `${agreement}/BuyerTradeParty`,
    shipTo: `${delivery}/ShipToTradeParty`,
    payee: `${settlement}/PayeeTradeParty`,
  },
  party: {
    name: 'Name',
    registrationNumber: 'SpecifiedLegalOrganization/ID',
    contact: 'DefinedTradeContact/PersonName',
    phone: 'DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber',
    fax: 'DefinedTradeContact/FaxUniversalCommunication/CompleteNumber',
    email: 'DefinedTradeContact/EmailURIUniversalCommunication/URIID',
    street: 'PostalTradeAddress/LineOne',
    postcode: 'PostalTradeAddress/PostcodeCode',
    city: 'PostalTradeAddress/CityName',
    state: 'PostalTradeAddress/CountrySubDivisionName',
    country: 'PostalTradeAddress/CountryID',
    taxId: 'SpecifiedTaxRegistration/ID[@schemeID=VA]',
    taxNumber: 'SpecifiedTaxRegistration/ID[@schemeID=FC]',
  },
  address: ['LineOne', 'LineTwo', 'LineThree'].map((line) => `PostalTradeAddress/${line}`),
  lines: 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
  line: {
    lineNumber: 'AssociatedDocumentLineDocument/LineID',
    item: 'SpecifiedTradeProduct/Name',
    itemNote: 'SpecifiedTradeProduct/Description',
    itemCode: 'SpecifiedTradeProduct/SellerAssignedID',
    productNumber: 'SpecifiedTradeProduct/GlobalID',
    quantity: 'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity|RequestedQuantity',
    unitPrice: `${lineAgreement}/NetPriceProductTradePrice/ChargeAmount`,
    lineTotal: `${lineSettlement}/SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount`,
    lineTaxRate: `${lineSettlement}/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent`,
    lineDiscount: `${lineSettlement}/SpecifiedTradeAllowanceCharge[ChargeIndicator.Indicator=false]/ActualAmount`,
  },
}
