import { type APIRequestContext, expect } from '@playwright/test'
import type { CandidateCard, OfficialList } from '@plenara/contract'
import { domainScript } from './support/domain-in-page.ts'
import { quantile } from './support/median.ts'
import { openPhone } from './support/phone.ts'
import { test, type ZurichVoter } from './support/zurich.ts'

const LINES = 36
const RUNS = 200
const ROUNDS = 9

interface Facts {
  readonly election: ZurichVoter['election']
  readonly people: readonly CandidateCard[]
  readonly lists: readonly OfficialList[]
}

async function factsOf(request: APIRequestContext, { election }: ZurichVoter): Promise<Facts> {
  const people = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  const lists = await (await request.get(`/api/election/${election.id}/list`)).json()
  return { election, people, lists }
}

/** Milliseconds of one evaluation in this page, as means of `runs` evaluations: a full ballot of many lists, other names in each run. */
function evaluateInPage({ facts, runs, rounds }: { facts: Facts; runs: number; rounds: number }): { times: number[]; lines: number } {
  const rules = (globalThis as unknown as { domain: typeof import('@plenara/domain') }).domain
  const { election, people, lists } = facts
  const contest = rules.prepareContest({
    candidates: people,
    lists: lists.map(({ id }) => ({ id, family: null, region: null, isParent: false })),
  })
  const official = lists[0] ?? null
  const ballotRules = rules.completeRules(election)
  const draftOf = (run: number) =>
    Array.from({ length: election.lines }, (_, index) => {
      const printed = index < election.lines / 2 ? official?.candidates[index]?.id : undefined
      return { id: printed ?? people[(run * 37 + index * 13) % people.length]?.id ?? 0, pos: index + 1 }
    })
  const drafts = Array.from({ length: runs }, (_, run) => draftOf(run))
  let lines = 0
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    for (const candidates of drafts) {
      const { votesByCandidate } = rules.evaluateBallot(rules.ballotOfList({ candidates, official }), ballotRules, contest)
      lines = [...votesByCandidate.values()].reduce((sum, votes) => sum + votes, 0)
    }
    return (performance.now() - start) / runs
  })
  return { times, lines }
}

test('a ballot of 36 lines of Zürich is read again within 1 ms', async ({ browser, voter, request }) => {
  const facts = await factsOf(request, voter)
  expect(facts.election.lines).toBe(LINES)
  const phone = await openPhone(browser, voter)
  await phone.page.goto('/lists')
  await phone.page.evaluate(await domainScript())
  const { times, lines } = await phone.page.evaluate(evaluateInPage, { facts, runs: RUNS, rounds: ROUNDS })
  await phone.close()
  console.log(`ballot of 36 lines, ms: first ${times[0]?.toFixed(3)}, median ${quantile(times).toFixed(3)} (bar 1)`)
  expect(lines).toBeGreaterThan(0)
  expect(times[0]).toBeLessThan(1)
  expect(quantile(times)).toBeLessThan(1)
})
