import type { AnswerRecord, CandidateRecord, ElectionSnapshot } from '@plenara/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import { undoImport } from '../../src/catalogue/change/undo-import.ts'
import { writeCatalogue } from '../../src/catalogue/write/write-catalogue.ts'
import type { Database } from '../../src/db/database.ts'
import { StartError } from '../../src/platform/start-error.ts'
import { sampleBallot, sampleCandidate, sampleImport } from '../support/catalogue-sample.ts'
import { PLACES } from '../support/fillings.ts'
import { createFilledDatabase } from '../support/test-database.ts'
import { publish, submitted } from './submitted.ts'

const EVERYTHING = new Set(['candidates', 'lists', 'answers', 'texts'])
const KEYS = ['1', '2', '3'] as const
const SAMPLE = sampleImport()
const [QUESTIONNAIRE] = SAMPLE.questionnaires ?? []
/** On the scales of both questions. */
const VALUES = [0, 100] as const

const person = (key: string, at = key): CandidateRecord => ({ ...sampleCandidate(key), key: at, number: `01.${at}` })
const newcomer: CandidateRecord = { ...sampleCandidate('1'), firstName: 'Zenobia', lastName: 'Neuling', birthYear: 1999 }

/** What a delivery can say of the three who stand: all, not the first, the numbers of two exchanged, somebody else under the number of the first. */
const DELIVERIES = {
  all: KEYS.map((key) => person(key)),
  gone: [person('2'), person('3')],
  exchanged: [person('1', '2'), person('2', '1'), person('3')],
  replaced: [newcomer, person('2'), person('3')],
} as const

interface World {
  readonly db: Database
  readonly electionId: number
  /** Whose own answers are followed through everything. */
  readonly candidateId: number
  readonly questionIds: readonly number[]
  readonly snapshot: () => Promise<ElectionSnapshot | null>
  readonly deliver: (delivery: keyof typeof DELIVERIES) => Promise<unknown>
}

async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const database = await createFilledDatabase(PLACES, { statementMs: 0 })
  const { db } = database
  const deliver = (delivery: keyof typeof DELIVERIES) =>
    writeCatalogue(
      db,
      { ...SAMPLE, elections: [sampleBallot(DELIVERIES[delivery])] },
      { accepted: EVERYTHING, origin: { format: 'sample', source: delivery } },
    )
  try {
    const { electionIds } = await deliver('all')
    const electionId = electionIds[0] ?? 0
    const snapshot = () => createPostgresCatalogue(db).election(electionId)
    const first = await snapshot()
    const candidateId = first?.candidates.find(({ lastName }) => lastName === 'Muster 1')?.id ?? 0
    await work({ db, electionId, candidateId, questionIds: first?.questions.map(({ id }) => id) ?? [], snapshot, deliver })
  } finally {
    await database.drop()
  }
}

const importAnswers = ({ db, electionId }: World, value: number, keys: readonly string[] = KEYS) => {
  const answers = keys.flatMap((candidate): AnswerRecord[] =>
    ['q1', 'q2'].map((questionKey) => ({ candidate, questionKey, value, comment: { de: 'Geliefert' } })),
  )
  return writeCatalogue(db, { answers }, { electionIds: [electionId], accepted: EVERYTHING })
}

const submit = ({ db, candidateId, electionId, questionIds }: World, value: number) =>
  submitted(db, { candidateId, electionId, answers: Object.fromEntries(questionIds.map((id) => [id, value])) })

/** What stands of the person; undefined while they are not on the lists. */
async function shown({ snapshot, candidateId }: World) {
  const found = await snapshot()
  const candidate = found?.candidates.find(({ id }) => id === candidateId)
  return candidate && { candidate, answers: found?.answers.find((one) => one.candidateId === candidateId)?.answers }
}

// Fails when the import is read before what somebody said themselves, or both are mixed.
test('own answers stand in place of the imported ones with their comments, whatever an import says later', () =>
  withWorld(async (world) => {
    await importAnswers(world, 0)
    expect((await shown(world))?.answers).toMatchObject([{ value: 0, comment: { de: 'Geliefert' } }, { value: 0 }])
    await submit(world, 100)
    expect((await shown(world))?.candidate).not.toHaveProperty('statement')
    await publish(world.db)
    const own = world.questionIds.map((questionId) => ({ questionId, value: 100 }))
    const isOwn = async () => {
      const { candidate, answers } = (await shown(world)) ?? {}
      expect([candidate?.statement?.revision, answers]).toEqual([1, own])
    }
    await isOwn()
    // An import that has none of this person's answers any more takes nothing away.
    const { losses } = await importAnswers(world, 0)
    expect(losses).toEqual([])
    await isOwn()
    const others = (await world.snapshot())?.answers.filter(({ candidateId }) => candidateId !== world.candidateId) ?? []
    expect(others.flatMap(({ answers }) => answers.map(({ value }) => value))).toEqual([0, 0, 0, 0])
  }))

