import type { ServedPage } from '@plenara/contract'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { queryClient } from '../../data/calls/query-client.ts'
import { i18n } from '../../i18n/i18n.ts'
import { remembersNothing } from '../../platform/device-storage.ts'
import { App } from '../start/app.tsx'
import { pressedButton } from './early-press.ts'
import { SERVED_PAGE_ID } from './served-page.ts'

/** The page that the server rendered into this document; null for the shell. */
export function readServedPage(): ServedPage | null {
  const block = document.getElementById(SERVED_PAGE_ID)
  return block ? (JSON.parse(block.textContent) as ServedPage) : null
}

/**
 * Renders the app in its element. The page that the server rendered for anonymous visitors is hydrated; for a signed-in voter, or in another
 * language, it is replaced in one step. A button that was pressed meanwhile is pressed again, if it still exists.
 */
export function drawApp(root: HTMLElement, served: ServedPage | null): void {
  if (!served) {
    createRoot(root).render(appFor(null))
    return
  }
  for (const [key, value] of served.answers) queryClient.setQueryData(key, value)
  if (isForUs(served)) {
    applyServedStyles(root)
    const pressed = pressedButton()
    hydrateRoot(root, appFor(served))
    pressed?.click()
    return
  }
  root.replaceChildren()
  flushSync(() => createRoot(root).render(appFor(null)))
}

/** @param served the page to hydrate */
function appFor(served: ServedPage | null) {
  return (
    <StrictMode>
      <App served={served} />
    </StrictMode>
  )
}

function isForUs({ path, language, isWhole }: ServedPage): boolean {
  return isWhole && path === location.pathname && language === i18n.locale && remembersNothing()
}

/** Moves the styles of the page from rules to its elements, where React manages them. */
function applyServedStyles(root: HTMLElement): void {
  const block = document.querySelector<HTMLStyleElement>('#served-styles')
  for (const rule of block?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText
      element.removeAttribute('data-style')
    }
  }
  block?.remove()
}
