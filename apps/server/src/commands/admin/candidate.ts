import { type CandidateCorrection, CONTENT_LANGUAGES, candidateCorrection, PROFILE_TEXTS, type Standing } from '@plenara/contract'
import { zurichDay } from '@plenara/domain'
import { setCandidateStatus } from '../../catalogue/candidates/candidate-status.ts'
import { correctCandidate } from '../../catalogue/edit/correct-candidate.ts'
import { StartError } from '../../platform/start-error.ts'
import type { AdminArguments, AdminCommand } from './admin-command.ts'
import { idOf } from './id-of.ts'

const PLAIN = ['firstName', 'lastName', 'birthYear', 'sex', 'place', 'number', 'incumbent', 'campaignBudget'] as const
const TEXTS = ['occupation', ...PROFILE_TEXTS] as const
const OPTIONS = [
  ...PLAIN.map((name) => optionOf(name)),
  ...TEXTS.flatMap((name) => CONTENT_LANGUAGES.map((language) => optionOf(name, language))),
]

export const candidateCommands: readonly AdminCommand[] = [
  {
    group: 'candidate',
    verb: 'correct',
    usage: '<candidateId> --field value …',
    title: 'corrects a candidate, e.g. --last-name Muster or --occupation-fr Enseignante; an empty value takes away',
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' }])),
    run: async ({ positionals, values }, { database, concerns }) => {
      const candidateId = idOf('candidate', positionals[0])
      const correction = readCorrection(values)
      const db = await database()
      await concerns(null)
      const { changed, dataVersion } = await correctCandidate(db, candidateId, correction)
      const line = changed
        ? `Candidate ${candidateId} is corrected; the data has version ${dataVersion}`
        : `Candidate ${candidateId} says so already`
      return { lines: [line], json: { candidateId, changed, dataVersion } }
    },
  },
  statusCommand('withdraw', { status: 'withdrawn', title: 'says that a candidate withdrew; the paper may still name them' }),
  statusCommand('deceased', { status: 'deceased', title: 'says that a candidate died; votes for them count (BPR Art. 36)' }),
  statusCommand('annul', {
    status: 'annulled',
    title: 'says that a candidacy was annulled; the name is struck from ballots (BPR Art. 27, 38)',
  }),
  statusCommand('reinstate', { status: null, title: 'says that a candidate stands as usual' }),
]

function statusCommand(verb: string, { status, title }: { readonly status: Standing | null; readonly title: string }): AdminCommand {
  return {
    group: 'candidate',
    verb,
    usage: status === null ? '<candidateId>' : '<candidateId> [--on DAY]',
    title,
    options: status === null ? {} : { on: { type: 'string' } },
    run: async ({ positionals, values }, { database, concerns, now }) => {
      const candidateId = idOf('candidate', positionals[0])
      const day = values.on === undefined ? zurichDay(now().getTime()) : dayIn(String(values.on))
      const db = await database()
      await concerns(null)
      const { changed, dataVersion } = await setCandidateStatus(db, { candidateId, status, day })
      const line = changed
        ? `Candidate ${candidateId} ${status === null ? 'stands as usual' : `is ${status} since ${day}`}; the data has version ${dataVersion}`
        : `Candidate ${candidateId} says so already`
      return { lines: [line], json: { candidateId, changed, dataVersion } }
    },
  }
}

function dayIn(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text)
  if (!isDay) throw new StartError(`--on is "${text}", but must be a day such as 2027-10-01`)
  return text
}

/** The option of a field, e.g. `birth-year` and `main-goals-fr`. */
function optionOf(name: string, language?: string): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return language === undefined ? kebab : `${kebab}-${language}`
}

/** An empty value clears the field. Throws `StartError` with the first option whose value breaks a rule of the contract. */
function readCorrection(values: AdminArguments['values']): CandidateCorrection {
  const optionValue = (option: string) => {
    const value = values[option]
    return typeof value === 'string' ? value.trim() || null : undefined
  }
  const plain = PLAIN.map((name) => [name, typed(name, optionValue(optionOf(name)))])
  const texts = TEXTS.map((name) => [name, byLanguage((language) => optionValue(optionOf(name, language)))])
  const { occupation, ...profile } = withoutAbsent(texts)
  const correction = withoutAbsent([...plain, ['occupation', occupation], ['texts', Object.keys(profile).length > 0 ? profile : undefined]])
  if (Object.keys(correction).length === 0) throw new StartError('What is to be corrected? For example --last-name Muster')
  const parsed = candidateCorrection.safeParse(correction)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.filter((part) => part !== 'texts').map(String) ?? []
  throw new StartError(`--${path.map((part) => optionOf(part)).join('-')}: ${issue?.message ?? 'the value is wrong'}`)
}

function typed(name: (typeof PLAIN)[number], value: string | null | undefined): unknown {
  if (value === undefined || value === null) return value
  if (name === 'birthYear' || name === 'campaignBudget') return /^\d+$/.test(value) ? Number(value) : value
  if (name === 'incumbent') return { yes: true, no: false }[value] ?? value
  return value
}

function byLanguage(valueIn: (language: string) => string | null | undefined): object | undefined {
  const texts = withoutAbsent(CONTENT_LANGUAGES.map((language) => [language, valueIn(language)]))
  return Object.keys(texts).length > 0 ? texts : undefined
}

function withoutAbsent(entries: readonly (readonly unknown[])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
