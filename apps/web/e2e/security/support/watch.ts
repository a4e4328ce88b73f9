import type { Page } from '@playwright/test'

/** What a page did that no page may do, as it happens. */
export interface Watch {
  /** Violations of the content security policy, dialogs, errors in the console, and requests to foreign hosts. */
  readonly faults: string[]
}

declare global {
  interface Window {
    reportViolation?: (text: string) => void
  }
}

/** Begins to watch a page; call before the first address is opened. `except` names errors that a test causes itself. */
export async function watch(page: Page, except: RegExp = /$^/): Promise<Watch> {
  const faults: string[] = []
  const note = (text: string) => {
    if (!except.test(text)) faults.push(`${new URL(page.url()).pathname}: ${text}`)
  }
  await page.exposeFunction('reportViolation', (text: string) => note(`violation ${text}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation?.(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  page.on('dialog', (dialog) => {
    note(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => message.type() === 'error' && note(`console ${message.text()} ${message.location().url}`))
  page.on('pageerror', (error) => note(`error ${error.message}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    const isOwn = protocol === 'data:' || protocol === 'blob:' || host === new URL(page.url()).host || page.url() === 'about:blank'
    if (!isOwn) note(`request ${request.url()}`)
  })
  return { faults }
}
