import { expect, test } from 'vitest'
import { valuesOf } from '../../../../test/support/values-of.ts'

test('where something was done stands behind the word for it, with the town', () => {
  const lines = ['Issued at Varna, Bulgaria on 3 May 2031.', '', 'O. Petrov', 'Surveyor']
  expect(valuesOf({ issuePlace: '', issueDate: '', launchPlace: '' }, ...lines)).toEqual({
    issuePlace: 'Varna, Bulgaria',
    issueDate: '3 May 2031',
    launchPlace: '',
  })
})

test('minutes tell where they met', () => {
  const lines = [
    'Il giorno 7 maggio 2031, alle ore 18:15, in seconda convocazione, presso il teatro',
    "comunale di Verzuolo, si è riunita l'assemblea dei soci per discutere e deliberare.",
  ]
  expect(valuesOf({ venue: '', meetingDate: '' }, ...lines)).toEqual({
    venue: 'teatro comunale di Verzuolo',
    meetingDate: '7 maggio 2031',
  })
})

test('the day right behind the very word is not that of the paper', () => {
  const lines = [
    'Vista la solicitud presentada el 9 de mayo de 2031 por la entidad, este Patronato ha',
    'resuelto conceder la ayuda que se detalla a continuación.',
    '',
    'Valencia, a 2 de junio de 2031',
  ]
  expect(valuesOf({ applicationDate: '', resolutionDate: '' }, ...lines)).toEqual({
    applicationDate: '9 de mayo de 2031',
    resolutionDate: '2 de junio de 2031',
  })
})
