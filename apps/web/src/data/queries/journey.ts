import type { ProgressionEntry } from '@plenara/contract'
import { pollsCloseAt } from '@plenara/domain/elections'
import { type JourneyEntry, type JourneyFacts, type JourneyStep, journey, questionsOfSet } from '@plenara/domain/journey'
import { lastUpdatedList } from '@plenara/domain/lists'
import { createContext, useContext, useMemo } from 'react'
import { useLookUp } from '../calls/query-client.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { useActiveElection } from './active-election.ts'
import { useContentLanguage } from './user.ts'

/** The page of each step, where lists are elected. */
const STEP_PATHS: Readonly<Record<JourneyStep, string>> = {
  profile: '/profile/questions/short',
  evaluate: '/match',
  favorites: '/election/favorite-candidates',
  lists: '/lists',
  'dream-teams': '/dream-teams',
}

/** The texts of a step: `journey.<name>`. Where persons are elected by majority there are lines for names instead of lists. */
export type StepName = JourneyStep | 'lines'

export interface Journey {
  readonly electionId: number
  /** The polls of the election are closed: nothing is locked, nothing is to do. */
  readonly isOver: boolean
  readonly steps: readonly JourneyEntry[]
  /** The page of each step. */
  readonly paths: Readonly<Record<JourneyStep, string>>
  readonly names: Readonly<Record<JourneyStep, StepName>>
  /** The step to do next; undefined when all are done or nothing is known. */
  readonly next: JourneyEntry | undefined
  readonly done: number
  /** Steps done plus the share of the next one, 0 to 5, for the ring. */
  readonly progress: number
  /** The questions of the short set, which complete the profile. */
  readonly questions: {
    readonly answered: number
    readonly total: number
  }
  readonly favorites: number
  /** How many people are rated. */
  readonly rated: number
  readonly progression: readonly ProgressionEntry[]
  readonly isPending: boolean
  /** The candidates still load, so that it is open whether all are rated. */
  readonly isCounting: boolean
  readonly error: unknown
}

const NONE: readonly never[] = []
const STEP_NAMES: Journey['names'] = {
  profile: 'profile',
  evaluate: 'evaluate',
  favorites: 'favorites',
  lists: 'lists',
  'dream-teams': 'dream-teams',
}
const NAMES_WITHOUT_LISTS: Journey['names'] = { ...STEP_NAMES, lists: 'lines' }

/** Before the facts are there nothing counts as done: an empty questionnaire would. */
const NOTHING_KNOWN: JourneyFacts = {
  questions: [{ id: 0, isShort: true }],
  responses: [],
  candidateIds: [],
  matches: [],
  rankingDone: false,
  choice: 0,
}

/** Where the voter stands on the way to the Dream Team in the active election [ACHIEVE-1 to ACHIEVE-4]. */
export function useJourney(): Journey {
  const journey = useContext(JourneyContext)
  if (!journey) throw new Error('The root of the app knows the journey')
  return journey
}

export const JourneyContext = createContext<Journey | null>(null)

/** For the root of the app, which tells it to all. */
export function useJourneyOfVoter(): Journey {
  return journeyOf(useFacts())
}

type Facts = ReturnType<typeof useFacts>
let last: { readonly facts: Facts; readonly journey: Journey } | null = null

/** The answer to the same facts is the same object. */
function journeyOf(facts: Facts): Journey {
  if (last && hasSameValues(last.facts, facts)) return last.journey
  last = { facts, journey: computeJourney(facts) }
  return last.journey
}

function hasSameValues(one: Facts, other: Facts): boolean {
  return (Object.keys(one) as (keyof Facts)[]).every((key) => one[key] === other[key])
}

