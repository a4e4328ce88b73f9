import { expect, test } from 'vitest'
import { type ClientOptions, createClient } from './client.ts'

const SERVER = 'https://app.example.ch/basis/api'

/** A client and the requests that it sent, which are answered by `answer`. */
function recordingClient(options: Partial<ClientOptions> = {}, answer = () => Response.json([])) {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return answer()
  }
  return { sent, client: createClient({ baseUrl: SERVER, fetch, token: () => 'secret', ...options }) }
}

// Fails when the word "Bearer" goes, or when a public call tells who asks.
test('the token goes as a bearer with the calls that need one, and with no other [API-28]', async () => {
  const { client, sent } = recordingClient()
  await client.getMatches({ params: { id: 7, eid: 4 } })
  await client.getCantons({})
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer secret', null])
  const anonymous = recordingClient({ token: () => null })
  await anonymous.client.getUser({ params: { id: 7 } })
  expect(anonymous.sent[0]?.headers.has('Authorization')).toBe(false)
})

test('a call goes to the configured base address with its parameters [API-30]', async () => {
  const { client, sent } = recordingClient()
  await client.getCandidates({ params: { eid: 4 }, query: { lang: 'fr' } })
  await client.confirm({ params: { secret: 'a/b?c' } })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${SERVER}/election/4/candidate?lang=fr`,
    `PUT ${SERVER}/confirm/a%2Fb%3Fc`,
  ])
})

// Fails when `keepalive` goes, or is asked for reading or for what a browser would refuse.
test('a short write outlives its page; what reads, or is long, does not [SESSION-2]', async () => {
  const { client, sent } = recordingClient()
  const params = { id: 7, eid: 4 }
  await client.setChoice({ params: { ...params, lid: 3 } })
  await client.deleteChoice({ params })
  await client.getMatches({ params })
  await client.changeUser({ params: { id: 7 }, body: { username: 'x'.repeat(9_000) } })
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, true, false, false])
})

test('a refusal is an error with its code and fields, a missing network is "offline"', async () => {
  const problem = { code: 'invalid', errors: [{ path: 'email', code: 'email_invalid' }] }
  const refused = recordingClient({}, () => Response.json(problem, { status: 422 }))
  await expect(refused.client.getCantons({})).rejects.toMatchObject({ code: 'invalid', status: 422, errors: problem.errors })
  const gateway = recordingClient({}, () => new Response('<html>', { status: 502 }))
  await expect(gateway.client.getCantons({})).rejects.toMatchObject({ code: 'unavailable', status: 502 })
  const busy = (after: string) =>
    recordingClient({}, () => Response.json({ code: 'too_many_attempts' }, { status: 429, headers: { 'Retry-After': after } }))
  await expect(busy('7').client.getCantons({})).rejects.toMatchObject({ code: 'too_many_attempts', status: 429, retryAfterSeconds: 7 })
  await expect(busy('soon').client.getCantons({})).rejects.toMatchObject({ status: 429, retryAfterSeconds: 0 })
  const offline = recordingClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
  await expect(offline.client.getCantons({})).rejects.toMatchObject({ code: 'offline', status: 0 })
})
