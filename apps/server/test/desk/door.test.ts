import { createApp } from '@plenara/api'
import { calls, deskCalls, type DeskCallName } from '@plenara/contract'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken, newToken } from '../../src/keys/token.ts'
import { createDeskCookie } from '../../src/desk/desk-cookie.ts'
import { type DeskWorld, openDeskWorld, PASSWORD } from '../candidacies/desk-world.ts'
import { printLetter } from '../candidacies/printed-letter.ts'
import { quarters } from '../support/drawn-pictures.ts'
import { insertTestUser } from '../support/test-user.ts'

const SCRIPT = 'document.documentElement.dataset.theme = "dark"'

let folder: string
let world: DeskWorld
let cookie: string
let cid: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenara-desk-'))
  await writeFile(join(folder, 'index.html'), `<!doctype html><script>${SCRIPT}</script><div id="root"></div>`)
  await writeFile(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  world = await openDeskWorld({ folder })
  const claimed = await world.claimed()
  cookie = claimed.cookie
  cid = claimed.candidacyId
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

const WRITES = (Object.keys(deskCalls) as DeskCallName[]).filter((name) => deskCalls[name].method !== 'GET')

// Fails when the origin of a write is not compared.
test.each(WRITES)('%s from another origin finds nothing, and changes nothing', async (name) => {
  const { code, notMe } = await world.invite({ number: world.people[2]?.number ?? '', email: 'carla@example.ch' })
  const { candidacyId: _, ...said } = await printLetter(world, { number: world.people[3]?.number ?? '' })
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const bodies: Partial<Record<DeskCallName, object>> = {
    readInvitation: { code },
    claim: { code, password: PASSWORD },
    claimForAccount: { code },
    readLetter: said,
    confirmByMail: { ...said, email: 'carla@example.ch' },
    notMe: { code: notMe },
    askReset: { email: 'anna@example.ch' },
    resetPassword: { code, password: `${PASSWORD}y` },
    changePassword: { current: PASSWORD, password: `${PASSWORD}x` },
    signInWithPasskey: { id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    confirmAddress: { code },
    stopAddressChange: { code },
    createPasskey: { name: 'Telefon', id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    changePasskey: { name: 'Mein' },
    proveActor: { password: PASSWORD },
    askAddressChange: { email: 'carla@example.ch' },
    signIn: { email: 'anna@example.ch', password: PASSWORD },
    saveStatement: { version: 0, answers: [{ questionId: questions[0].id, value: 100 }] },
    copyAnswers: { from: cid },
    submitStatement: { version: 0, consentVersion: '1' },
    appeal: { text: 'Das ist ein Zitat.' },
    askCorrection: { answers: [{ questionId: questions[0].id, value: 100 }], reason: 'Vertippt' },
    createPreview: { version: 0 },
  }
  const raw = { bytes: quarters(400, 500).jpegSync(85), type: 'image/jpeg' }
  const before = (await world.call('getCandidacy', { cookie, params: { cid } })).json
  for (const origin of [null, 'null', 'https://plenara.example', world.url.replace('http:', 'https:'), `${world.url}.example.ch`]) {
    const sent = name === 'putPortrait' ? { raw } : { body: bodies[name] }
    const answer = await world.call(name, { cookie, origin, params: { cid, id: 1, pid: 1 }, ...sent })
    expect(answer).toMatchObject({ status: 404, json: { code: 'not_found' }, cookie: null })
  }
  expect((await world.call('getCandidacy', { cookie, params: { cid } })).json).toEqual({ ...before, now: expect.any(String) })
  expect((await world.call('readInvitation', { body: { code } })).status).toBe(200)
  const { wrongDates } = await world.db.selectFrom('letterCode').select('wrongDates').executeTakeFirstOrThrow()
  expect([wrongDates, await world.db.selectFrom('invitation').where('contact', 'is not', null).selectAll().execute()]).toEqual([0, []])
})

/** A call with a host of one's own. */
function statusAt(host: string, path = '/api/actor'): Promise<number | undefined> {
  const { port } = new URL(world.url)
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port, path, headers: { Host: host, Cookie: cookie } }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    call.once('error', reject).end()
  })
}

// Fails when a name that leads to this machine opens the desk (DNS rebinding).
test('to another host nothing is here', async () => {
  const { host, port } = new URL(world.url)
  for (const path of ['/api/actor', '/candidacy', '/icon.svg']) {
    expect(await statusAt(host, path)).toBe(200)
    for (const other of [`127.0.0.1:${port}`, 'plenara.example', `evil.example:${port}`, `localhost.:${port}`])
      expect(await statusAt(other, path)).toBe(404)
  }
})

