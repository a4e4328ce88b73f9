import { calls } from '@plenara/contract/calls'
import { answeringClient, type Client, choosingClient, createClient } from '@plenara/contract/client'
import { API_URL } from '../../platform/api-url.ts'
import { accountType, LOCAL_SESSION } from '../session/account-type.ts'
import { currentSession } from '../session/session-store.ts'
import { forgetEarly } from './early-answers.ts'
import { asNobody, isEntryCall } from './entry-calls.ts'
import { takeFirst } from './first-answers.ts'
import { withRevalidation } from './revalidation.ts'

const token = () => currentSession().token

const server = createClient({
  baseUrl: API_URL,
  fetch: (request) => (isOnDevice() ? fetch(asNobody(request)) : (takeFirst(request) ?? fetch(withRevalidation(request)))),
  token,
})

const device = answeringClient(async (name, input) => ((await loadDevice())[name] as (input: unknown) => Promise<unknown>)(input))

/**
 * The one client of the app: it talks to the server, or for a local account to the application on the device. Nobody above it knows which. The way to an
 * account on the server leads to the server from either.
 */
export const api: Client = choosingClient((name) => {
  if (preview) return preview
  if (calls[name].method !== 'GET') forgetEarly()
  return isOnDevice() && !isEntryCall(name) ? device : server
})

/** By what this tab knows and by what is stored: where only one of the two is left, nothing of a local account may go to the server [SESSION-6]. */
function isOnDevice(): boolean {
  return accountType() !== 'online' || currentSession().token === LOCAL_SESSION.token
}

let preview: Client | undefined

/** From now on every call of this page is answered by this client: that of a preview (app/preview). */
export function answerBy(client: Client): void {
  preview = client
}

let onDevice: Promise<Client> | undefined

/** The application on the device, loaded once; a failed load is tried again at the next call. */
function loadDevice(): Promise<Client> {
  onDevice ??= import('../device/local-api.ts').then(({ createLocalApi }) => createLocalApi(token))
  onDevice.catch(() => {
    onDevice = undefined
  })
  return onDevice
}

// It is on its way while the rest of the program arrives.
if (accountType() !== 'online') loadDevice().catch(() => undefined)
