import type { AuditEvent } from '@plenara/api'
import type { DeskCallName } from '@plenara/contract'
import { deskCalls } from '@plenara/contract'
import { createAttemptStore } from '../../src/accounts/attempts/attempt-store.ts'
import { createDataKey } from '../../src/keys/data-key.ts'
import { createLimiter } from '../../src/accounts/attempts/limiter.ts'
import { type InvitedPerson, inviteCandidate } from '../../src/desk/candidacies/invite.ts'
import { readOfficial } from '../../src/desk/candidacies/official-candidacies.ts'
import { type DeskOptions, openDesk } from '../../src/desk/open-desk.ts'
import type { Database } from '../../src/db/database.ts'
import { createLog } from '../../src/platform/log.ts'
import type { WrittenMail } from '../../src/notify/mail/mail.ts'
import type { MailKind } from '../../src/db/schema/mail.ts'
import { createOutbox } from '../../src/notify/mail/outbox.ts'
import { startOutboxWorker } from '../../src/notify/mail/outbox-worker.ts'
import { DEMONSTRATION } from '../support/fillings.ts'
import { quickAccounts } from '../support/quick-accounts.ts'
import { createFilledDatabase } from '../support/test-database.ts'

export const PASSWORD = 'Gletscher12!!'

export interface DeskAnswer {
  readonly status: number
  readonly json: ReturnType<typeof JSON.parse>
  readonly bytes: Buffer
  readonly cookie: string | null
  readonly headers: Headers
}

