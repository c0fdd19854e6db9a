import type { SketchedDocument } from '../find-missed.ts'
import { at } from './at.ts'

export const courseCertificate: SketchedDocument = {
  kind: 'a certificate of a course',
  lines: [
    at('Scuola di Alta Cucina Le Fornaci', 325, 92),
    at('ATTESTATO DI FREQUENZA', 195, 147),
    at('Si attesta che', 433, 208),
    at('Lorenzo Battistini', 381, 255),
    at('nato a Lucca il 14 luglio 1998', 372, 309),
    at('ha frequentato il corso di', 389, 349),
    at('Pasticceria professionale', 368, 391),
    at(
      'svoltosi dal 6 ottobre 2025 al 19 dicembre 2025, per una durata complessiva di 120 ore, con la votazione',
      101,
      437,
    ),
    at('finale di 28/30.', 425, 459),
    at('Firenze, 20 dicembre 2025', 91, 525),
    at('Chef Annalisa Corradi', 516, 525),
    at('Luogo e data', 91, 545),
    at('Il direttore del corso', 516, 545),
    at('Attestato n. 2025/0847', 417, 579),
  ],
  truth: {
    certificate_title: 'ATTESTATO DI FREQUENZA',
    school: 'Scuola di Alta Cucina Le Fornaci',
    student_name: 'Lorenzo Battistini',
    birth_place: 'Lucca',
    birth_date: '14 luglio 1998',
    course_name: 'Pasticceria professionale',
    start_date: '6 ottobre 2025',
    end_date: '19 dicembre 2025',
    duration: '120 ore',
    final_grade: '28/30',
    issue_place: 'Firenze',
    issue_date: '20 dicembre 2025',
    course_director: 'Annalisa Corradi',
    certificate_number: '2025/0847',
  },
}
