import { App } from '@capacitor/app'
import { answerBackPress } from '@plenara/domain/device'
import { showToast } from '@plenara/ui/overlay/toast.ts'
import { i18n } from '../../i18n/i18n.ts'
import { needTexts } from '../../i18n/needed-texts.ts'
import type { AppRouter } from '../../platform/native/app-router.ts'
import { UPDATE_PATH } from '../../platform/native/version-guard.ts'

/** Android's back button closes overlay and popover, then goes back, and leaves the app by a double press at the last page [SCREEN-16]. */
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

/** The router counts its pages in the state of the history. From the page that requires an update there is no way back. */
function canGoBack(router: AppRouter): boolean {
  const index: unknown = history.state?.idx
  return typeof index === 'number' && index > 0 && router.state.location.pathname !== UPDATE_PATH
}

/** A function that closes the topmost overlay; null if there is none. A popover of a dialog is closed before the dialog. */
function topmostCover(): (() => void) | null {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const popover = [...document.querySelectorAll<HTMLElement>(':popover-open')].at(-1)
  if (popover && (!dialog || dialog.contains(popover))) return () => popover.hidePopover()
  return dialog ? () => closeDialog(dialog) : null
}

/** As Esc does: the dialog may handle it itself. */
function closeDialog(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

async function showHint(): Promise<void> {
  await needTexts()
  showToast(i18n._('native.exitHint'))
}
