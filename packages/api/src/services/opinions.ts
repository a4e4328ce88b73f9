import type { Carrying, LocaleCode, Opinion } from '@plenara/contract'
import { apartIn, carriedAnswers, DomainError, EMPTY_PROFILE, type OpinionProfile, setCarrying } from '@plenara/domain'
import { createTextReader, languageOf } from '../presenters/texts.ts'
import { loadProfile, opinionElection, type OpinionServices, responsesOf } from './effective-opinions.ts'
import { type ElectionData, loadElection } from './election-data.ts'
import { electionsOfUser } from './election.ts'
import { requireConsent } from './user.ts'

interface Place {
  readonly id: number
  readonly eid: number
}

/** Whether an election takes answers from others, how many, and which of its questions take none. Throws `election_not_found`. */
export async function getCarrying(services: OpinionServices, { id, eid }: Place): Promise<Carrying> {
  const election = await loadElection(services.catalogue, eid)
  return carryingOf(services, { userId: id, election, profile: await loadProfile(services, id) })
}

/**
 * Takes all answers of an election from the others, or none. Throws `election_not_found`, `consent_missing`, and `invalid` for an election that is over: it
 * never changes.
 */
export async function changeCarrying(services: OpinionServices, { id, eid }: Place, on: boolean): Promise<Carrying> {
  const election = await loadElection(services.catalogue, eid)
  if (opinionElection(election.snapshot.election, services.now()).isOver)
    throw new DomainError('invalid', [{ path: 'on', code: 'invalid' }])
  await requireConsent(services.users, id)
  await loadProfile(services, id)
  const profile = await services.users.changeProfile(id, (present) => setCarrying(present ?? EMPTY_PROFILE, eid, on))
  return carryingOf(services, { userId: id, election, profile })
}

interface Carried {
  readonly userId: number
  readonly election: ElectionData
  readonly profile: OpinionProfile
}

/** Counted are the answers that the election does not have itself. */
async function carryingOf({ users, now }: OpinionServices, { userId, election, profile }: Carried): Promise<Carrying> {
  const { snapshot } = election
  const { id } = snapshot.election
  const { responses } = await users.getOpinions(userId, id)
  const answered = new Set(responses.map(({ questionId }) => questionId))
  const carried = carriedAnswers(opinionElection(snapshot.election, now()), snapshot.questions, setCarrying(profile, id, true))
  const answers = [...carried].filter(([questionId, answer]) => !answered.has(questionId) && answer.electionId !== id).length
  const isHeld = profile.held.includes(id)
  const apart = apartIn(profile, id)
  return { on: !(isHeld || profile.off.includes(id)), asked: !isHeld, answers, ...(apart.length > 0 && { apart }) }
}

/**
 * Every answer once, with the elections in which it counts: those of the user's place, and those that the user answered elsewhere. Where two elections count
 * different answers to one opinion, both stand here. Throws `not_found`.
 */
export async function getOpinions(services: OpinionServices, userId: number, lang?: LocaleCode): Promise<Opinion[]> {
  const profile = await loadProfile(services, userId)
  const content = await services.users.getContent(userId)
  const ownByElection = new Map(content?.opinions.map(({ electionId, responses }) => [electionId, responses]))
  const elections = await electionsOfUser(services, userId, [...ownByElection.keys()])
  const opinions = new Map<string, Opinion>()
  for (const { id } of elections) {
    const election = await loadElection(services.catalogue, id)
    for (const one of opinionsOf(services, { election, own: ownByElection.get(id) ?? [], profile }, lang)) {
      const key = `${one.opinionId} ${one.value} ${one.weight}`
      const known = opinions.get(key)
      opinions.set(key, known ? { ...known, elections: [...known.elections, id] } : one)
    }
  }
  return [...opinions.values()]
}

interface ElectionRecords {
  readonly election: ElectionData
  readonly own: Parameters<typeof responsesOf>[2]['own']
  readonly profile: OpinionProfile
}

function opinionsOf(services: OpinionServices, { election, own, profile }: ElectionRecords, lang: LocaleCode | undefined): Opinion[] {
  const { snapshot, questionsById } = election
  const categories = new Map(snapshot.categories.map((category) => [category.id, category.name]))
  const order = new Map(snapshot.questions.map(({ id }, index) => [id, index]))
  const texts = createTextReader(languageOf(lang))
  return responsesOf(services, election, { own, profile })
    .toSorted((a, b) => (order.get(a.questionId) ?? 0) - (order.get(b.questionId) ?? 0))
    .flatMap(({ questionId, value, weight }) => {
      const question = questionsById.get(questionId)
      if (!question) return []
      return {
        opinionId: question.opinionId ?? question.id,
        questionId,
        value,
        weight,
        type: question.type,
        text: texts.required('text', question.text),
        category: texts.required('name', categories.get(question.categoryId) ?? {}),
        elections: [snapshot.election.id],
      }
    })
}
