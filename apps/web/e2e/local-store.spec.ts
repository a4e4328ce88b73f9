import { expect, type Page, type Request as Sent, test } from '@playwright/test'
import { CATALOGUE_DATABASE } from '../src/local/catalogue/catalogue-database.ts'
import { common, ELECTION, election, localities, QUESTIONS } from '../src/local/support/small-catalogue.ts'

const CANARY = 'Kanarienvogel'
const NAME = 'Nationalratswahl'
const LOCAL_ID = String(Number.MAX_SAFE_INTEGER)
/** The goal for ten answers with the processor slowed four times, in milliseconds. */
const TEN_ANSWERS_MS = 300

/** Puts the small catalogue where the import puts the real one, and a local account with consent beside it. */
async function makeLocalAccount(page: Page): Promise<void> {
  await page.goto('/start')
  const records = [
    ['catalogue', 'common', common(NAME)],
    ['catalogue', 'localities', localities],
    ['catalogue', `election:${ELECTION}`, election(NAME)],
    ['catalogueMeta', 'state', { dataVersion: 1, complete: true }],
  ] as const
  await page.evaluate(
    async ([name, entries]) => {
      const opening = indexedDB.open(name, 1)
      opening.onupgradeneeded = () => ['catalogue', 'catalogueMeta'].map((store) => opening.result.createObjectStore(store))
      await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
      const transaction = opening.result.transaction(['catalogue', 'catalogueMeta'], 'readwrite')
      for (const [store, key, value] of entries) transaction.objectStore(store).put(value, key)
      await new Promise((resolve, reject) => Object.assign(transaction, { oncomplete: resolve, onerror: reject }))
      opening.result.close()
    },
    [CATALOGUE_DATABASE, records] as const,
  )
  await page.evaluate((id) => {
    localStorage.setItem('plenara-local.exists', '1')
    for (const [key, value] of [
      ['account-type', 'local'],
      ['token', 'local'],
      ['user-id', id],
    ]) {
      localStorage.setItem(`plenara.${key}`, value ?? '')
    }
  }, LOCAL_ID)
}

/** Every request with all that it carries, as text. */
function recordRequests(page: Page): { readonly sent: Sent[]; text(): Promise<string> } {
  const sent: Sent[] = []
  page.on('request', (request) => sent.push(request))
  return {
    sent,
    text: async () =>
      (
        await Promise.all(
          sent.map(async (one) => `${one.method()} ${one.url()} ${JSON.stringify(await one.allHeaders())} ${one.postData()}`),
        )
      ).join('\n'),
  }
}

/** A call of the local account from within the page, through the module that the app itself has loaded. */
async function onDevice(page: Page, calls: readonly (readonly [method: string, path: string, body?: unknown])[]) {
  const module = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/local-api-[^/]*\.js$/.test(name))?.name,
  )
  expect(module, 'the app loaded the application of the device').toBeTruthy()
  return page.evaluate(
    async ([address, all]) => {
      const loaded: Record<string, unknown> = await import(String(address))
      const create = Object.values(loaded).find((value) => typeof value === 'function') as () => (request: Request) => Promise<Response>
      const ask = create()
      const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
      const started = performance.now()
      const statuses: number[] = []
      for (const [method, path, body] of all) {
        const answer = await ask(new Request(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) }))
        statuses.push(answer.status)
      }
      return { statuses, milliseconds: performance.now() - started }
    },
    [module, calls] as const,
  )
}

const answers = QUESTIONS.slice(0, 10).map(
  (id) => ['PUT', `/user/${LOCAL_ID}/election/${ELECTION}/response/${id}`, { value: 100 }] as const,
)

async function settle(page: Page) {
  await onDevice(page, [
    ['PATCH', `/user/${LOCAL_ID}`, { username: CANARY, cantonId: 6, constituencyId: 45 }],
    ['PUT', `/user/${LOCAL_ID}/consent`, { version: '1' }],
  ])
}

test('a local voter answers, reloads without a server, and no request carries a word of theirs [SESSION-6]', async ({ page }) => {
  await makeLocalAccount(page)
  const requests = recordRequests(page)
  await page.goto('/profile/questions/short')
  await settle(page)
  await page.goto('/profile/questions/short')
  for (const id of QUESTIONS.slice(0, 3)) {
    await expect(page.getByText(`Frage ${id}?`).first()).toBeVisible()
    await page.getByRole('group').first().getByRole('radio').first().locator('..').click()
    await expect(page.getByText(`Frage ${id + 1}?`).first()).toBeVisible()
  }
  // From here on the server is away; what the page itself is made of still comes.
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Frage 4?').first()).toBeVisible()
  await page.unroute('**/api/**')
  await page.goto('/votes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => requests.sent.filter((one) => one.url().includes('/api/')).length).toBeGreaterThan(0)

  const text = await requests.text()
  expect(text).not.toMatch(/authorization/i)
  expect(text).not.toContain(CANARY)
  expect(text).not.toContain(LOCAL_ID)
  const asked = requests.sent.filter((one) => new URL(one.url()).pathname.startsWith('/api/'))
  for (const one of asked) {
    expect([one.method(), one.postData()], one.url()).toEqual(['GET', null])
    expect(new URL(one.url()).pathname, 'only what every visitor may ask for').not.toMatch(/user|election|canton|question/)
  }
})

test('ten answers of a local voter are saved in time with the processor slowed four times', async ({ page }) => {
  await makeLocalAccount(page)
  await page.goto('/profile/questions/short')
  await settle(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const rounds: number[] = []
  for (let round = 0; round < 5; round++) {
    const { statuses, milliseconds } = await onDevice(page, answers)
    expect(statuses).toEqual(answers.map(() => 200))
    rounds.push(Math.round(milliseconds))
  }
  console.log(`ten answers of a local account at CPU x4: ${rounds.join(', ')} ms`)
  expect(Math.min(...rounds)).toBeLessThan(TEN_ANSWERS_MS)
})

test('what a local voter stored cannot be read in the database, and its key cannot be taken out', async ({ page }) => {
  await makeLocalAccount(page)
  await page.goto('/profile/questions/short')
  await settle(page)
  const found = await page.evaluate(async () => {
    const opening = indexedDB.open('plenara-local')
    await new Promise((resolve, reject) => Object.assign(opening, { onsuccess: resolve, onerror: reject }))
    const read = (store: string) => {
      const asking = opening.result.transaction(store).objectStore(store).getAll()
      return new Promise<unknown[]>((resolve, reject) =>
        Object.assign(asking, { onsuccess: () => resolve(asking.result), onerror: reject }),
      )
    }
    const rows = (await read('records')) as { sealed: ArrayBuffer }[]
    const [key] = (await read('keys')) as CryptoKey[]
    const exported = await crypto.subtle.exportKey('raw', key as CryptoKey).then(
      () => 'taken',
      ({ name }: Error) => name,
    )
    return { exported, text: rows.map(({ sealed }) => new TextDecoder('latin1').decode(sealed)).join('') }
  })
  expect(found.exported).toBe('InvalidAccessError')
  expect(found.text.length).toBeGreaterThan(50)
  expect(found.text).not.toContain(CANARY)
})
