import type { Election, User } from '@plenara/contract'
import { nextElectionDay, zurichDay } from '@plenara/domain/elections'
import { queryClient } from '../calls/query-client.ts'
import { queryKey } from '../calls/query-key.ts'
import { revalidateAnswers } from '../calls/revalidation.ts'
import { accountType, LOCAL_SESSION } from '../session/account-type.ts'
import { currentSession } from '../session/session-store.ts'
import { settledVersion } from './settled-version.ts'

/** How long an answer of the server's public data may lie in the HTTP cache, in milliseconds. */
const HTTP_CACHE_MS = 30 * 60_000

/** The version of the server's public data that this page shows; null until it is known. */
let shownVersion: number | null = null

/**
 * Asks the server for the version of its public data; where it is another than the page shows, everything on the page is read anew. So it is at the
 * first look, because the start of the app does not ask for the version.
 */
export async function lookForNewerData(): Promise<void> {
  if (isLocal() && !isGuest()) return refreshDevice()
  const before = shownVersion
  const dataVersion = await settledVersion((version) => before === null || before === version)
  shownVersion = dataVersion
  if (before === dataVersion) return
  revalidateAnswers(HTTP_CACHE_MS)
  if (isGuest()) await import('../device/local-api.ts').then(({ forgetPublicAnswers }) => forgetPublicAnswers())
  await queryClient.invalidateQueries()
}

function isGuest(): boolean {
  return accountType() === 'guest'
}

function isLocal(): boolean {
  return currentSession().token === LOCAL_SESSION.token
}

/** A local account shows the data of its device, which the importer brings up to date. */
async function refreshDevice(): Promise<void> {
  const user = queryClient.getQueriesData<User>({ queryKey: queryKey('getUser') })[0]?.[1]
  if (!user) return
  const { neededCanton, refreshCatalogue } = await import('../device/import/use-catalogue-need.ts')
  await refreshCatalogue(neededCanton(user))
}

/** Whether one of the elections that the page knows is held today (Swiss time). */
export function isElectionDay(now = new Date()): boolean {
  const elections = queryClient.getQueriesData<Election[]>({ queryKey: queryKey('getUserElections') }).flatMap(([, answer]) => answer ?? [])
  return nextElectionDay(elections, now) === zurichDay(now.getTime())
}
