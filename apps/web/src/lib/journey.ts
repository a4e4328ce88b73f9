import type { ProgressionEntry } from '@plenara/contract'
import { type JourneyEntry, type JourneyFacts, type JourneyStep, journey, questionsOfSet } from '@plenara/domain'
import { createContext, useContext } from 'react'
import { useActiveElection } from './active-election.ts'
import { useCall } from './query-client.ts'
import { isLoggedIn, useSession } from './session.ts'
import { useContentLanguage } from './user.ts'

/** The page of each step. */
export const STEP_PATHS: Readonly<Record<JourneyStep, string>> = {
  profile: '/profile/questions/short',
  evaluate: '/match',
  favorites: '/election/favorite-candidates',
  lists: '/lists',
  'dream-teams': '/dream-teams',
}

export interface Journey {
  readonly electionId: number
  readonly steps: readonly JourneyEntry[]
  /** The step to do next; undefined when all are done or nothing is known. */
  readonly next: JourneyEntry | undefined
  readonly done: number
  /** Steps done plus the share of the next one, 0 to 5, for the ring. */
  readonly progress: number
  /** The questions of the short set, which complete the profile. */
  readonly questions: {
    readonly answered: number
    readonly total: number
    /** The number of the first open one; 0 where all are answered. */
    readonly firstOpen: number
  }
  readonly favorites: number
  readonly progression: readonly ProgressionEntry[]
  readonly isPending: boolean
  /** The candidates still load, so that it is open whether all are rated. */
  readonly isCounting: boolean
  readonly error: unknown
}

const NONE: readonly never[] = []

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
  const steps = journey(facts.isPending ? NOTHING_KNOWN : { ...facts, candidateIds })
  const next = steps.find(({ state }) => state === 'next')
  const done = steps.filter(({ state }) => state === 'done').length
  const short = questionsOfSet(facts.questions, 'short')
  const answeredIds = new Set(facts.responses.map(({ questionId }) => questionId))
  const questions = {
    answered: short.filter(({ id }) => answeredIds.has(id)).length,
    total: short.length,
    firstOpen: short.findIndex(({ id }) => !answeredIds.has(id)) + 1,
  }
  const shares: Partial<Record<JourneyStep, number>> = {
    profile: share(questions.answered, questions.total),
    evaluate: share(facts.matches.length, candidateIds.length),
  }
  return {
    electionId: facts.electionId,
    steps,
    next,
    done,
    progress: done + (next ? (shares[next.step] ?? 0) : 0),
    questions,
    favorites: facts.matches.filter(({ rank }) => rank !== null).length,
    progression: facts.progression,
    isPending: facts.isPending,
    isCounting: facts.isCounting,
    error: facts.error,
  }
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
  const isKnown = isSignedIn && eid > 0
  const own = { params: { id, eid } }
  const questions = useCall('getQuestions', { params: { eid }, query: { lang } }, isKnown)
  const responses = useCall('getResponses', own, isKnown)
  const matches = useCall('getMatches', own, isKnown)
  const progression = useCall('getElectionProgression', own, isKnown)
  const choice = useCall('getChoice', own, isKnown)
  const hasRated = (matches.data?.length ?? 0) > 0
  const evaluationDone = isCompleted(progression.data, 'match')
  // Candidates matter only between the first rating and the last; until then their download can wait.
  const candidates = useCall('getCandidates', { params: { eid }, query: { lang, view: 'card' } }, isKnown && hasRated && !evaluationDone)
  const calls = [questions, responses, matches, progression, choice]
  return {
    electionId: eid,
    questions: questions.data ?? NONE,
    responses: responses.data ?? NONE,
    matches: matches.data ?? NONE,
    candidates: candidates.data ?? NONE,
    evaluationDone,
    rankingDone: isCompleted(progression.data, 'favorites'),
    choice: choice.data?.listId ?? 0,
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
