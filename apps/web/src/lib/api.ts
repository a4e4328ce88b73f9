import { type Client, createClient } from '@plenara/contract/client'
import { API_URL } from './api-url.ts'
import { forgetEarly } from './early-answers.ts'
import { takeFirst } from './first-answers.ts'
import { currentSession } from './session-store.ts'

/** The one client of the app. The base URL is set at build time for the mobile apps, same origin otherwise [API-30]. */
export const api: Client = createClient({
  baseUrl: API_URL,
  fetch: (request) => {
    if (request.method !== 'GET') forgetEarly()
    return takeFirst(request) ?? fetch(request)
  },
  token: () => currentSession().token,
})
