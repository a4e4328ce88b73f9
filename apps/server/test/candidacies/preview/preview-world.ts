import { createApp, type PublicBody } from '@plenara/api'
import type { StatementParts } from '@plenara/contract'
import { gzipSync } from 'node:zlib'
import { createAttemptStore } from '../../../src/accounts/attempts/attempt-store.ts'
import { createLimiter } from '../../../src/accounts/attempts/limiter.ts'
import { readPreview } from '../../../src/desk/candidacies/preview.ts'
import { raiseVersion } from '../../../src/catalogue/change/change-catalogue.ts'
import { createPostgresCatalogue } from '../../../src/catalogue/snapshots/postgres-catalogue.ts'
import { quarters } from '../../support/drawn-pictures.ts'
import { openDeskWorld } from '../desk-world.ts'

type Headers = Readonly<Record<string, string>>

interface Voters {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

export type PreviewWorld = Awaited<ReturnType<typeof openPreviewWorld>>

/** The desk beside the voters' calls, over one database, with a clock that can be moved; `begin` claims the first candidacy anew. */
export async function openPreviewWorld() {
  const world = await openDeskWorld()
  const { db, dataKey } = world
  /** Each reading comes after the time for which a version is kept. */
  let clock = 0
  let moved = 0
  const move = (milliseconds: number) => {
    moved += milliseconds
    world.moveClock(milliseconds)
  }
  const now = () => new Date(Date.now() + moved)
  /** What was encoded for everybody. */
  const shared: string[] = []
  const limiter = createLimiter({ store: createAttemptStore(db), dataKey, now, onError: (error) => world.errors.push(error) })
  const voters: Voters = createApp({
    catalogue: createPostgresCatalogue(db, { now: () => (clock += 2_000) }),
    parliament: { lastCount: async () => null, newsVersion: async () => 0 },
    users: {},
    authenticate: async () => null,
    previewOf: (token: string, address: string) => readPreview({ db, limiter, now }, token, address),
    encode: async ({ bytes, etag }: PublicBody, accepted: readonly string[]) => {
      if (!accepted.includes('gzip')) return { bytes, encoding: null }
      shared.push(etag)
      return { bytes: new Uint8Array(gzipSync(bytes)), encoding: 'gzip' }
    },
    address: ({ headers }: Request) => headers.get('X-Test-Address') ?? '192.0.2.1',
    log: (error: unknown) => world.errors.push(error),
    now,
  } as never)
  const election = await createPostgresCatalogue(db).election(world.electionId)
  const questions = election?.questions.map(({ id }) => id) ?? []
  const candidateId = world.people[0]?.candidateId ?? 0
  const own = { cookie: '', params: { cid: 0 } }
  const version = async (): Promise<number> => (await world.call('getCandidacy', own)).json.version
  const write = async (parts: Partial<StatementParts>) =>
    world.call('saveStatement', { ...own, body: { version: await version(), ...parts } })
  const begin = async () => {
    for (const table of ['candidacy', 'moderationDecision', 'actor', 'attempt'] as const) await db.deleteFrom(table).execute()
    // What a former test published is gone.
    await raiseVersion(db, false)
    const claimed = await world.claimed()
    own.cookie = claimed.cookie
    own.params = { cid: claimed.candidacyId }
    const decided = questions.map((id, index) => ({ questionId: id, value: index % 3 === 0 ? null : 100 })).slice(0, 5)
    await write({ answers: decided })
  }
  const preview = async () => world.call('createPreview', { ...own, body: { version: await version() } })
  const submit = async () => world.call('submitStatement', { ...own, body: { version: await version(), consentVersion: '1' } })
  const put = (width: number) =>
    world.call('putPortrait', { ...own, raw: { bytes: quarters(width, 600).jpegSync(85), type: 'image/jpeg' } })
  const read = async (path: string, headers: Headers = {}) => {
    const answer = await voters.request(`/api${path}`, { headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const showing = addressesOf(world.electionId, candidateId)
  const readAll = async (headers?: Headers) => {
    const texts: [path: string, text: string][] = []
    for (const path of showing) texts.push([path, (await read(path, headers)).text])
    return texts
  }
  /** What is published, with the person's picture in the place of its address, as a preview has it. */
  const readPublished = async () => {
    const texts = await readAll()
    const address: string | null = JSON.parse(texts[0]?.[1] ?? '').portrait
    if (address === null) return texts
    const answer = await voters.request(address.replace(/small$/, 'large'))
    const bytes = Buffer.from(await answer.arrayBuffer())
    const picture = `data:${answer.headers.get('Content-Type')};base64,${bytes.toString('base64')}`
    return texts.map(([path, text]) => [path, text.replaceAll(`"${address}"`, `"${picture}"`)])
  }
  const reading = { voters, read, readAll, readPublished, showing, shared }
  return { world, own, questions, candidateId, now, move, begin, version, write, preview, submit, put, ...reading }
}

/** The addresses that show a person. */
function addressesOf(electionId: number, candidateId: number): string[] {
  const election = `/election/${electionId}`
  return [
    ...['de', 'fr'].flatMap((lang) => [
      `${election}/candidate/${candidateId}?lang=${lang}`,
      `${election}/candidate/${candidateId}/change?lang=${lang}`,
      `${election}/response/${candidateId}?lang=${lang}`,
      `${election}/smart-spider/${candidateId}?lang=${lang}`,
    ]),
    `${election}/candidate?lang=de`,
    `${election}/candidate?lang=fr&view=card`,
    `${election}/candidate-answers`,
    `${election}/answer-comment?lang=de`,
  ]
}
