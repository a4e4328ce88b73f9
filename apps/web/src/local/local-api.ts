import './zod-without-eval.ts'
import { createApp, problemResponse } from '@plenara/api'
import { DomainError } from '@plenara/domain'
import { initialLanguage } from '../i18n/initial-language.ts'
import { LOCAL_SESSION, localAccountMark, markLocalAccount } from '../lib/account-type.ts'
import { createDeviceCatalogue } from './catalogue/device-catalogue.ts'
import { createDeviceParliament } from './catalogue/device-parliament.ts'
import { offlineOf, passOn } from './pass-on.ts'
import { createIndexedDbUserStore, type LocalUserStore } from './store/indexed-db-user-store.ts'
import { emptyUser } from './store/record-health.ts'
import { whileSaving } from './while-saving.ts'

const MIB = 1024 * 1024
/** The one store of this tab; what it could not read stands in its `report`. */
export const localStore: LocalUserStore = createIndexedDbUserStore()

const log = (error: unknown) => console.error(error)

/**
 * The composition root of the device: the same application as on the server, over the browser's storage. Public data that is not on the device is
 * fetched from the server without a word about the user; calls about online accounts are refused with `online_account_needed` [SESSION-6].
 */
export function createLocalApi(): (request: Request) => Promise<Response> {
  const app = createApp({
    catalogue: createDeviceCatalogue(),
    parliament: createDeviceParliament(),
    users: { ...localStore, deleteUser },
    authenticate: async (token) => (token === LOCAL_SESSION.token && (await ensureAccount()) ? LOCAL_SESSION.userId : null),
    log,
    now: () => new Date(),
    // Both are said by the server alone: `getStatus` is passed on.
    version: '',
    compatibility: { android: '*', ios: '*', web: '*' },
    publicBodyBytes: 8 * MIB,
  })
  return async (request) => {
    const offline = offlineOf(request)
    if (offline === 'online-only') return passOn(request)
    if (offline === 'server-only') return problemResponse(new DomainError('online_account_needed'), log)
    return request.method === 'GET' ? app.fetch(request) : whileSaving(app.fetch(request))
  }
}

/** The account begins with its first call, also where the browser has cleared its data meanwhile. False where the voter deleted it, here or in another tab. */
async function ensureAccount(): Promise<boolean> {
  const mark = localAccountMark()
  if (mark === null) return false
  await localStore.ensureUser(mark, { ...emptyUser(LOCAL_SESSION.userId), language: initialLanguage() })
  return true
}

async function deleteUser(userId: number): Promise<void> {
  await localStore.deleteUser(userId)
  markLocalAccount(false)
}
