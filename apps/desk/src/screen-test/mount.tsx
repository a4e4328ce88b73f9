import '@plenara/ui/styles/tokens.css'
import '@plenara/ui/styles/base.css'
import '@plenara/ui/styles/fallback-fonts.css'
// Loaded at once, so that measurements use the same font in every run.
import '@plenara/ui/styles/fonts.ts'
import type { InterfaceLanguage } from '@plenara/contract'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { createQueries } from '../data/queries.ts'
import { stopQueues } from '../data/open-queues.ts'
import { removeAllStored } from '../data/unsaved-store.ts'
import { forgetCode } from '../candidacy/shared/link-code.ts'
import { activateLanguage } from '../i18n/i18n.ts'
import { type Answers, answerBy } from './answers.ts'
import { uploadOver } from './answering-upload.ts'

let root: Root | undefined
let restoreStorage = () => {}

export interface Mounted {
  /** The requests that were sent, e.g. `PATCH /api/candidacy/4711/statement`. */
  readonly sent: readonly string[]
}

/** Opens the portal at an address with these answers, as on a new device. */
export async function mount(path: string, answers: Answers, language: InterfaceLanguage = 'de'): Promise<Mounted> {
  unmount()
  await removeAllStored().catch(() => undefined)
  return reopen(path, answers, language)
}

/** Opens the portal again on the same device, with its stored data. */
export async function reopen(path: string, answers: Answers, language: InterfaceLanguage = 'de'): Promise<Mounted> {
  unmount()
  const sent: string[] = []
  const answer = answerBy(answers)
  const take = (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return answer(request)
  }
  vi.stubGlobal('fetch', take)
  vi.stubGlobal('XMLHttpRequest', uploadOver(take))
  history.replaceState(null, '', path)
  document.documentElement.dataset.theme = 'light'
  document.documentElement.dataset.input = 'any'
  await activateLanguage(language)
  const queries = createQueries()
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  root = createRoot(container())
  root.render(<App queries={queries} />)
  return { sent }
}

/** Removes the portal and its state in memory. */
export function unmount(): void {
  root?.unmount()
  root = undefined
  stopQueues()
  forgetCode()
  vi.unstubAllGlobals()
  restoreStorage()
}

/** Makes the storage fail until `unmount`, as on a full disk. */
export function keepNothing(): void {
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  restoreStorage = () => full.mockRestore()
}

function container(): HTMLElement {
  const found = document.getElementById('root')
  if (found) return found
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  return element
}
