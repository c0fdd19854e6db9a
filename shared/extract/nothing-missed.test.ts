// Short pages, each with one thing that hides a value: it is found, or left empty where nothing says it.
import { expect, test } from 'vitest'
import { findMissed, type SketchedDocument } from '../../test/support/find-missed.ts'
import type { LineSketch } from '../../test/support/page-builder.ts'

const at = (text: string, x: number, y: number): LineSketch => ({ text, x, y })

const pages: readonly SketchedDocument[] = [
  {
    kind: 'a form whose label has two words of which one would do as a value',
    lines: [
      at('Sattelhöhe', 50, 100),
      at('71 cm', 300, 100),
      at('Reifendruck Bar', 50, 140),
      at('4,5', 300, 140),
      at('Rahmengröße', 50, 180),
      at('56 cm', 300, 180),
    ],
    truth: { reifendruck: '4,5' },
  },
  {
    kind: 'a table that has names in a column of which a schema knows who they are',
    lines: [
      at('Place', 50, 100),
      at('Name', 150, 100),
      at('Boat', 400, 100),
      at('Time', 650, 100),
      at('1', 50, 140),
      at('Ines Marlowe', 150, 140),
      at('Petrel', 400, 140),
      at('41:07', 650, 140),
      at('2', 50, 180),
      at('Odd Halvorsen', 150, 180),
      at('Kittiwake', 400, 180),
      at('41:52', 650, 180),
    ],
    truth: {
      ranking: [
        { rower: 'Ines Marlowe', time: '41:07' },
        { rower: 'Odd Halvorsen', time: '41:52' },
      ],
    },
  },
  {
    kind: 'a table whose heads say in what it was measured',
    lines: [
      at('Reference (bar)', 50, 100),
      at('Indicated (bar)', 300, 100),
      at('Correction (bar)', 550, 100),
      at('1.00', 50, 140),
      at('1.02', 300, 140),
      at('-0.02', 550, 140),
      at('4.00', 50, 180),
      at('3.97', 300, 180),
      at('+0.03', 550, 180),
    ],
    truth: {
      points: [
        { reference: '1.00', reading: '1.02' },
        { reference: '4.00', reading: '3.97' },
      ],
    },
  },
  {
    kind: 'boxes of which the one with something in it could not be read',
    lines: [
      at('Parking space needed:', 50, 100),
      at('[_] Yes', 350, 100),
      at('No', 520, 100),
      at('Language of the tour: English', 50, 140),
    ],
    truth: { parkingNeeded: 'No', tourLanguage: 'English' },
  },
  {
    kind: 'a plate and a title with a number behind its dash',
    lines: ['BICYCLE HIRE TERMS — Hire No. BH.2031.77', 'Matrícula: 5512 KLP', 'Zona: Puerto'],
    truth: { hireNumber: 'BH.2031.77', licensePlate: '5512 KLP' },
  },
  {
    kind: 'a form in Portuguese whose heading says of what the bare date is',
    lines: [
      at('DADOS DA INSPEÇÃO', 50, 100),
      at('Data', 50, 140),
      at('2031-04-02', 300, 140),
      at('Tipo', 50, 180),
      at('Periódica', 300, 180),
      at('Próxima inspeção até', 50, 300),
      at('2032-04-02', 50, 330),
    ],
    truth: { inspectionDate: '2031-04-02' },
  },
  {
    kind: 'a log whose labels have other things for what is asked for between them',
    lines: [
      at('Ballast', 50, 100),
      at('6 kg', 300, 100),
      at('Vessel draught', 50, 140),
      at('1.2 m', 300, 140),
      at('Galley', 50, 180),
      at('Two burners', 300, 180),
      at('Fo’c’sle', 50, 220),
      at('4 berths', 300, 220),
      at('Harbour dues', 50, 260),
      at('€18.00', 300, 260),
    ],
    truth: { draught: '1.2 m', anchorWinch: '', harbourDues: '€18.00' },
  },
  {
    kind: 'a certificate that somebody signs whose job has a word of another field in it',
    lines: [
      { text: 'CERTIFICATE OF OPERATION', height: 34 },
      'Capacity: 900 kg',
      'Drive: hydraulic',
      'N. Osei Trent',
      'Chief Crane Operator',
    ],
    truth: { craneType: '', capacity: '900 kg' },
  },
  {
    kind: 'a form whose answer is another word for what its label asks',
    lines: [
      at('Combustível', 50, 100),
      at('Gasóleo', 300, 100),
      at('Tipo', 550, 100),
      at('Periódica', 750, 100),
      at('Marca', 50, 140),
      at('Renault', 300, 140),
      at('Linha', 550, 140),
      at('3', 750, 140),
      at('Modelo', 50, 180),
      at('Mégane', 300, 180),
      at('Opacidade', 550, 180),
      at('0,42', 750, 180),
    ],
    truth: { fuel: 'Gasóleo', make: 'Renault' },
  },
  {
    kind: 'a slip whose table has a head that would name somebody elsewhere',
    lines: [
      at('Lohnart', 50, 100),
      at('Bezeichnung', 200, 100),
      at('Einheit', 500, 100),
      at('Betrag', 750, 100),
      at('1010', 50, 140),
      at('Stundenlohn', 200, 140),
      at('168,00', 500, 140),
      at('3.763,20', 750, 140),
      at('1120', 50, 180),
      at('Zuschlag', 200, 180),
      at('9,50', 500, 180),
      at('53,20', 750, 180),
    ],
    truth: { employee: { name: '' } },
  },
]

test.each(pages)('of $kind nothing is missed', (page) => {
  expect(findMissed(page).missed).toEqual([])
})
