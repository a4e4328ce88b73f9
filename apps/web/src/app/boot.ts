import { loadCatalogue } from '../i18n/catalogue-files.ts'
import { initialLanguage } from '../i18n/initial-language.ts'
import { sendEarlyCalls } from '../lib/early-calls.ts'
import { catchInstallOffer } from '../lib/install-offer.ts'
import { screenOf } from './routes.ts'

/** Asks for everything that the first page will need; what fails is asked for again, and shows itself, when it is needed. */
function fetchAhead(): void {
  const screen = screenOf(location.pathname)
  const calls = screen?.open === false ? sendEarlyCalls() : undefined
  const ahead = [calls, loadCatalogue(initialLanguage(), 'first'), screen?.page.load()]
  for (const part of ahead) part?.catch(() => undefined)
}

fetchAhead()
catchInstallOffer()
// The first number that a program writes costs a slow phone 60 ms. Now it waits for the rest of the program anyway.
setTimeout(Intl.NumberFormat)
void import('./main.tsx')
