import { emptyUser } from '../../data/device/store/empty-user.ts'
import { setWaitingCount } from '../../data/outbox/waiting-flag.ts'
import { currentSession, startSession } from '../../data/session/session.ts'
import { createVoter } from '../../screen-test/in-page-server.ts'
import { installPush } from '../../screen-test/push.ts'
import { expect, type Page, test } from '../../screen-test/screen-test.ts'

const SECRET = 'S'.repeat(43)
const REGISTRATION = 'R'.repeat(43)
const NEWCOMER = { ...emptyUser(4711), username: 'Anna', email: 'anna@example.ch' }
const ENTRY = { language: 'de', token: `voter-${NEWCOMER.id}`, user: NEWCOMER }

interface Proof {
  readonly registration?: string
  readonly password?: string
}

/** Answers links as the server does, and records the proofs that were sent and the sessions that were ended. */
async function watchEntries(page: Page) {
  await createVoter(NEWCOMER.id, { email: NEWCOMER.email, username: NEWCOMER.username })
  const proofs: Proof[] = []
  const ended: (string | undefined)[] = []
  await page.route(/\/api\/confirm\//, async (route) => {
    const proof: Proof = await route.request().postDataJSON()
    proofs.push(proof)
    const isProven = proof.registration === REGISTRATION || proof.password !== undefined
    route.fulfill({ json: isProven ? ENTRY : { language: 'de', passwordFor: NEWCOMER.email } })
  })
  await page.route(/\/api\/logout$/, (route) => {
    ended.push(route.request().headers().authorization)
    route.fulfill({ json: {} })
  })
  return { proofs, ended }
}

const leave = (page: Page) => page.getByRole('button', { name: 'Abmelden und weiter' })

// Fails when the registration is sent while a user is signed in: the link would then replace the session at once.
test('a signed-in user is asked before a link signs another account in, and may stay [ASVS-7.2.4, ROUTE-11]', async ({ page, voter }) => {
  const { proofs, ended } = await watchEntries(page)
  localStorage.setItem('plenara.registration', REGISTRATION)
  await page.goto(`/confirm/de/${SECRET}`)
  await expect(page.getByText('Du bist als mira@example.ch angemeldet.')).toBeVisible()
  await expect(page.getByText('Dieser Link gehört zum Konto anna@example.ch.')).toBeVisible()
  await expect(page.getByLabel('Passwort', { exact: true })).toBeHidden()
  await page.getByRole('link', { name: 'Angemeldet bleiben' }).click()
  await expect(page).toHaveURL(/\/election$/)
  expect(currentSession()).toEqual({ userId: voter.id, token: voter.token })
  expect(proofs.every(({ registration }) => registration === undefined)).toBe(true)
  expect(ended).toEqual([])
})

for (const server of ['answers', 'fails', 'is out of reach'] as const) {
  // Fails when `leave` does not end the session on the server, or leaves some of it on the device.
  test(`a user who continues is signed out first, where the server ${server} [ASVS-7.2.4, ASVS-14.3.1, SESSION-4]`, async ({
    page,
    voter,
  }) => {
    using push = await installPush({ permission: 'granted', isSubscribed: true })
    const { proofs, ended } = await watchEntries(page)
    if (server !== 'answers') {
      await page.route(/\/api\/logout$/, (route) => {
        ended.push(route.request().headers().authorization)
        if (server === 'fails') route.fulfill({ status: 500, json: { code: 'internal' } })
        else route.abort()
      })
    }
    localStorage.setItem('plenara.favourite-canton', 'of the voter')
    await page.goto(`/confirm/de/${SECRET}`)
    setWaitingCount(voter.id, 1, 1)
    await expect(page.getByText(/^1 Änderung ist noch nicht gespeichert\./)).toBeVisible()
    await leave(page).click()
    await expect(page.getByText('Wähle ein Passwort für anna@example.ch.')).toBeVisible()
    expect(ended).toEqual([`Bearer ${voter.token}`])
    expect(currentSession().token).toBeNull()
    expect(['token', 'outbox', 'favourite-canton'].map((key) => localStorage.getItem(`plenara.${key}`))).toEqual([null, null, null])
    await expect.poll(() => push.isSubscribed()).toBe(false)
    // The link survives a reload.
    await page.reload()
    await page.getByLabel('Passwort', { exact: true }).fill('Hund.88!wald')
    await page.getByLabel('Passwort wiederholen').fill('Hund.88!wald')
    await page.getByRole('button', { name: 'Passwort wählen und anmelden' }).click()
    await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
    expect(currentSession().token).toBe(ENTRY.token)
    expect(proofs.at(-1)).toMatchObject({ password: 'Hund.88!wald' })
    expect(ended).toHaveLength(1)
  })
}

// Fails when the form of the sign-in is shown to a signed-in user.
test('the sign-in asks also if the account of the signed-in user cannot be loaded [ASVS-7.2.4]', async ({ page, voter }) => {
  const { ended } = await watchEntries(page)
  await page.route(new RegExp(`/api/user/${voter.id}$`), (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.goto('/login')
  await expect(page.getByText('In diesem Browser ist schon jemand angemeldet.')).toBeVisible()
  await expect(page.getByLabel('E-Mail')).toBeHidden()
  await leave(page).click()
  await expect(page.getByLabel('E-Mail')).toBeVisible()
  expect(ended).toEqual([`Bearer ${voter.token}`])
})

// Fails when `enter` replaces a session without ending it.
test('a sign-in ends the session that another tab started meanwhile [ASVS-7.2.4, SESSION-4]', async ({ page }) => {
  const { ended } = await watchEntries(page)
  const other = 815
  await createVoter(other, { locationChosen: true })
  await page.route(new RegExp(`/api/user/${other}$`), (route) => route.fulfill({ status: 500, json: { code: 'internal' } }))
  await page.route(/\/api\/authenticate$/, (route) => route.fulfill({ json: { token: ENTRY.token, user: NEWCOMER } }))
  await page.goto('/login')
  await page.getByLabel('E-Mail').fill(NEWCOMER.email)
  await page.getByLabel('Passwort', { exact: true }).fill('Katze.77!berg')
  startSession({ userId: other, token: `voter-${other}` })
  localStorage.setItem('plenara.favourite-canton', 'of the other')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Wo wählst du?' })).toBeVisible()
  expect(ended).toEqual([`Bearer voter-${other}`])
  expect(localStorage.getItem('plenara.favourite-canton')).toBeNull()
  expect(currentSession().token).toBe(ENTRY.token)
})
