import { type AnswerRecord, type QuestionType, SCALE_VALUES } from '@plenara/contract'
import { groupBy, isSameName, lettersOf } from '@plenara/importers'
import { type QueryExecutorProvider, sql } from 'kysely'
import { SOURCE_KEY } from '../questions/question-keys.ts'
import { spellings } from '../questions/stored-spellings.ts'

/** Finds the candidate and the question of an answer, or returns why there is none. */
export type AnswerResolver = (answer: AnswerRecord) => Resolved | Unresolved

interface Resolved {
  readonly candidateId: number
  readonly questionId: number
}

interface Unresolved {
  readonly reason: string
  readonly isStranger: boolean
}

interface Target {
  readonly name: { readonly firstName: string; readonly lastName: string }
  readonly candidateId: number
  readonly questionnaireId: number
}

interface Question {
  readonly id: number
  readonly type: QuestionType
}

/**
 * A candidate is identified by the key, by what a source of the election calls it, and within `electionIds` also by the number on the ballot. An
 * identifier shared by several candidates matches nobody unless the name tells them apart, nor does one whose name the source tells differently: an answer must not be assigned to
 * the wrong person. A source without keys and numbers names the candidates, which needs `electionIds`.
 */
export async function createAnswerResolver(tx: QueryExecutorProvider, electionIds: readonly number[] | undefined): Promise<AnswerResolver> {
  const candidates = await readCandidates(tx, electionIds)
  const questions = await readQuestions(tx)
  return ({ candidate, name, questionKey, value }) => {
    const said = candidate || `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim()
    const targets = candidate ? closest(candidates.byIdentifier.get(candidate) ?? [], name) : withName(candidates, name)
    const [target, ...others] = targets
    if (!target) return { reason: `no candidate "${said}"`, isStranger: true }
    if (others.length > 0) return { reason: `several candidates are "${said}": --election must say in which election`, isStranger: true }
    if (name && !isSameName(name, target.name)) {
      const { firstName, lastName } = target.name
      return { reason: `candidate "${said}" is ${firstName} ${lastName}, not ${name.firstName} ${name.lastName}`, isStranger: true }
    }
    const question = questions(target.questionnaireId, questionKey)
    if (!question) return { reason: `no question "${questionKey}" in the questionnaire of the election`, isStranger: false }
    const isOnScale = value === null || SCALE_VALUES[question.type].includes(value)
    if (!isOnScale) return { reason: `${value} is not on the scale ${question.type} of question "${questionKey}"`, isStranger: false }
    return { candidateId: target.candidateId, questionId: question.id }
  }
}

/** Of several who share a number, as those of different constituencies do, the one whose name it is; all where the name does not tell. */
function closest(targets: readonly Target[], name: AnswerRecord['name']): readonly Target[] {
  const named = targets.length > 1 && name ? targets.filter((target) => isSameName(name, target.name)) : []
  return named.length === 1 ? named : targets
}

/** The candidates of the elections, of all where none are given. */
async function readCandidates(tx: QueryExecutorProvider, electionIds: readonly number[] | undefined): Promise<Candidates> {
  const { rows } = await sql<{
    id: number
    key: string
    number: string | null
    firstName: string
    lastName: string
    questionnaire: number
  }>`
    select c.id, c.key, c.number, c.first_name, c.last_name, coalesce(e.questionnaire_id, 0) as questionnaire
    from candidate c join election e on e.id = c.election_id
    where c.gone is null and (${electionIds ?? null}::integer[] is null or e.id = any(${electionIds ?? null}::integer[]))`.execute(tx)
  const byKey = new Map<string, Target[]>()
  const byNumber = new Map<string, Target[]>()
  const byLastName = new Map<string, Target[]>()
  const targets: Target[] = []
  for (const row of rows) {
    const name = { firstName: row.firstName, lastName: row.lastName }
    const target = { candidateId: row.id, questionnaireId: row.questionnaire, name }
    targets.push(target)
    if (electionIds) push(byLastName, lettersOf(row.lastName), target)
    push(byKey, row.key, target)
    if (electionIds && row.number) push(byNumber, row.number, target)
  }
  return { byIdentifier: new Map([...byNumber, ...byKey, ...(await readSourceKeys(tx, targets))]), byLastName }
}

interface Candidates {
  /** By what a source calls them, by key, and within given elections by number unless that is somebody's key. */
  readonly byIdentifier: ReadonlyMap<string, readonly Target[]>
  /** Only within given elections: all of Switzerland has many of a name. */
  readonly byLastName: ReadonlyMap<string, readonly Target[]>
}

/** The candidates by what the sources of their elections call them: answers come from whoever has the delivery. */
async function readSourceKeys(tx: QueryExecutorProvider, targets: readonly Target[]): Promise<Map<string, readonly Target[]>> {
  const { rows } = await sql<{ key: string; id: number }>`
    select distinct key, id from source_key
    where kind = 'candidate' and id = any(${targets.map(({ candidateId }) => candidateId)}::integer[])`.execute(tx)
  const byId = new Map(targets.map((target) => [target.candidateId, target]))
  const byKey = new Map<string, Target[]>()
  for (const { key, id } of rows) {
    const target = byId.get(id)
    if (target) push(byKey, key, target)
  }
  return byKey
}

function withName({ byLastName }: Candidates, name: AnswerRecord['name']): readonly Target[] {
  return name ? (byLastName.get(lettersOf(name.lastName)) ?? []).filter((target) => isSameName(name, target.name)) : []
}

function push(map: Map<string, Target[]>, key: string, target: Target): void {
  const targets = map.get(key)
  if (targets) targets.push(target)
  else map.set(key, [target])
}

/** Questions by the id of the questionnaire and the key, also where a spreadsheet has rewritten its number. */
async function readQuestions(tx: QueryExecutorProvider): Promise<(questionnaireId: number, key: string) => Question | undefined> {
  const { rows } = await sql<{ scope: number; key: string; id: number; type: QuestionType }>`
    select k.scope, ${SOURCE_KEY('k.key')} as key, q.id, q.type from question q join catalogue_key k on k.kind = 'question' and k.id = q.id
    where q.gone is null`.execute(tx)
  const byQuestionnaire = new Map(
    [...groupBy(rows, ({ scope }) => scope)].map(([scope, all]) => {
      const byKey = new Map(all.map(({ key, id, type }) => [key, { id, type }]))
      return [scope, { byKey, keyOf: spellings([...byKey.keys()]) }] as const
    }),
  )
  return (questionnaireId, key) => {
    const found = byQuestionnaire.get(questionnaireId)
    return found?.byKey.get(key) ?? found?.byKey.get(found.keyOf(key) ?? '')
  }
}