// Fails when an address without a screen is answered as one, or the page may run, load or frame more than it needs.
test('every screen is the one page, which runs its own scripts alone and is framed by nobody', async () => {
  for (const path of [
    '/',
    '/candidacy',
    '/candidacy/claim',
    '/candidacy/letter',
    '/candidacy/sign-in',
    '/candidacy/4711',
    '/candidacy/4711/question/32',
    '/candidacy/4711/submit',
    '/candidacy/4711/preparation',
    '/team',
  ]) {
    const answer = await fetch(`${world.url}${path}`)
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([path, 200, 'text/html; charset=utf-8'])
  }
  for (const path of ['/nothing', '/candidacy/x', '/candidacy/4711/nothing', '/team/4711', '/start', '/assets/none.js']) {
    expect([path, (await fetch(`${world.url}${path}`)).status]).toEqual([path, 404])
  }
  const { headers } = await fetch(`${world.url}/candidacy`)
  const policy = (headers.get('Content-Security-Policy') ?? '').split('; ')
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
  for (const line of ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "form-action 'self'", "trusted-types 'none'"])
    expect(policy).toContain(line)
  expect(policy.filter((line) => /^(worker|manifest)-src|unsafe/.test(line))).toEqual([])
  expect([headers.get('X-Robots-Tag'), headers.get('Referrer-Policy'), headers.get('X-Frame-Options')]).toEqual([
    'noindex',
    'no-referrer',
    'DENY',
  ])
})

test('no session of a voter opens the desk, and no session of the desk is one of a voter', async () => {
  const userId = await insertTestUser(world.db)
  const token = newToken()
  await world.db
    .insertInto('session')
    .values({ tokenHash: hashToken(token), userId, createdAt: new Date(), usedAt: new Date() })
    .execute()
  expect((await world.call('getActor', { headers: { Authorization: `Bearer ${token}` } })).status).toBe(401)
  expect((await world.call('getActor', { cookie: `desk=${token}` })).status).toBe(401)
  expect((await world.call('getActor', { headers: { Authorization: `Bearer ${cookie.slice(5)}` } })).status).toBe(401)
  const tokens = await world.db.selectFrom('session').select('tokenHash').execute()
  expect(tokens.map(({ tokenHash }) => tokenHash)).not.toContainEqual(hashToken(cookie.slice(5)))
})

test('none of the calls of one table is at the other door', async () => {
  for (const { method, path } of Object.values(calls).filter((call) => !call.path.includes('{'))) {
    const answer = await fetch(`${world.url}/api${path}`, { method, headers: { Origin: world.url } })
    expect([path, answer.status]).toEqual([path, 404])
  }
  const voters = createApp({ catalogue: {}, parliament: {}, users: {}, authenticate: async () => null, log: () => undefined } as never)
  for (const { method, path } of Object.values(deskCalls)) {
    expect((await voters.request(`/api${path}`, { method })).status).toBe(404)
  }
})

test('two cookies of the name, or one of another form, are no session', async () => {
  for (const wrong of [`${cookie}; ${cookie}`, `${cookie}x`, 'desk=', 'desk', `Desk${cookie.slice(4)}`]) {
    expect((await world.call('getActor', { cookie: wrong })).status).toBe(401)
  }
  expect((await world.call('getActor', { cookie: `theme=dark; ${cookie}` })).status).toBe(200)
})

test('over HTTPS the cookie is bound to this host, and goes over nothing else', () => {
  const secure = createDeskCookie('https://desk.example.ch')
  expect(secure.set('a')).toBe('__Host-desk=a; Max-Age=604800; Path=/; HttpOnly; SameSite=Strict; Secure')
  expect(secure.read(`desk=${'a'.repeat(43)}`)).toBeNull()
  expect(secure.read(`__Host-desk=${'a'.repeat(43)}`)).toBe('a'.repeat(43))
})

test('a method that is not there is told, and every answer is kept nowhere', async () => {
  const answer = await fetch(`${world.url}/api/actor`, { method: 'DELETE', headers: { Origin: world.url } })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET'])
  const own = await world.call('getActor', { cookie })
  expect(own.headers.get('Cache-Control')).toBe('no-store')
  expect(own.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})
