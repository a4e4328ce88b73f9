import { type Client, createClient } from '@plenara/contract/client'
import { API_URL } from '../../platform/api-url.ts'
import { accountType, LOCAL_SESSION } from '../session/account-type.ts'
import { currentSession } from '../session/session-store.ts'
import { forgetEarly } from './early-answers.ts'
import { asNobody, isEntryCall } from './entry-calls.ts'
import { takeFirst } from './first-answers.ts'
import { withRevalidation } from './revalidation.ts'

/**
 * The one client of the app: it talks to the server, or for a local account to the application on the device. Nobody above it knows which. The way to an
 * account on the server leads to the server from either.
 */
export const api: Client = createClient({
  baseUrl: API_URL,
  fetch: (request) => {
    if (preview) return preview(request)
    if (request.method !== 'GET') forgetEarly()
    if (isOnDevice()) return isEntryCall(request) ? fetch(asNobody(request)) : askDevice(request)
    return takeFirst(request) ?? fetch(withRevalidation(request))
  },
  token: () => currentSession().token,
})

/** By what this tab knows and by what is stored: where only one of the two is left, nothing of a local account may go to the server [SESSION-6]. */
function isOnDevice(): boolean {
  return accountType() !== 'online' || currentSession().token === LOCAL_SESSION.token
}

type Transport = (request: Request) => Promise<Response>

let preview: Transport | undefined

/** From now on every call of this page is answered by `transport`: that of a preview (app/preview). */
export function answerBy(transport: Transport): void {
  preview = transport
}

let onDevice: Promise<Transport> | undefined

/** The application on the device, loaded once; a failed load is tried again at the next call. */
function loadDevice(): Promise<Transport> {
  onDevice ??= import('../device/local-api.ts').then(({ createLocalApi }) => createLocalApi())
  onDevice.catch(() => {
    onDevice = undefined
  })
  return onDevice
}

async function askDevice(request: Request): Promise<Response> {
  const transport = await loadDevice()
  return transport(request)
}

// It is on its way while the rest of the program arrives.
if (accountType() !== 'online') loadDevice().catch(() => undefined)
