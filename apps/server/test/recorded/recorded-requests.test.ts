import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from '@plenara/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PUBLIC_URL } from '../security/support/compose-app.ts'
import { PASSWORD } from '../security/support/accounts.ts'
import { openSecurityServer, type SecurityServer } from '../security/support/security-server.ts'
import { AFFAIR, PERSON, VOTE } from '../support/parliament-sample.ts'
import { lacks, shapeOf } from './answer-shape.ts'
import { appSession } from './app-session.ts'
import { createRecordedAuthenticator } from './recorded-authenticator.ts'
import { type RecordedCall, type Replayed, replay, wireOf } from './recording.ts'

const folder = join(import.meta.dirname, 'versions')
/** Set to the version of the app that is released next, this writes its recording: `RECORD_APP=1.0.0 npm run test:unit -- recorded-requests`. */
const recorded = process.env.RECORD_APP

let server: SecurityServer
beforeAll(async () => {
  server = await openSecurityServer()
})
afterAll(() => server.close())

async function newApp(): Promise<Replayed> {
  const { id, email } = await server.newAccount()
  const { ids } = server
  const { electionId: countedElection } = await server.db.selectFrom('electionResult').select('electionId').executeTakeFirstOrThrow()
  const values = new Map<string, string | number>([
    ...Object.entries({ id, email, password: PASSWORD, newEmail: `new-${id}@example.ch`, countedElection }),
    ...Object.entries({ eid: ids.elections[0] ?? 0, candidateId: ids.candidates[0] ?? 0, questionId: ids.questions[0] ?? 0 }),
    ...Object.entries({ partyId: ids.parties[0] ?? 0, councillor: PERSON.abel, vote: VOTE.first, affair: AFFAIR.energy }),
  ])
  return { values, answerChallenge: createRecordedAuthenticator(PUBLIC_URL) }
}

test('every call of the present app is answered; with RECORD_APP that becomes a recording', async () => {
  const app = await newApp()
  const made: RecordedCall[] = []
  for (const step of appSession) {
    const wire = await wireOf(step)
    const { status, answer } = await replay(server.call, wire, app)
    expect(status, `${wire.name} ${JSON.stringify(answer)}`).toBeLessThan(300)
    made.push({ ...wire, status, answer: shapeOf(answer) })
  }
  if (recorded) writeFileSync(join(folder, `${recorded}.json`), `[\n${made.map((call) => `  ${JSON.stringify(call)}`).join(',\n')}\n]\n`)
})

const versions = readdirSync(folder).map((file) => file.replace(/\.json$/, ''))

describe.each(versions)('an app of version %s', (version) => {
  const recording = JSON.parse(readFileSync(join(folder, `${version}.json`), 'utf8')) as readonly RecordedCall[]

  // Fails when a call is renamed, wants another body, or its answer loses a field.
  test('is served as it was: every call is taken, every answer has what the app reads [API-26]', async () => {
    expect(recording.length).toBeGreaterThan(50)
    const app = await newApp()
    for (const { status, answer, ...wire } of recording) {
      const now = await replay(server.call, wire, app)
      expect([wire.name, now.status], JSON.stringify(now.answer)).toEqual([wire.name, status])
      expect(lacks(answer, now.answer), wire.name).toEqual([])
    }
  })

  test('a recording holds nothing of a real person or session', () => {
    const text = JSON.stringify(recording)
    expect(text).not.toMatch(/@(?!example)|Bearer (?!\{token\})/)
    expect(text).toContain('{password}')
  })
})

test('the client of today still sends what it sent when the newest version was recorded', async () => {
  const newest = versions.sort(byVersion).at(-1)
  const recording = JSON.parse(readFileSync(join(folder, `${newest}.json`), 'utf8')) as readonly RecordedCall[]
  const known = new Map(recording.map((call) => [`${call.method} ${call.path} ${JSON.stringify(call.body)}`, call.headers]))
  for (const step of appSession) {
    const { name, method, path, headers, body } = await wireOf(step)
    expect(calls, name).toHaveProperty(name)
    expect(known.get(`${method} ${path} ${JSON.stringify(body)}`), `${name} is not in the recording: record the app anew`).toEqual(headers)
  }
})

describe('what an app relies on in an answer', () => {
  const shape = shapeOf({ id: 1, name: 'A', rank: null, tags: [{ a: 1, b: 'x' }, { a: null }], texts: { de: 'x' } })
  test.each([
    [{ id: 2, name: 'B', rank: 7, tags: [{ a: 5 }], texts: {}, more: true }, []],
    [{ id: 2, name: 'B', rank: null, tags: [], texts: { fr: 'y' } }, []],
    [{ id: '2', name: 'B', rank: null, tags: [], texts: {} }, ['answer.id is no number']],
    [{ id: 2, rank: null, tags: [], texts: {} }, ['answer.name is missing']],
    [{ id: 2, name: null, rank: null, tags: {}, texts: {} }, ['answer.name is no string', 'answer.tags is no list']],
    [{ id: 2, name: 'B', rank: 1, tags: [{ a: 1 }, { b: 'x' }], texts: {} }, ['answer.tags[1].a is missing']],
  ])('case %#', (value, expected) => {
    expect(lacks(shape, value)).toEqual(expected)
  })
})

function byVersion(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}
