import { type Client, createClient } from '@plenara/contract/client'
import { forgetEarly } from './early-answers.ts'
import { takeFirst } from './first-answers.ts'
import { currentSession } from './session-store.ts'

/** The one client of the app. The base URL is set at build time for the mobile apps, same origin otherwise [API-30]. */
export const api: Client = createClient({
  baseUrl: import.meta.env.VITE_API_URL ?? '/api',
  fetch: (request) => {
    if (request.method !== 'GET') forgetEarly()
    return takeFirst(request) ?? fetch(request)
  },
  token: () => currentSession().token,
})
