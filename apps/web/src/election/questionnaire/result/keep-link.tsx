import { ButtonLink, type ButtonLook } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsGuest } from '../../../data/session/local-account.ts'
import { needTexts } from '../../../i18n/needed-texts.ts'
import type { KeepSheetProps } from '../../../shared/account/keeping/keep-sheet.tsx'

const PAGE = '/select-storage'

/** For a guest the link to an account that keeps everything: it opens a sheet over the result, in a new tab the page; nothing for others. */
export function KeepLink({ answered, size }: { readonly answered: number } & Pick<ButtonLook, 'size'>) {
  const t = useText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isGuest = useIsGuest()
  const [Sheet, setSheet] = useState<ComponentType<KeepSheetProps> | null>(null)
  const open = (event: MouseEvent) => {
    // A new tab or window has no page for the sheet.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    Promise.all([import('../../../shared/account/keeping/keep-sheet.tsx'), needTexts()]).then(
      ([{ KeepSheet }]) => setSheet(() => KeepSheet),
      () => navigate(PAGE),
    )
  }
  return (
    <>
      {isGuest && (
        <ButtonLink to={PAGE} {...(size && { size })} aria-haspopup="dialog" onClick={open}>
          {t('outlook.keep')}
        </ButtonLink>
      )}
      {Sheet && <Sheet lead={t('outlook.keepWhat', { n: answered })} address={`${pathname}${search}`} onClose={() => setSheet(null)} />}
    </>
  )
}