// Fails when a loss is counted of what is not shown, and when own statements are not named.
test('the plan of an import counts own statements', () =>
  withWorld(async (world) => {
    await importAnswers(world, 0)
    await submit(world, 100)
    await publish(world.db)
    const lossesOf = async (data: Parameters<typeof writeCatalogue>[1]) => {
      const { losses } = await writeCatalogue(world.db, data, { electionIds: [world.electionId], isRefused: () => true })
      return losses.map(({ reason }) => reason).join('\n')
    }
    const half = (candidate: string): AnswerRecord => ({ candidate, questionKey: 'q1', value: 0 })
    expect(await lossesOf({ answers: [half('1')] })).toBe('')
    expect(await lossesOf({ answers: [half('1'), half('2')] })).toMatch(/^1 candidates would lose answers: Anna Muster 2 /)
    expect(await lossesOf({ elections: [sampleBallot(DELIVERIES.gone)] })).toContain('kept with the own statements of 1, 2 answers')
    const shorter = { ...QUESTIONNAIRE!, questions: QUESTIONNAIRE!.questions.slice(0, 1) }
    expect(await lossesOf({ questionnaires: [shorter] })).toContain('kept with 3 answers of 3 candidates')
  }))

// Fails when questions that are gone, or another scale, keep an answer.
test('own answers to questions that are gone fall away, and are there again with them', () =>
  withWorld(async (world) => {
    await submit(world, 100)
    await publish(world.db)
    const whole = (await shown(world))?.answers
    const shorter = { ...QUESTIONNAIRE!, questions: QUESTIONNAIRE!.questions.slice(0, 1) }
    await writeCatalogue(world.db, { questionnaires: [shorter] })
    expect((await shown(world))?.answers).toEqual(whole?.slice(0, 1))
    await writeCatalogue(world.db, { questionnaires: [QUESTIONNAIRE!] })
    expect((await shown(world))?.answers).toEqual(whole)
  }))

type Step =
  | { readonly does: 'deliver'; readonly delivery: keyof typeof DELIVERIES }
  | { readonly does: 'answers' | 'submit'; readonly value: number }
  | { readonly does: 'undo' | 'publish' }

const value = fc.constantFrom(...VALUES)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('deliver' as const), delivery: fc.constantFrom('all', 'gone', 'exchanged', 'replaced') }),
  fc.record({ does: fc.constantFrom('answers', 'submit'), value }),
  fc.record({ does: fc.constantFrom('undo', 'publish', 'publish') }),
)

interface Known {
  submitted: readonly number[]
  published: number
}

async function take(world: World, known: Known, one: Step): Promise<void> {
  if (one.does === 'deliver') await world.deliver(one.delivery)
  if (one.does === 'answers') await importAnswers(world, one.value).catch(isExpected)
  if (one.does === 'undo') await undoLast(world.db)
  if (one.does === 'submit') {
    await submit(world, one.value)
    known.submitted = [...known.submitted, one.value]
  }
  if (one.does === 'publish') {
    const isNew = known.submitted.length > known.published
    expect((await publish(world.db))?.statements ?? 0).toBe(isNew ? 1 : 0)
    known.published = known.submitted.length
  }
}

/** Whether there is an import that can be undone is another test's matter. */
async function undoLast(db: Database): Promise<void> {
  const last = await db
    .selectFrom('importLog')
    .select('id')
    .where('undoneAt', 'is', null)
    .where('format', '!=', 'reference')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last) await undoImport(db, last.id).catch(isExpected)
}

function isExpected(error: unknown): void {
  if (!(error instanceof StartError)) throw error
}

async function expectOwn(world: World, known: Known): Promise<void> {
  const found = await world.snapshot()
  for (const { id, statement } of found?.candidates ?? []) {
    if (id !== world.candidateId || known.published === 0) expect(statement).toBeUndefined()
    else expect(statement?.revision).toBe(known.published)
  }
  const person = await shown(world)
  if (!person || known.published === 0) return
  const own = known.submitted[known.published - 1]
  expect(person.answers?.map((one) => [one.value, one.comment])).toEqual(found?.questions.map(() => [own, undefined]))
}

// Fails when own statements refer to rows of the catalogue, when an import or its undo touches them, and when who takes over a number gets them.
test(
  'in any order of deliveries, exchanged numbers, undone imports and publications own answers are those published last',
  { tags: ['slow'] },
  () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), (steps) =>
        withWorld(async (world) => {
          const known: Known = { submitted: [], published: 0 }
          for (const one of steps) {
            await take(world, known, one)
            await expectOwn(world, known)
          }
          await world.deliver('all')
          expect((await shown(world))?.candidate.lastName).toBe('Muster 1')
          await expectOwn(world, known)
        }),
      ),
      { numRuns: 20 },
    ),
)
