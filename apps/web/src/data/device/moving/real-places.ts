import type { CommonSnapshot, UserExport } from '@plenara/contract'
import { ApiError, type Client, createClient } from '@plenara/contract/client'
import { CONSENT_VERSION } from '@plenara/contract/constants'
import { API_URL } from '../../../platform/api-url.ts'
import { hasLocalAccount, LOCAL_SESSION, markLocalAccount } from '../../session/account-type.ts'
import type { Session } from '../../session/session-store.ts'
import { openCatalogue } from '../catalogue/catalogue-database.ts'
import { deviceImporter } from '../import/device-importer.ts'
import type { LocalUserStore } from '../store/indexed-db-user-store.ts'
import type { AccountPlace, DevicePlace, Held, MovePlaces } from './move-places.ts'
import { keepMoveState, moveState } from './move-state.ts'

const { userId: DEVICE_USER, token: DEVICE_TOKEN } = LOCAL_SESSION
const OWN = { params: { id: DEVICE_USER } }

/** The application on the device with its store: a part of its own of the program, which other pages ask for by its names. */
export interface LocalParts {
  readonly createLocalApi: (token: () => string | null) => Client
  readonly localStore: LocalUserStore
}

/** This device, and the account of a session on the server, whichever of the two is in use. */
export function realPlaces(session: Session, local: LocalParts): MovePlaces {
  return { device: deviceOf(local), account: accountOf(session), memory: { get: moveState, set: keepMoveState }, fetchCatalogue }
}

function deviceOf({ createLocalApi, localStore }: LocalParts): DevicePlace {
  const client = createLocalApi(() => DEVICE_TOKEN)
  return {
    read: async () => (hasLocalAccount() ? readDevice(client, localStore) : null),
    write: async (body) => {
      markLocalAccount('local')
      await client.importUser({ ...OWN, body })
    },
    removeUnchanged: async ({ content }) => {
      if (!(await localStore.deleteUnchanged(DEVICE_USER, content))) return false
      markLocalAccount(null)
      return true
    },
    remove: async () => {
      await localStore.deleteUser(DEVICE_USER)
      markLocalAccount(null)
    },
  }
}

async function readDevice(client: Client, localStore: LocalUserStore): Promise<Held> {
  // The first call makes the account's record; what is compared later is read before the document.
  await client.getUser(OWN)
  const content = await localStore.getContent(DEVICE_USER)
  return { content, document: await client.getUserExport(OWN) }
}

function accountOf({ userId, token }: Session): AccountPlace {
  const client = createClient({ baseUrl: API_URL, fetch: (request) => fetch(request), token: () => token })
  const params = { id: userId }
  return {
    userId,
    read: () => client.getUserExport({ params }),
    giveConsent: async () => void (await client.giveConsent({ params, body: { version: CONSENT_VERSION } })),
    write: (body, mode) => client.importUser({ params, query: mode === 'add' ? { mode } : {}, body }),
    remove: async () => void (await client.deleteUser({ params })),
  }
}

/** The canton of the voter first: with it comes what tells the cantons of the other elections. Throws `ApiError`. */
async function fetchCatalogue(document: UserExport): Promise<void> {
  const { cantonId, locationChosen } = document.settings
  const own = locationChosen ? [cantonId] : []
  await importCantons(own)
  const all = new Set([...own, ...(await cantonsOf(document))])
  if (all.size > own.length) await importCantons([...all])
}

async function cantonsOf({ progression, elections, lists, choices }: UserExport): Promise<number[]> {
  const named = new Set([...progression, ...elections, ...lists, ...choices].map(({ electionId }) => electionId))
  const db = await openCatalogue()
  try {
    const common = (await db.get('catalogue', 'common')) as CommonSnapshot | undefined
    return common?.elections.flatMap(({ id, cantonId }) => (named.has(id) ? [cantonId] : [])) ?? []
  } finally {
    db.close()
  }
}

const CODES = { connection: 'offline', server: 'unavailable', storage: 'storage_full', overtaken: 'unavailable' } as const

async function importCantons(cantonIds: readonly number[]): Promise<void> {
  await deviceImporter.start(cantonIds)
  const { phase, problem } = deviceImporter.view()
  if (phase !== 'done') throw new ApiError(CODES[problem ?? 'server'], 0)
}
