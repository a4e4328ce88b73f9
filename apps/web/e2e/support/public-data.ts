import type { Page } from '@playwright/test'
import type { Election, ElectionSnapshot } from '@plenara/contract'
import type { AccountKind } from './account-kind.ts'

/** Changes a part of the public data that was imported to this device: what a page shows that opens afterwards. */
export async function changeOnDevice<T>(page: Page, part: string, change: (value: T) => T): Promise<void> {
  const value = await page.evaluate(useCatalogue, { part })
  await page.evaluate(useCatalogue, { part, value: change(value as T) })
}

/** Reads a part of the catalogue of the device, or replaces it. */
async function useCatalogue({ part, value }: { readonly part: string; readonly value?: unknown }): Promise<unknown> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await settled(indexedDB.open('plenara-catalogue'))
  const store = db.transaction('catalogue', 'readwrite').objectStore('catalogue')
  const answer: unknown = await (value === undefined ? settled(store.get(part)) : settled(store.put(value, part)))
  db.close()
  return answer
}

type Told = Pick<Election, 'level' | 'languages'>

/** Changes what is said about the elections of the voter: by the server, or by the data on the device. */
export async function changeElections(
  page: Page,
  kind: AccountKind,
  change: <E extends Told>(elections: readonly E[]) => E[],
): Promise<void> {
  if (kind === 'local') {
    await changeOnDevice<{ elections: Told[] }>(page, 'common', (common) => ({ ...common, elections: change(common.elections) }))
    return
  }
  await page.route(/\/api\/user\/\d+\/election\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change<Told>(await answer.json()) })
  })
}

type Result = NonNullable<ElectionSnapshot['result']>

/** What a test changes in a published result, as the server tells it and as the device keeps it. */
export interface ResultChange {
  readonly fields?: Partial<Pick<Result, 'final' | 'areas' | 'source'>>
  /** Who left the seat, and who took it over. */
  readonly replaced?: { readonly leftId: number; readonly nextId: number }
}

/** Changes the published result of an election: in the answer of the server, or in the data on the device. */
export async function changeResult(page: Page, kind: AccountKind, electionId: number, { fields, replaced }: ResultChange): Promise<void> {
  const replace = <P extends { candidateId: number }>(persons: readonly P[]) =>
    persons.map((one) => (one.candidateId === replaced?.leftId ? { ...one, replacedById: replaced.nextId } : one))
  if (kind === 'local') {
    await changeOnDevice<{ result: Result }>(page, `election:${electionId}`, (election) => ({
      ...election,
      result: { ...election.result, ...fields, candidates: replace(election.result.candidates) },
    }))
    return
  }
  await page.route(new RegExp(`/api/election/${electionId}/result`), async (route) => {
    const answer = await route.fetch()
    const result = await answer.json()
    await route.fulfill({ response: answer, json: { ...result, ...fields, elected: replace(result.elected) } })
  })
}
