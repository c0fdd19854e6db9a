// Senses that belong together: those that only say a value's type, those of people, those of documents.
import type { ValueType } from '../kinds/kinds.ts'
import type { Sensed } from './senses.ts'
import { senseOf, sensesOfAny } from './word-senses.ts'

/** A word that only says of which type the value is: the "date" of "visit date". */
export function isTypeWord({ senses }: Pick<Sensed, 'senses'>, type: ValueType): boolean {
  const own = typeSenses[type]
  return own !== undefined && !senses.isDisjointFrom(own)
}

const typeSenses: Readonly<Partial<Record<ValueType, ReadonlySet<number>>>> = {
  date: sensesOfAny('date', 'time'),
  time: senseOf('time'),
  amount: sensesOfAny('amount', 'price', 'fee'),
  address: sensesOfAny('address', 'place'),
  phone: senseOf('phone'),
  code: sensesOfAny('#', 'code', 'reference', 'identifier'),
  name: sensesOfAny('name', 'signature', 'seal'),
  text: sensesOfAny('name', 'description'),
  company: senseOf('name'),
}

/** Somebody of flesh and blood: the driver of "driver name". */
export function isOfPerson({ senses }: Pick<Sensed, 'senses'>): boolean {
  return !senses.isDisjointFrom(personSenses)
}

const personSenses = sensesOfAny(
  ...'guest,customer,patient,student,passenger,driver,member,employee,baby,child,owner,candidate,teacher'.split(
    ',',
  ),
  ...'resident,applicant,reader,guardian,beneficiary,tenant,landlord,insured,donor,borrower,bride,groom'.split(
    ',',
  ),
  ...'visitor,person,subscriber,contractor,technician,author,artist,citizen,courier,doctor,coach,intern,athlete,player,winner'.split(
    ',',
  ),
)

/** Words for professions: a field with such a name requests a person. */
export function isProfession({ senses }: Pick<Sensed, 'senses'>): boolean {
  return !senses.isDisjointFrom(professionSenses)
}

const professionSenses = sensesOfAny(
  ...'veterinarian,notary,judge,interpreter,conductor,soloist,composer,doctor,nurse,lawyer,teacher,coach'.split(
    ',',
  ),
  ...'guide,author,artist,photographer,instructor,headteacher,director,supervisor,witness,driver,skipper,secretary,chairperson,treasurer,technician,caretaker,dispatcher,accountant,dentist,referee,umpire,registrar,librarian,curator,cashier,athlete'.split(
    ',',
  ),
)

/** Words for documents. */
export const documentSenses: ReadonlySet<number> = sensesOfAny(
  ...'document,certificate,file,licence,contract,application,report,card,ticket,invoice,receipt,order,policy,notice'.split(
    ',',
  ),
  ...'registration,delivery,letter,grade,permit,quote,voucher,passport,visa,vaccine,warranty,inspection,admission,booking,request,boarding'.split(
    ',',
  ),
)
