import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import type { Election, Question, UserExport } from '@plenara/contract'
import { LOCAL_SESSION } from '../../src/data/session/account-type.ts'
import { beginOnDevice } from '../support/device-account.ts'
import { deviceRequest } from '../support/device-request.ts'
import { begin } from '../support/new-voter.ts'
import { changeDocument } from '../support/user-document.ts'

export const DEVICE_VOTER = { id: LOCAL_SESSION.userId, token: LOCAL_SESSION.token }
/** What would be celebrated in between. */
const CELEBRATED = ['profile', 'evaluate', 'favorites', 'lists', 'dream-teams'].map((step) => `achievement.${step}`)
const NOW = '2026-11-20T08:00:00.000Z'

/** One thing of every kind, in an election that the server has. */
export async function thingsOf(
  request: APIRequestContext,
): Promise<Pick<UserExport, 'elections' | 'lists' | 'choices' | 'notes' | 'progression'>> {
  const { cantonId, election, questions, candidateIds } = await factsOf(request)
  expect(cantonId).toBe(6)
  const electionId = election.id
  return {
    progression: [
      { electionId: null, key: 'welcome', data: { state: 'c' } },
      ...['match', ...CELEBRATED].map((key) => ({ electionId, key, data: { state: 'c' } })),
    ],
    elections: [
      {
        electionId,
        responses: questions.slice(0, 8).map(({ id }, index) => ({ questionId: id, value: null, weight: index === 0 ? 2 : 1 })),
        matches: [
          { candidateId: candidateIds[0] ?? 0, type: 'love', rank: 1 },
          { candidateId: candidateIds[1] ?? 0, type: 'like', rank: 2 },
          { candidateId: candidateIds[2] ?? 0, type: 'dislike', rank: null },
        ],
      },
    ],
    lists: [
      {
        ...{ id: 1_000_000_000, electionId, name: 'Vom Gerät', adapted: false, officialListId: null, updated: NOW },
        candidates: [{ id: candidateIds[0] ?? 0, pos: 1 }],
      },
    ],
    choices: [{ electionId, listId: 1_000_000_000 }],
    notes: [{ id: 1, type: 'city', reference: `${candidateIds[0]}/city`, color: 'good' }],
  }
}

async function factsOf(request: APIRequestContext) {
  const elections: Election[] = []
  for (let id = 1; id <= 60 && !elections.some(isWanted); id++) {
    const answer = await request.get(`/api/election/${id}`)
    if (answer.ok()) elections.push(await answer.json())
  }
  const election = elections.find(isWanted)
  if (!election) throw new Error('The demonstration data has no National Council election of 2027 in Basel')
  const questions: Question[] = await (await request.get(`/api/election/${election.id}/question`)).json()
  const candidates: { id: number }[] = await (await request.get(`/api/election/${election.id}/candidate?view=card`)).json()
  return { cantonId: election.cantonId, election, questions, candidateIds: candidates.map(({ id }) => id) }
}

function isWanted({ council, year, cantonId }: Election): boolean {
  return council === 'national-council' && year === 2027 && cantonId === 6
}

/** Makes a page that of a guest of canton 6 who gave these things; an empty page of the app's origin is open then. Answers what the device holds. */
export async function beginAsGuest(page: Page, catalogue: string, things: Partial<UserExport>): Promise<UserExport> {
  await beginOnDevice(page, catalogue)
  await page.evaluate(() => {
    localStorage.setItem('plenara-local.exists', `guest:${Date.now()}:${Date.now()}`)
    localStorage.setItem('plenara.account-type', 'guest')
  })
  const request = deviceRequest(page)
  await begin(request, DEVICE_VOTER, {})
  await changeDocument(request, DEVICE_VOTER, ({ progression }) => ({
    ...things,
    progression: [...progression, ...(things.progression ?? [])],
  }))
  return exportOf(request, DEVICE_VOTER)
}

export async function exportOf(
  request: APIRequestContext,
  { id, token }: { readonly id: number; readonly token: string },
): Promise<UserExport> {
  const answer = await request.get(`/api/user/${id}/export`, { headers: { Authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
  return answer.json()
}

/** What a document holds, without the account it is of, and without what follows from the answers once a page has asked for it. */
export function contentOf({ account: _, settings: __, profile: ___, ...content }: UserExport): Partial<UserExport> {
  return content
}

/** The session that a page is in. */
export function sessionOf(page: Page): Promise<{ id: number; token: string; kept: string | null }> {
  return page.evaluate(() => ({
    id: Number(localStorage.getItem('plenara.user-id')),
    token: String(localStorage.getItem('plenara.token')),
    kept: localStorage.getItem('plenara-local.exists'),
  }))
}

/** Every call of a browser from now on that is more than a reading of public data, as `PUT /register`; ids are left out. */
export function watchWrites(context: BrowserContext): string[] {
  const seen: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/') || (request.method() === 'GET' && !pathname.startsWith('/api/user/'))) return
    seen.push(
      `${request.method()} ${pathname
        .slice('/api'.length)
        .replace(/\/\d+/, '/id')
        .replace(/confirm\/.*/, 'confirm')}`,
    )
  })
  return seen
}
