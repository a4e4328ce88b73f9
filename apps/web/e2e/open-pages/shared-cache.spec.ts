import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test'
import { newVoter, type Voter } from '../support/new-voter.ts'
import { addressOf, anyFill, type Fill, politicsFill } from '../support/screens.ts'
import { SENTENCES } from './sentences.ts'

/** Between voters and server, as a proxy of a company or a provider: it keeps what a shared cache may keep (RFC 9111, 3), by address and `Vary`. */
function createSharedCache(server: APIRequestContext) {
  const kept = new Map<string, { readonly vary: string; readonly answers: Map<string, string> }>()
  const mayKeep = (answer: APIResponse, isSigned: boolean) => {
    const rules = answer.headers()['cache-control'] ?? ''
    if (/no-store|private/.test(rules) || answer.status() !== 200) return false
    return !isSigned || /public|s-maxage|must-revalidate/.test(rules)
  }
  return {
    kept: () => [...kept].flatMap(([address, { answers }]) => [...answers.values()].map((text) => ({ address, text }))),
    get: async (address: string, headers: Readonly<Record<string, string>>): Promise<string> => {
      const keyOf = (vary: string) =>
        vary
          .split(/,\s*/)
          .map((name) => headers[name] ?? '')
          .join('|')
      const known = kept.get(address)
      const hit = known?.answers.get(keyOf(known.vary))
      if (hit !== undefined) return hit
      const answer = await server.get(address, { headers: { ...headers } })
      const text = await answer.text()
      const vary = answer.headers().vary ?? ''
      if (!mayKeep(answer, 'Authorization' in headers)) return text
      const entry = known ?? { vary, answers: new Map<string, string>() }
      entry.answers.set(keyOf(entry.vary), text)
      kept.set(address, entry)
      return text
    },
  }
}

// Fails when an answer about a voter may be kept by others, or when a page depends on who asks for it.
test('what a shared cache keeps tells nothing of the two voters who ask through it', async ({ request, playwright, baseURL }) => {
  const fill: Fill = { ...anyFill, ...(await politicsFill(request)) }
  const server = await playwright.request.newContext({ baseURL: String(baseURL) })
  const cache = createSharedCache(server)
  const voters = [await newVoter(request), await newVoter(request)]
  const names = ['Kennwort-Anemone', 'Kennwort-Birke']
  for (const [index, { id, token }] of voters.entries()) {
    const named = await request.patch(`/api/user/${id}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { username: names[index] },
    })
    expect(named.ok()).toBe(true)
  }
  const pages = Object.keys(SENTENCES).map((screen) => `${addressOf(screen, fill)}?lang=de`)
  const asked = ['/start', '/search?q=wald&lang=de', '/legislative/votes?people=true&lang=de']
  const own = voters.flatMap(({ id }) => [`/api/user/${id}`, `/api/user/${id}/vote`, `/api/user/${id}/export`])
  const traces = ({ id, token, email }: Voter, name: string) => [token, email, name, `/user/${id}`]
  for (const [index, voter] of voters.entries()) {
    const other = 1 - index
    const headers = { Authorization: `Bearer ${voter.token}`, Cookie: `token=${voter.token}`, 'Accept-Language': 'de' }
    for (const address of [...pages, ...asked, ...own]) {
      const text = await cache.get(address, headers)
      const theirs = voters[other]
      if (!theirs) continue
      for (const trace of traces(theirs, names[other] ?? '')) expect(text.includes(trace), `${address} to voter ${index}`).toBe(false)
    }
    expect(await cache.get(`/api/user/${voter.id}`, headers)).toContain(names[index])
  }
  expect(cache.kept().length).toBeGreaterThanOrEqual(pages.length)
  for (const { address, text } of cache.kept()) {
    for (const [index, voter] of voters.entries()) {
      for (const trace of traces(voter, names[index] ?? '')) expect(text.includes(trace), address).toBe(false)
    }
  }
  await server.dispose()
})
