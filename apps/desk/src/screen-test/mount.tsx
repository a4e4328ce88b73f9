import '@plenara/ui/styles/tokens.css'
import '@plenara/ui/styles/base.css'
import '@plenara/ui/styles/fallback-fonts.css'
// At once, so that what is measured stands in the same letters in every run.
import '@plenara/ui/styles/fonts.ts'
import type { InterfaceLanguage } from '@plenara/contract'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import { App } from '../app/app.tsx'
import { createQueries } from '../data/queries.ts'
import { stopQueues } from '../data/open-queues.ts'
import { removeAllKept } from '../data/unsaved-store.ts'
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

/** Opens the portal at an address, as a page that is loaded on a new device would, over these answers. */
export async function mount(path: string, answers: Answers, language: InterfaceLanguage = 'de'): Promise<Mounted> {
  unmount()
  await removeAllKept().catch(() => undefined)
  return reopen(path, answers, language)
}

/** Opens it anew on the same device: what lies there stays. */
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

/** Takes the portal away, with what it remembers. */
export function unmount(): void {
  root?.unmount()
  root = undefined
  stopQueues()
  forgetCode()
  vi.unstubAllGlobals()
  restoreStorage()
}

/** Until the portal is taken away its browser keeps nothing, as one whose disk is full. */
export function keepNothing(): void {
  const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  restoreStorage = () => full.mockRestore()
}

function container(): HTMLElement {
  const found = document.getElementById('root')
  if (found) return found
  const made = document.createElement('div')
  made.id = 'root'
  document.body.append(made)
  return made
}
