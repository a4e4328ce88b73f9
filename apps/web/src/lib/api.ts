import { type Client, createClient } from '@plenara/contract/client'
import { accountType, LOCAL_SESSION } from './account-type.ts'
import { API_URL } from './api-url.ts'
import { forgetEarly } from './early-answers.ts'
import { takeFirst } from './first-answers.ts'
import { currentSession } from './session-store.ts'

/** The one client of the app: it talks to the server, or for a local account to the application on the device. Nobody above it knows which. */
export const api: Client = createClient({
  baseUrl: API_URL,
  fetch: (request) => {
    if (request.method !== 'GET') forgetEarly()
    if (isOnDevice()) return askDevice(request)
    return takeFirst(request) ?? fetch(request)
  },
  token: () => currentSession().token,
})

/** By what this tab knows and by what is stored: where only one of the two is left, nothing of a local account may go to the server [SESSION-6]. */
function isOnDevice(): boolean {
  return accountType() === 'local' || currentSession().token === LOCAL_SESSION.token
}

type Transport = (request: Request) => Promise<Response>

let onDevice: Promise<Transport> | undefined

/** The application on the device, loaded once; a failed load is tried again at the next call. */
function loadDevice(): Promise<Transport> {
  onDevice ??= import('../local/local-api.ts').then(({ createLocalApi }) => createLocalApi())
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
if (accountType() === 'local') loadDevice().catch(() => undefined)
