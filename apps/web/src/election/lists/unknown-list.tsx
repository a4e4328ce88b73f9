import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { EmptyState } from '../../shared/page/state-panel.tsx'

/** The page for an unknown or deleted list. */
export function UnknownList() {
  const t = useText()
  return (
    <TaskPage title={t('lists.unknown.title')} closeTo="/lists">
      <EmptyState
        text={t('lists.unknown.text')}
        action={
          <ButtonLink kind="primary" to="/lists">
            {t('lists.unknown.action')}
          </ButtonLink>
        }
      />
    </TaskPage>
  )
}
