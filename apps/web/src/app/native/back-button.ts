import { App } from '@capacitor/app'
import { answerBackPress } from '@plenara/domain/device'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { UPDATE_PATH } from '../../platform/native/version-guard.ts'

/** Android's back button: overlay, popover, page, and at the last page out of the app by a double press [SCREEN-16]. */
export async function followBackButton(router: AppRouter): Promise<void> {
  let hintedAt: number | null = null
  await App.addListener('backButton', () => {
    const at = performance.now()
    const cover = topmostCover()
    const answer = answerBackPress({ isCovered: cover !== null, canGoBack: canGoBack(router), at, hintedAt })
    hintedAt = answer === 'hint' ? at : null
    if (answer === 'close') cover?.()
    else if (answer === 'back') void router.navigate(-1)
    else if (answer === 'hint') void showHint()
    else void App.exitApp()
  })
}

/** The router counts its pages in the state of the history. Behind the page that asks for a newer app there is nothing to go back to. */
function canGoBack(router: AppRouter): boolean {
  const index: unknown = history.state?.idx
  return typeof index === 'number' && index > 0 && router.state.location.pathname !== UPDATE_PATH
}

/** How to close what lies on top of the page; null where nothing does. A popover of a dialog goes before the dialog. */
function topmostCover(): (() => void) | null {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const popover = [...document.querySelectorAll<HTMLElement>(':popover-open')].at(-1)
  if (popover && (!dialog || dialog.contains(popover))) return () => popover.hidePopover()
  return dialog ? () => closeDialog(dialog) : null
}

/** As Esc does: the dialog may do it its own way. */
function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

async function showHint(): Promise<void> {
  await needTexts()
  showToast(i18n._('native.exitHint'))
}
