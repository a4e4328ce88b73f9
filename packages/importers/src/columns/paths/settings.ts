import { CHECKED, type PathTable } from './path-table.ts'

const TARGET = {
  election: 'settings[].target.electionId',
  body: 'settings[].target.council',
  canton: 'settings[].target.cantonCode',
  municipality: 'settings[].target.municipality',
  year: 'settings[].target.year',
}

/** What operators set by tables of their own. Everything in them is read: a column that is not known refuses the file. */
export const SETTINGS_PATHS = {
  'ballot-rules': {
    read: {
      ...TARGET,
      seats: 'settings[].change.seats',
      body_seats: 'settings[].change.bodySeats',
      lines: 'settings[].change.lines',
      cumulation: 'settings[].change.maxRepetitions',
      panachage: CHECKED,
      seat_method: 'settings[].change.seatMethod',
    },
    left: [],
  },
  constituencies: {
    read: {
      canton: 'divisions[].cantonCode',
      key: 'divisions[].constituencies[].key',
      'name.{language}': 'divisions[].constituencies[].name.{language}',
      seats: 'divisions[].constituencies[].seats',
      municipalities: 'divisions[].constituencies[].municipalities[]',
    },
    left: [],
  },
  'election-dates': {
    read: {
      ...TARGET,
      date: 'settings[].change.electionDate',
      next_date: 'settings[].change.nextElectionDate',
      follow_until: 'settings[].change.followUntil',
    },
    left: [],
  },
  parties: {
    read: {
      key: 'parties[].key',
      'short_name.{language}': 'parties[].shortName.{language}',
      'name.{language}': 'parties[].name.{language}',
      color: 'parties[].color',
    },
    left: [],
  },
} as const satisfies Readonly<Record<string, PathTable>>
