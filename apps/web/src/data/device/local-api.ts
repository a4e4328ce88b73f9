import { createDeviceCalls, type DeviceCall, loadDeviceBodies } from '@plenara/api/device-calls'
import { calls } from '@plenara/contract/calls'
import { type AnyInput, ApiError, answeringClient, type Client, type ClientCall } from '@plenara/contract/client'
import { initialLanguage } from '../../i18n/initial-language.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { noticeCleared } from '../loss/kept-marks.ts'
import { tellLoss } from '../loss/store-loss.ts'
import { accountType, LOCAL_SESSION, localAccount, localAccountMark, markLocalAccount, markRecords } from '../session/account-type.ts'
import { followTabKeys, shareTabKey } from '../session/closing.ts'
import { createDeviceCatalogue } from './catalogue/device-catalogue.ts'
import { createDeviceParliament } from './catalogue/device-parliament.ts'
import type { GuestApi, GuestServices } from './guest/guest-api.ts'
import { passOn } from './pass-on.ts'
import { emptyUser } from './store/empty-user.ts'
import { createIndexedDbUserStore, type LocalUserStore } from './store/indexed-db-user-store.ts'
import { whileSaving } from './while-saving.ts'

/** A deletion in another tab takes the mark of the account first; within this time, in milliseconds, this tab knows of it. */
const SETTLE_MS = 200
/** The mark of the account that this tab reads and writes. */
let openMark: string | null = null
/** The one store of this tab; what it could not read stands in its `report`. */
export const localStore: LocalUserStore = createIndexedDbUserStore({ consent: 'not-needed', isKept, onLoss: tellLoss })

const log = (error: unknown) => console.error(error)

/**
 * The composition root of the device: the calls of the server by their names, over the browser's storage. Public data that is not on the device is
 * fetched from the server without a word about the user; calls about online accounts are refused with `online_account_needed` [SESSION-6].
 * @param token of the session that calls
 */
export function createLocalApi(token: () => string | null): Client {
  const services = {
    parliament: createDeviceParliament(),
    users: { ...localStore, deleteUser },
    seedOf: async (userId: number) => (await localStore.getUser(userId))?.seed ?? userId,
    authenticate: async (shown: string) => (shown === LOCAL_SESSION.token && (await ensureAccount()) ? LOCAL_SESSION.userId : null),
    log,
    now: () => new Date(),
    // Both are said by the server alone: `getStatus` is passed on.
    version: '',
    compatibility: { android: '*', ios: '*', web: '*' },
  }
  const own = createDeviceCalls({ ...services, catalogue: createDeviceCatalogue() })
  // What the server and others answer is told apart before.
  const ask = async (name: ClientCall, input: AnyInput) => {
    const shown = token()
    if (accountType() !== 'guest') return own[name as DeviceCall](input, shown)
    return (await guestApi({ ...services, cantonId })).ask(name, input, shown)
  }
  followTabKeys()
  if (accountType() === 'guest') guestApi({ ...services, cantonId }).catch(() => undefined)
  whenIdle(() => void loadDeviceBodies().catch(() => undefined))
  return answeringClient(async (name, input) => {
    noticeCleared()
    const { method, offline } = calls[name]
    if (offline === 'online-only') return passOn(name, input)
    if (offline === 'server-only') throw new ApiError('online_account_needed', 403)
    return method === 'GET' ? ask(name, input) : whileSaving(ask(name, input))
  })
}

let guest: Promise<GuestApi> | undefined

/** A guest alone loads what asks for public data as they are needed; a failed load is tried again. */
function guestApi(services: GuestServices): Promise<GuestApi> {
  guest ??= import('./guest/guest-api.ts').then(({ createGuestApi }) => createGuestApi(services))
  guest.catch(() => {
    guest = undefined
  })
  return guest
}

/** From now on a guest's public data are asked for again. */
export async function forgetPublicAnswers(): Promise<void> {
  ;(await guest)?.forget()
}

/** From now on the records of this device go with the last tab, or stay. Throws `storage_full`, `storage_unavailable`. */
export async function closeWithTab(closes: boolean): Promise<void> {
  await localStore.changeKey(LOCAL_SESSION.userId, closes ? 'tabs' : 'database')
  if (closes) shareTabKey()
}

async function cantonId(): Promise<number | null> {
  const user = await localStore.getUser(LOCAL_SESSION.userId)
  return user?.locationChosen ? user.cantonId : null
}

/** The account begins with its first call, also where the browser has cleared its data meanwhile. False where the voter deleted it, here or in another tab. */
async function ensureAccount(): Promise<boolean> {
  const account = localAccount()
  if (account === null) return false
  openMark = account.mark
  const isNew = await localStore.ensureUser(account.mark, {
    ...emptyUser(LOCAL_SESSION.userId),
    language: initialLanguage(),
    seed: randomSeed(),
  })
  // What is empty now was not: nobody takes it for theirs.
  if (isNew && account.hasRecords) tellLoss('gone')
  markRecords()
  return true
}

/** Whether the account of this tab was neither deleted nor moved, here or in another tab. */
async function isKept(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  noticeCleared()
  return openMark !== null && localAccountMark() === openMark
}

function randomSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

async function deleteUser(userId: number): Promise<void> {
  await localStore.deleteUser(userId)
  markLocalAccount(null)
}