export interface DeskRequest {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: string
  readonly body?: unknown
  /** In place of JSON. */
  readonly raw?: { readonly bytes: Buffer; readonly type: string }
  /** The pair of a cookie, e.g. `desk=…`. */
  readonly cookie?: string | null
  /** Where the desk is; absent: where it was opened first. */
  readonly at?: string
  /** Absent: that of the desk; null: none. */
  readonly origin?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/** What the link of a mail to a page of the desk carries. */
export const codeOf = (mail: WrittenMail, page: 'claim' | 'confirm-address' | 'not-me' | 'reset' | 'stop-address') =>
  new RegExp(`/candidacy/${page}\\?lang=\\w+#([\\w-]{43})$`, 'm').exec(mail.text)?.[1] ?? ''

/** The first election that is still to come and has numbers on its lists. */
function firstElection(db: Database) {
  return db
    .selectFrom('candidate')
    .innerJoin('election', 'election.id', 'candidate.electionId')
    .select('electionId')
    .where('number', 'is not', null)
    .where('electionDate', '>', new Date().toISOString().slice(0, 10))
    .orderBy('electionId')
    .executeTakeFirstOrThrow()
}

const addressIn = (line: string) => /http:\S+/.exec(line)?.[0] ?? ''

/** The desk on a port of its own, over the demonstration, with mails that end in a list and a clock that can be moved. */
export async function openDeskWorld({ folder = '' }: { readonly folder?: string } = {}) {
  const database = await createFilledDatabase(DEMONSTRATION)
  const { db } = database
  let moved = 0
  const now = () => new Date(Date.now() + moved)
  const onError = (error: unknown) => errors.push(error)
  const errors: unknown[] = []
  const events: AuditEvent[] = []
  const mails: WrittenMail[] = []
  const dataKey = createDataKey(Buffer.alloc(32, 7))
  const send = async (mail: WrittenMail) => void mails.push(mail)
  const worker = startOutboxWorker({ db, dataKey, now, send, from: 'test@plenara.example', publicUrl: 'https://plenara.example', onError })
  const outbox = createOutbox({ dataKey, now, wake: worker.wake })
  let url = ''
  const options: DeskOptions = {
    config: { callsPerAccount: 1_000, deskPort: 0, deskUrl: null, host: '127.0.0.1', publicUrl: 'https://plenara.example' },
    folder,
    encode: async ({ bytes }) => ({ bytes, encoding: null }),
    url: database.url,
    dataKey,
    hasher: quickAccounts().hasher,
    limiter: createLimiter({ store: createAttemptStore(db), dataKey, now, onError }),
    outbox,
    audit: async (event) => {
      events.push(event)
      return String(events.length)
    },
    address: ({ headers }) => headers.get('X-Test-Address') ?? '192.0.2.1',
    health: { ready: async () => [], write: async () => [] },
    now,
    log: createLog('silent'),
    onStep: (line) => {
      url = addressIn(line)
    },
    onWarning: () => undefined,
    onError,
  }
  const close = await openDesk(options)
  const { electionId } = await firstElection(db)
  const people = await readOfficial(db, { electionId }, 'de')
  /** The first mail of a kind after so many others; waits for it. */
  const mailAfter = async (count: number, kind: MailKind): Promise<WrittenMail> => {
    const found = () => mails.slice(count).find((mail) => mail.kind === kind)
    while (!found()) await new Promise((resolve) => setTimeout(resolve, 10))
    return found() as WrittenMail
  }
  const invite = async (person: Partial<InvitedPerson> = {}) => {
    const email = person.email ?? 'anna@example.ch'
    const before = mails.length
    const number = person.number ?? people[0]?.number ?? ''
    const invited = await inviteCandidate(
      { db, dataKey, outbox, now, deskUrl: url },
      { electionId, language: 'de', ...person, email, number },
    )
    const mail = await mailAfter(before, 'candidacy-invitation')
    return { ...invited, mail, code: codeOf(mail, 'claim'), notMe: codeOf(mail, 'not-me') }
  }
  const call = async (
    name: DeskCallName,
    { params = {}, query = '', body, raw, cookie, at = url, origin = at, headers = {} }: DeskRequest = {},
  ): Promise<DeskAnswer> => {
    const { method, path } = deskCalls[name]
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    const answer = await fetch(`${at}/api${filled}${query}`, {
      method,
      headers: {
        ...(origin !== null && { Origin: origin }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(raw && { 'Content-Type': raw.type }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(raw && { body: new Uint8Array(raw.bytes) }),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isJson = /json/.test(answer.headers.get('Content-Type') ?? '')
    const set = answer.headers.get('Set-Cookie')
    const json = isJson ? JSON.parse(bytes.toString()) : null
    return { status: answer.status, json, bytes, cookie: set?.split(';')[0] ?? null, headers: answer.headers }
  }
  return {
    ...{ db, database, dataKey, electionId, people, url, mails, mailAfter, events, errors, invite, call },
    /** What operators' commands work with. */
    inviting: { db, dataKey, outbox, now, deskUrl: url },
    /** Opens another one over the same database, as another server does. */
    openAnother: async () => {
      let at = ''
      const onStep = (line: string) => {
        at = addressIn(line)
      }
      const closeOther = await openDesk({ ...options, onStep })
      return { at, close: () => closeOther(0) }
    },
    /** Invites somebody and takes the invitation up; answers the pair of the cookie. */
    claimed: async (person: Partial<InvitedPerson> = {}) => {
      const { code, candidacyId } = await invite(person)
      const { cookie, json } = await call('claim', { body: { code, password: PASSWORD } })
      return { cookie: cookie ?? '', candidacyId, json }
    },
    /** Opens another one over the same database, and closes it; answers what it warned of. */
    warningsOfStart: async (): Promise<string[]> => {
      const warnings: string[] = []
      const closeOther = await openDesk({ ...options, onStep: () => undefined, onWarning: (line) => warnings.push(line) })
      await closeOther(0)
      return warnings
    },
    moveClock: (milliseconds: number) => {
      moved += milliseconds
    },
    close: async () => {
      await close(0)
      await worker.stop()
      await database.drop()
    },
  }
}

export type DeskWorld = Awaited<ReturnType<typeof openDeskWorld>>
