import '@plenara/ui/styles/tokens.css'
import '@plenara/ui/styles/base.css'
import '@plenara/ui/styles/fallback-fonts.css'
import '../../styles/unsupported.css'
import { sendEarlyCalls } from '../../data/calls/early-calls.ts'
import { beginGuestVisit } from '../../data/session/guest-visit.ts'
import { loadTexts } from '../../i18n/catalogue-files.ts'
import { initialLanguage } from '../../i18n/initial-language.ts'
import { isBelowFloor } from '../../platform/browser-floor.ts'
import { catchInstallOffer } from '../../platform/install-offer.ts'
import { isPreview } from '../../platform/preview.ts'
import { screenOf } from '../routes.ts'

// The first module, and a small one: it requests the data of the first page while React still loads. Failed calls are repeated, and reported,
// when the data is needed.
if (!isBelowFloor()) begin()

function begin(): void {
  if (isPreview()) return void import('../preview/begin-preview.ts').then(({ beginPreview }) => beginPreview())
  // Before any data of an account is read.
  const deletion = beginGuestVisit()
  if (deletion) return void deletion.then(() => location.reload())
  const screen = screenOf(location.pathname)
  const ahead = [screen?.open === false ? sendEarlyCalls() : undefined, loadTexts(initialLanguage(), ['first']), screen?.page.load()]
  for (const part of ahead) part?.catch(() => undefined)
  catchInstallOffer()
  void import('./main.tsx')
}
