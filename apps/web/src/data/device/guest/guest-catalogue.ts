import type { Catalogue } from '@plenara/api'
import type { CommonSnapshot, ContentLanguage, Election, ElectionEntry, ElectionSnapshot, LocalizedText } from '@plenara/contract'
import { DomainError } from '@plenara/domain/domain-error'
import { answersOf, axesOf, candidatesOf, categoriesOf, electionOf, listsOf, localitiesOf, questionsOf } from './snapshot-of-answers.ts'
import type { WholeAnswers } from './whole-answers.ts'

/** How much of an election a call needs: questions, these with the names of their topics, or people, without or with what they tell of themselves. */
export type Depth = 'questions' | 'topics' | 'people' | 'profiles'

export interface GuestCatalogueOptions {
  readonly answers: WholeAnswers
  readonly depth: Depth
  /** The language in which texts are asked for. */
  readonly language: () => ContentLanguage
  /** Where the guest votes, null where that is not known. */
  readonly cantonId: () => Promise<number | null>
}

/**
 * The public data of a guest's device, put together from the public answers about whole elections. What is here is the same object while the server
 * says the same.
 */
export function createGuestCatalogue(options: GuestCatalogueOptions): Catalogue {
  const elections = new Map<string, Built<ElectionSnapshot>>()
  const common = new Map<string, Built<CommonSnapshot>>()
  let version = 1
  const built = <T>(kept: Map<string, Built<T>>, key: string, parts: readonly unknown[], build: () => T): T => {
    const known = kept.get(key)
    if (known?.parts.every((part, index) => part === parts[index])) return known.value
    version += 1
    const value = build()
    kept.set(key, { parts, value })
    return value
  }
  return {
    dataVersion: async () => version + options.answers.generation(),
    common: async () => {
      const { language, parts, build } = await commonParts(options)
      return built(common, language, parts, build)
    },
    election: async (id) => {
      try {
        const { language, parts, build } = await electionParts(options, id)
        return built(elections, `${language}/${id}`, parts, build)
      } catch (error) {
        if (error instanceof DomainError && error.code === 'election_not_found') return null
        throw error
      }
    },
    localities: async (zip) => localitiesOf(await options.answers.read('getPlaces', {}), zip),
    // To look would load every election of the canton, and tell which one is meant.
    knownCandidates: async (candidateIds) => new Set(candidateIds),
    candidaciesOf: async () => [],
    portraits: async () => new Map(),
    picture: async () => null,
  }
}

interface Built<T> {
  readonly parts: readonly unknown[]
  readonly value: T
}

interface Parts<T> {
  readonly language: ContentLanguage
  readonly parts: readonly unknown[]
  readonly build: () => T
}

async function commonParts({ answers, depth, language: speak, cantonId }: GuestCatalogueOptions): Promise<Parts<CommonSnapshot>> {
  const language = speak()
  const query = { lang: language }
  const canton = await cantonId()
  const [cantons, constituencies, elections, parties] = await Promise.all([
    answers.read('getCantons', { query }),
    answers.read('getConstituencies', { query }),
    canton === null ? NONE : answers.read('getCantonElections', { params: { id: canton }, query }),
    hasPeople(depth) ? answers.read('getParties', { query }) : NONE,
  ])
  const in_ = (text: string): LocalizedText => ({ [language]: text })
  const build = (): CommonSnapshot => ({
    cantons: cantons.map(({ id, code, name, coatOfArms }) => ({ id, code, name: in_(name), ...(coatOfArms && { coatOfArms }) })),
    constituencies: constituencies.map(({ name, ...rest }) => ({ ...rest, name: in_(name) })),
    parties: parties.map(({ shortName, name, fallback: _, ...rest }) => ({ ...rest, shortName: in_(shortName), name: in_(name) })),
    elections: elections.map((election) => electionOf(election, language)),
  })
  return { language, parts: [cantons, constituencies, elections, parties], build }
}

const NONE: readonly never[] = []

function hasPeople(depth: Depth): boolean {
  return depth === 'people' || depth === 'profiles'
}

async function electionParts(
  { answers, depth, language: speak, cantonId }: GuestCatalogueOptions,
  id: number,
): Promise<Parts<ElectionSnapshot>> {
  const language = speak()
  const query = { lang: language }
  const params = { eid: id }
  const withPeople = hasPeople(depth)
  const [election, categories, axes, questions, lists, table, people, comments] = await Promise.all([
    entryOf(answers, { id, language, cantonId: await cantonId() }),
    depth === 'topics' ? answers.read('getCategories', { params, query }) : NONE,
    answers.read('getAxes', { params, query }),
    answers.read('getQuestions', { params, query }),
    withPeople ? answers.read('getOfficialLists', { params, query }) : NONE,
    withPeople ? answers.read('getCandidateAnswers', { params }) : NO_ANSWERS,
    withPeople ? answers.read('getCandidates', { params, query: depth === 'people' ? { ...query, view: 'card' } : query }) : NONE,
    depth === 'profiles' ? answers.read('getAnswerComments', { params, query }) : NONE,
    // Whoever follows a list needs them next: asked for only then, they would tell that somebody does [SESSION-6].
    withPeople ? answers.read('getParties', { query }) : NONE,
  ])
  const build = (): ElectionSnapshot => ({
    election,
    // Most screens ask for them by a call of their own.
    categories: categoriesOf(categories, language),
    axes: axesOf(axes, language),
    questions: questionsOf(questions, language),
    lists: listsOf(lists, language),
    candidates: candidatesOf(people, language),
    answers: answersOf(table, comments, language),
    result: null,
  })
  return { language, parts: [election, categories, axes, questions, lists, table, people, comments], build }
}

const NO_ANSWERS = { values: [], questionIds: [], candidateIds: [], columns: [] }

const entryByElection = new WeakMap<Election, ElectionEntry>()

/** Among the elections of the place, else by itself: a link may lead to another canton. */
async function entryOf(
  answers: WholeAnswers,
  { id, language, cantonId }: { readonly id: number; readonly language: ContentLanguage; readonly cantonId: number | null },
): Promise<ElectionEntry> {
  const query = { lang: language }
  const near = cantonId === null ? NONE : await answers.read('getCantonElections', { params: { id: cantonId }, query })
  const election = near.find((one) => one.id === id) ?? (await answers.read('getElection', { params: { eid: id }, query }))
  const entry = entryByElection.get(election) ?? electionOf(election, language)
  entryByElection.set(election, entry)
  return entry
}
