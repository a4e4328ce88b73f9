import { occupationCalled } from '../people/occupations.ts'
import type { Cast } from './ballot.ts'

/** The fictional people and list numbers that the design of the product shows, so that pictures and demonstration agree. */
export const BASEL_CAST: Cast = {
  numbers: {
    'demo/foehre': '01',
    'demo/ahorn': '03',
    'demo/laerche': '05',
    'demo/linde': '07',
    'demo/birke': '09',
    'demo/eiche': '11',
    'demo/weide': '12',
  },
  people: {
    '01.04': { firstName: 'Salome', lastName: 'Rebgasser', sex: 'female', birthYear: 1986, place: 'Basel' },
    '03.01': { firstName: 'Severin', lastName: 'Oberthal', sex: 'male', birthYear: 1961, place: 'Basel' },
    '07.01': {
      firstName: 'Noëmi',
      lastName: 'Kaltbrunner',
      sex: 'female',
      birthYear: 1989,
      place: 'Basel',
      occupation: occupationCalled('Hausärztin'),
    },
    '07.02': { firstName: 'Urs', lastName: 'Wettach', sex: 'male', birthYear: 1966, place: 'Basel' },
    '07.03': { firstName: 'Yara', lastName: 'Lindenfeld', sex: 'female', birthYear: 1998, place: 'Basel' },
    '07.04': { firstName: 'Rita', lastName: 'Brunnhalder', sex: 'female', birthYear: 1958, place: 'Riehen' },
    '09.02': { firstName: 'Jannis', lastName: 'Sommerau', sex: 'male', birthYear: 1983, place: 'Basel' },
    '12.01': { firstName: 'Aylin', lastName: 'Hofstettner', sex: 'female', birthYear: 1992, place: 'Basel' },
    '12.02': { firstName: 'Elio', lastName: 'Tschanzer', sex: 'male', birthYear: 1994, place: 'Basel' },
  },
}
