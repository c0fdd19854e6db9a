// Tells the parties of a document apart. The words that head a party's block or are in its labels are in data/vocabulary/labels.tsv.

const roles = [
  'seller',
  'buyer',
  'shipTo',
  'shipFrom',
  'payer',
  'payee',
  'patient',
  'emergency',
  'applicant',
  'employee',
  'employer',
  'tenant',
  'landlord',
  'insured',
  'donor',
  'student',
  'owner',
  'spouse',
  'bank',
] as const

export type Role = (typeof roles)[number]
