import { type AppOptions, createApp } from '@plenara/api'
import { CONSENT_VERSION, routes } from '@plenara/contract'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createPostgresParliament } from '../../src/catalogue/parliament/postgres-parliament.ts'
import { createPostgresCatalogue } from '../../src/catalogue/snapshots/postgres-catalogue.ts'
import type { Database } from '../../src/db/database.ts'
import { createPostgresUserStore } from '../../src/opinions/postgres-user-store.ts'
import { readSurveys } from '../../src/notify/surveys/read-surveys.ts'
import { insertTestUser } from '../support/test-user.ts'

/** Sessions, passkeys and what a user wrote are no public data. */
const PERSONAL = /passkey|\/push$|\/user\/\{id\}(\/export|\/vote|\/progression|\/survey)?$|notepad|councillor-agreement/

/** A user of Basel-Stadt who gave consent; everything that the server answers depends on public data alone. */
export async function createReader(db: Database): Promise<number> {
  const userId = await insertTestUser(db)
  const users = createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7)))
  const consent = { version: CONSENT_VERSION, at: '2027-09-01T08:00:00.000Z' }
  await users.changeUser(userId, { consent, cantonId: 12 })
  return userId
}

/** The answer to every GET of the contract by its address, from a server that has just started: status, ETag and body. */
export async function publicAnswers(db: Database, userId: number): Promise<ReadonlyMap<string, string>> {
  const catalogue = createPostgresCatalogue(db)
  const faults: unknown[] = []
  const options: AppOptions = {
    catalogue,
    exportSource: catalogue,
    parliament: createPostgresParliament(db, catalogue.dataVersion),
    surveys: () => readSurveys(db),
    users: createPostgresUserStore(db, createDataKey(Buffer.alloc(32, 7))),
    authenticate: async () => userId,
    address: () => '192.0.2.1',
    now: () => new Date('2028-01-01T08:00:00Z'),
    version: '0.1.0',
    compatibility: { android: '*', ios: '*', web: '*' },
    log: (error) => faults.push(error),
  }
  const app = createApp(options)
  const answers = new Map<string, string>()
  for (const address of await addressesOf(db, userId)) {
    const response = await app.request(`/api${address}`, { headers: { Authorization: 'Bearer token' } })
    const tag = response.headers.get('ETag') ?? ''
    answers.set(address, `${response.status} ${tag}\n${await response.text()}`)
  }
  if (faults.length > 0) throw faults[0]
  return answers
}

/** The same without what counts changes instead of telling data: tags and versions. */
export function withoutVersions(answers: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const bare = (answer: string) => answer.replace(/ .*\n/, '\n').replaceAll(/"(dataVersion|newsVersion|version)":\d+/g, '')
  return new Map([...answers].map(([address, answer]) => [address, bare(answer)]))
}

async function addressesOf(db: Database, userId: number): Promise<string[]> {
  const idsIn = async (table: 'election' | 'councillor' | 'council' | 'vote' | 'affair' | 'article') =>
    (await db.selectFrom(table).select('id').orderBy('id').limit(12).execute()).map(({ id }) => Number(id))
  const elections = await idsIn('election')
  const people = await db
    .selectFrom('candidate')
    .select(['id', 'electionId', 'partyId'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('candidate')
        .select(({ fn }) => fn.min('id').as('id'))
        .groupBy('electionId')
        .where('electionId', 'in', [0, ...elections]),
    )
    .execute()
  const known: Readonly<Record<string, readonly number[]>> = {
    councillor: await idsIn('councillor'),
    vote: await idsIn('vote'),
    affair: await idsIn('affair'),
    article: await idsIn('article'),
    council: await idsIn('council'),
  }
  const calls = Object.values(routes).filter(({ call }) => call.method === 'GET' && !PERSONAL.test(call.path) && call.auth !== 'session')
  const addresses = calls.flatMap(({ call: { path } }) => {
    if (path.includes('{eid}')) {
      const of = path.replace('/user/{id}', `/user/${userId}`).replace('{block}', '0')
      return people.map(({ id, electionId, partyId }) =>
        of
          .replace('{eid}', `${electionId}`)
          .replace(/\{c(andidateI|i)d\}/, `${id}`)
          .replace('{partyId}', `${partyId ?? 0}`),
      )
    }
    if (path.startsWith('/user/')) return [path.replace('{id}', `${userId}`)]
    if (/canton\/\{id\}/.test(path)) return [6, 12, 13].map((id) => path.replace('{id}', `${id}`))
    if (path === '/canton-lookup') return ['/canton-lookup?zip=4051']
    if (!path.includes('{')) return [path]
    const kind = Object.keys(known).find((name) => path.includes(name)) ?? ''
    return (known[kind] ?? []).map((id) => path.replace('{id}', `${id}`).replace('{vid}', `${known.vote?.[0] ?? 0}`))
  })
  const portraits = people.map(({ id }) => `/candidate/${id}/portrait`)
  return [...addresses, ...portraits]
}
