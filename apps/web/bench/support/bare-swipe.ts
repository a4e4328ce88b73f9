import type { Browser, Page } from '@playwright/test'
import { type Work, workOf } from './main-thread.ts'
import type { Phone } from './phone.ts'

const CARDS = `<style>
  article { position: absolute; inset: 60px 20px auto; height: 500px; background: #eee; contain: strict; will-change: transform }
</style>
<article>Third</article><article>Second</article><article>First</article>`

/**
 * The same swipe on a page with three empty cards and no framework, whose handlers only move the card and let it fly: what the browser itself needs for a
 * swipe, at the same moment on the same machine.
 */
export async function workOfBareSwipe(
  phone: Phone,
  browser: Browser,
  act: (card: Page) => Promise<void>,
): Promise<Record<keyof Work, number[]>> {
  const { page } = phone
  await page.goto('about:blank')
  await page.setContent(CARDS)
  await page.evaluate(install)
  return workOf(phone, { browser, input: 'pointerup', windowMs: 50 }, () => act(page))
}

function install(): void {
  const first = () => document.querySelector<HTMLElement>('article:last-of-type')
  let start = Number.NaN
  addEventListener('pointerdown', ({ clientX }) => {
    start = clientX
  })
  addEventListener('pointermove', ({ clientX }) => {
    const card = first()
    if (card && !Number.isNaN(start)) card.style.transform = `translate(${clientX - start}px)`
  })
  addEventListener('pointerup', () => {
    start = Number.NaN
    const card = first()
    const flight = card?.animate({ transform: 'translate(110vw)' }, { duration: 220, fill: 'forwards' })
    flight?.finished.then(() => {
      flight.cancel()
      card?.style.removeProperty('transform')
      if (card) document.body.prepend(card)
    })
  })
}
