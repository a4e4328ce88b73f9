import { readSwissMoment, swissMoment } from '@plenara/domain'
import { changeContest, type Contest, type ContestChange, createContest, readContests } from '../../desk/candidacies/contests.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'
import { idOf, idsOf } from './id-of.ts'

const TEXT = { type: 'string' } as const
const OPTIONS = { elections: TEXT, 'submit-until': TEXT, 'late-until': TEXT, 'voters-from': TEXT, 'no-answer-max': TEXT }

/** Until when those who stand for election may answer. */
export const contestCommands: readonly AdminCommand[] = [
  {
    group: 'contest',
    verb: 'create',
    usage: '<name> --elections 12,13 --submit-until 2027-08-14 --voters-from 2027-08-15 [--late-until 2027-08-21]',
    title: 'sets until when those who stand in elections may answer, by Swiss time, and from when voters see it; before anybody is invited',
    options: OPTIONS,
    run: async ({ positionals, values }, { database, concerns, now }) => {
      const { submitUntil, votersFrom, electionIds, ...rest } = readChange(values)
      if (!electionIds) throw new StartError('Which elections? Say --elections')
      if (!submitUntil) throw new StartError('Until when are answers changed? Say --submit-until')
      if (!votersFrom) throw new StartError('From when do voters see them? Say --voters-from')
      const db = await database()
      await concerns(null)
      return reportOf(await createContest(db, { name: nameOf(positionals[0]), submitUntil, votersFrom, electionIds, ...rest }, now()))
    },
  },
  {
    group: 'contest',
    verb: 'set',
    usage: '<contestId> --submit-until 2027-08-15T12:00 …',
    title: 'changes a contest; once somebody is invited dates are moved later alone, never to what is over',
    options: { name: TEXT, ...OPTIONS },
    run: async ({ positionals, values }, { database, concerns, now }) => {
      const contestId = idOf('contest', positionals[0])
      const change = { ...readChange(values), ...(typeof values.name === 'string' && { name: nameOf(values.name) }) }
      if (Object.keys(change).length === 0) throw new StartError('What is to be changed? For example --submit-until 2027-08-15')
      const db = await database()
      await concerns(null)
      return reportOf(await changeContest(db, contestId, change, now()))
    },
  },
  {
    group: 'contest',
    verb: 'show',
    usage: '',
    title: 'shows the contests with their dates, and how many are invited',
    run: async (_, { database, now }) => {
      const contests = await readContests(await database(), now())
      return { lines: contests.length > 0 ? contests.flatMap(linesOf) : ['There is no contest'], json: { contests } }
    },
  },
]

function reportOf(contest: Contest) {
  return { lines: linesOf(contest), json: contest }
}

function linesOf({ contestId, name, electionIds, submitUntil, lateUntil, votersFrom, noAnswerMax, reminders, invited }: Contest): string[] {
  const at = (moment: Date) => swissMoment(moment.getTime())
  return [
    `${contestId}  ${name}: elections ${electionIds.join(', ')}; ${invited} invited`,
    `   changes until ${at(submitUntil)}, first submissions until ${at(lateUntil)}, voters from ${at(votersFrom)}, ${noAnswerMax} questions without an answer${reminders ? ', with reminders' : ''}`,
  ]
}

function nameOf(text: string | undefined): string {
  const name = (text ?? '').trim()
  if (name === '' || name.length > 100) throw new StartError('The name of a contest has 1 to 100 characters')
  return name
}

/** Throws `StartError` with the first option whose value cannot be. A day that ends something is meant to its end. */
function readChange(values: AdminArguments['values']): ContestChange {
  const given = (option: keyof typeof OPTIONS) => (typeof values[option] === 'string' ? values[option].trim() : undefined)
  const moment = (option: keyof typeof OPTIONS, edge: 'begin' | 'end') => momentOf(option, given(option), edge)
  const elections = given('elections')
  const entries = Object.entries({
    electionIds: elections === undefined ? undefined : idsOf('election', elections),
    submitUntil: moment('submit-until', 'end'),
    lateUntil: moment('late-until', 'end'),
    votersFrom: moment('voters-from', 'begin'),
    noAnswerMax: countOf(given('no-answer-max')),
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function momentOf(option: string, text: string | undefined, edge: 'begin' | 'end'): Date | undefined {
  if (text === undefined) return undefined
  const moment = readSwissMoment(text, edge)
  if (moment === null)
    throw new StartError(`--${option} is "${text}", but must be a day such as 2027-08-14 or a Swiss time such as 2027-08-14T18:00`)
  return new Date(moment)
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,3}$/.test(text)) throw new StartError(`--no-answer-max is "${text}", but must be a number from 0`)
  return Number(text)
}
