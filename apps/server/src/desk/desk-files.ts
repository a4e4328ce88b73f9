import { isDeskScreen } from '@plenara/contract/desk-screens'
import type { EncodeBody } from '@plenara/api'
import { deskHeaders } from '../http/security-headers.ts'
import { loadWebApp, type WebApp } from '../pages/web-app.ts'
import type { WebPages } from '../pages/web-pages.ts'

const AS_BUILT = { language: 'de', head: null, headers: {}, content: null } as const

/** One page for all screens; an address where none stands is answered with it, too, as missing. */
const pages: WebPages = async ({ pathname }) => ({ ...AS_BUILT, status: isDeskScreen(pathname) ? 200 : 404 })

/** Serves the built app of the desk. */
export function loadDeskFiles(folder: string, encode: EncodeBody): Promise<WebApp> {
  return loadWebApp(folder, { encode, pages, headersWith: deskHeaders })
}
