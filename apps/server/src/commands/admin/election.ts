import { CONTENT_LANGUAGES, type ElectionChange, SEAT_METHODS } from '@plenara/contract'
import { changeCatalogue } from '../../catalogue/change/change-catalogue.ts'
import { type ElectionDifference, editElection } from '../../catalogue/edit/edit-election.ts'
import { readElectionStates } from '../../catalogue/edit/election-states.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'
import { electionLine } from '../../intake/election-lines.ts'
import { idOf } from './id-of.ts'

const NUMBERS = { seats: 'seats', 'body-seats': 'bodySeats', lines: 'lines', cumulation: 'maxRepetitions' } as const
const DAYS = { date: 'electionDate', 'next-date': 'nextElectionDate' } as const
const NAMES = CONTENT_LANGUAGES.map((language) => `name-${language}`)
const OPTIONS = [...Object.keys(NUMBERS), ...Object.keys(DAYS), 'follow-until', 'seat-method', ...NAMES]
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/

export const electionCommands: readonly AdminCommand[] = [
  {
    group: 'election',
    verb: 'list',
    usage: '',
    title: 'lists the elections with their ids, and what is stored of them',
    run: async (_, { database }) => {
      const elections = await readElectionStates(await database())
      return { lines: elections.length > 0 ? elections.map(electionLine) : ['No election is stored'], json: { elections } }
    },
  },
  {
    group: 'election',
    verb: 'edit',
    usage: '<electionId> --field value …',
    title: `corrects an election: ${OPTIONS.slice(0, 8)
      .map((name) => `--${name}`)
      .join(', ')}, --name-de …`,
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])),
    run: async ({ positionals, values }, { database, concerns, now }) => {
      const electionId = idOf('election', positionals[0])
      const change = readChange(values)
      const db = await database()
      await concerns(null)
      const today = now().toISOString().slice(0, 10)
      const { differences, changed, dataVersion } = await changeCatalogue(
        db,
        { format: 'correction', source: `election ${electionId}` },
        async (tx) => {
          const found = await editElection(tx, electionId, change, today)
          return { differences: found, changed: found.length > 0, counts: { elections: 1 } }
        },
      )
      const lines = changed ? differences.map(lineOf) : [`Election ${electionId} says so already`]
      return { lines, json: { electionId, changed, differences, dataVersion } }
    },
  },
]

function lineOf({ field, before, after }: ElectionDifference): string {
  return `${field}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`
}

/** Throws `StartError` with the first option whose value cannot be. */
function readChange(values: AdminArguments['values']): ElectionChange {
  const given = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : undefined
  }
  const numbers = Object.entries(NUMBERS).map(([option, field]) => [field, numberOf(option, given(option))])
  const days = Object.entries(DAYS).map(([option, field]) => [field, dayOf(option, given(option))])
  const names = CONTENT_LANGUAGES.map((language) => [language, given(`name-${language}`)]).filter(([, text]) => text !== undefined)
  const entries = [
    ...numbers,
    ...days,
    ['followUntil', momentOf(given('follow-until'))],
    ['seatMethod', methodOf(given('seat-method'))],
    ['name', names.length > 0 ? Object.fromEntries(names) : undefined],
  ].filter(([, value]) => value !== undefined)
  if (entries.length === 0) throw new StartError('What is to be edited? For example --seats 7')
  return Object.fromEntries(entries)
}

function numberOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new StartError(`--${option} is "${text}", but must be a number from 1`)
  return Number(text)
}

/** An empty value takes the next day away. */
function dayOf(option: string, text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined
  if (text === '' && option === 'next-date') return null
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  if (!isDay) throw new StartError(`--${option} is "${text}", but must be a day such as 2027-10-24`)
  return text
}

function momentOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined
  if (text === '') return null
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text)))
    throw new StartError(`--follow-until is "${text}", but must be a moment such as 2027-10-23T22:00:00Z`)
  return text
}

function methodOf(text: string | undefined) {
  if (text === undefined) return undefined
  const method = SEAT_METHODS.find((known) => known === text)
  if (!method) throw new StartError(`--seat-method is "${text}", but must be one of ${SEAT_METHODS.join(', ')}`)
  return method
}