function computeJourney(facts: Facts): Journey {
  const candidateIds = facts.candidates.map(({ id }) => id)
  const { isOver } = facts
  const steps = journey(facts.isPending ? { ...NOTHING_KNOWN, isOver } : { ...facts, questions: facts.asked, candidateIds })
  const next = steps.find(({ state }) => state === 'next')
  const done = steps.filter(({ state }) => state === 'done').length
  const short = questionsOfSet(facts.questions, 'short')
  const answeredIds = new Set(facts.responses.map(({ questionId }) => questionId))
  const questions = {
    answered: short.filter(({ id }) => answeredIds.has(id)).length,
    total: short.length,
  }
  const shares: Partial<Record<JourneyStep, number>> = {
    profile: share(questions.answered, questions.total),
    evaluate: share(facts.matches.length, candidateIds.length),
  }
  return {
    electionId: facts.electionId,
    isOver,
    steps,
    paths: facts.hasLists ? STEP_PATHS : { ...STEP_PATHS, lists: pathOfLines(facts) },
    names: facts.hasLists ? STEP_NAMES : NAMES_WITHOUT_LISTS,
    next,
    done,
    progress: done + (next ? (shares[next.step] ?? 0) : 0),
    questions,
    favorites: facts.matches.filter(({ rank }) => rank !== null).length,
    rated: facts.matches.length,
    progression: facts.progression,
    isPending: facts.isPending,
    isCounting: facts.isCounting,
    error: facts.error,
  }
}

/** The voter's own ballot, else a new one, filled with the favourites where there are some. */
function pathOfLines({ own, matches }: Pick<Facts, 'own' | 'matches'>): string {
  const last = lastUpdatedList(own)
  if (last) return `/list/${last.id}`
  return matches.some(({ rank }) => rank !== null) ? '/list?from=favorites' : '/list'
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}

/** What the rules of the journey look at, as far as it is loaded. */
function useFacts() {
  const active = useActiveElection()
  const { userId: id } = useSession()
  const isSignedIn = isLoggedIn(useSession())
  const lang = useContentLanguage()
  const eid = active.election?.id ?? 0
  const day = active.election?.electionDate
  const closesAt = useMemo(() => (day === undefined ? Number.POSITIVE_INFINITY : pollsCloseAt(day)), [day])
  const isKnown = isSignedIn && eid > 0
  const own = { params: { id, eid } }
  const questions = useLookUp('getQuestions', { params: { eid }, query: { lang } }, isKnown)
  const responses = useLookUp('getResponses', own, isKnown)
  const matches = useLookUp('getMatches', own, isKnown)
  const progression = useLookUp('getElectionProgression', own, isKnown)
  const choice = useLookUp('getChoice', own, isKnown)
  const hasLists = active.election?.seatMethod !== 'majority'
  const lists = useLookUp('getLists', own, isKnown && !hasLists)
  const hasRated = (matches.data?.length ?? 0) > 0
  const evaluationDone = isCompleted(progression.data, 'match')
  // Candidates matter only between the first rating and the last; until then their download can wait.
  const candidates = useLookUp('getCandidates', { params: { eid }, query: { lang, view: 'card' } }, isKnown && hasRated && !evaluationDone)
  const calls = [questions, responses, matches, progression, choice]
  return {
    electionId: eid,
    isOver: Date.now() >= closesAt,
    questions: questions.data ?? NONE,
    /** Questions that did not come are no election without any. */
    asked: questions.data ?? NOTHING_KNOWN.questions,
    responses: responses.data ?? NONE,
    matches: matches.data ?? NONE,
    candidates: candidates.data ?? NONE,
    evaluationDone,
    rankingDone: isCompleted(progression.data, 'favorites'),
    choice: choice.data?.listId ?? 0,
    hasLists,
    own: lists.data ?? NONE,
    progression: progression.data ?? NONE,
    isPending: active.isPending || calls.some((call) => call.isLoading),
    isCounting: candidates.isLoading,
    error: active.error ?? calls.find((call) => call.error)?.error ?? null,
  }
}

/** Whether the progression says that a step is completed (state "c") [ENTITY-2]. */
function isCompleted(progression: readonly ProgressionEntry[] | undefined, key: string): boolean {
  return progression?.some((entry) => entry.key === key && entry.data.state === 'c') ?? false
}
