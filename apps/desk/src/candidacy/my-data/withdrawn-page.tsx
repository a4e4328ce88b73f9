import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { EntryPage } from '../../page/entry-page.tsx'

/** The page after a withdrawal; it needs no session, because the account may be deleted. */
export function WithdrawnPage() {
  const t = useText()
  return (
    <EntryPage title={t('data.withdrawn.title')}>
      <p role="status">{t('data.withdrawn.text')}</p>
      <ButtonLink to="/candidacy">{t('home.several')}</ButtonLink>
    </EntryPage>
  )
}
