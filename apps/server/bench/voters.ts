import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONSENT_VERSION, type Election, type Question, SCALE_VALUES } from '@plenara/contract'
import { type Client, createClient } from '@plenara/contract/client'

const PASSWORD = 'Gletscher12!!'
const ZURICH = 26
const MAIL_TRIES = 200

export interface Voter {
  readonly id: number
  readonly token: string
}

export interface Electorate {
  readonly election: Election
  readonly questions: readonly Question[]
  readonly voters: readonly Voter[]
}

/** Voters of Zürich, made through the API with their mails in `dataDir`, who have answered every question of the National Council. */
export async function createElectorate(address: string, dataDir: string, count: number): Promise<Electorate> {
  const voters: Voter[] = []
  for (let index = 0; index < count; index++) voters.push(await createVoter(address, dataDir, `voter${index}@example.ch`))
  const [first] = voters
  if (!first) throw new Error('No voter')
  const api = clientOf(address, first.token)
  const elections = await api.getUserElections({ params: { id: first.id } })
  const election = elections.filter((one) => one.council === 'national-council').toSorted((a, b) => b.year - a.year)[0]
  if (!election) throw new Error('No National Council in Zürich')
  const questions = await api.getQuestions({ params: { eid: election.id } })
  for (const voter of voters) await answerAll(clientOf(address, voter.token), voter, { election, questions })
  return { election, questions, voters }
}

async function createVoter(address: string, dataDir: string, email: string): Promise<Voter> {
  const api = clientOf(address, null)
  const { registration } = await api.register({ body: { email, username: 'Voter', password: PASSWORD, language: 'de' } })
  await api.confirm({ params: { secret: await secretTo(email, join(dataDir, 'outbox')) }, body: { registration } })
  const { token, user } = await api.authenticate({ body: { email, password: PASSWORD } })
  const own = clientOf(address, token)
  const [constituency] = await own.getCantonConstituencies({ params: { id: ZURICH } })
  await own.changeUser({ params: { id: user.id }, body: { cantonId: ZURICH, constituencyId: constituency?.id ?? 0 } })
  await own.giveConsent({ params: { id: user.id }, body: { version: CONSENT_VERSION } })
  return { id: user.id, token }
}

async function answerAll(api: Client, { id }: Voter, { election, questions }: Pick<Electorate, 'election' | 'questions'>): Promise<void> {
  for (const [index, { id: questionId, type }] of questions.entries()) {
    const scale = SCALE_VALUES[type]
    await api.setResponse({ params: { id, eid: election.id, questionId }, body: { value: scale[(index + id) % scale.length] ?? null } })
  }
}

function clientOf(address: string, token: string | null): Client {
  return createClient({ baseUrl: `${address}/api`, fetch, token: () => token })
}

async function secretTo(email: string, folder: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries++) {
    for (const name of (await readdir(folder).catch(() => [])).filter((one) => one.endsWith('.eml')).toReversed()) {
      const text = await readFile(join(folder, name), 'utf8')
      const secret = text.includes(`To: ${email}\r`) ? /\/confirm\/de\/([\w-]+)/.exec(text)?.[1] : undefined
      if (secret !== undefined) return secret
    }
    await sleep(25)
  }
  throw new Error(`No mail to ${email}`)
}
