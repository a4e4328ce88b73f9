import { useText } from '../../i18n/text.ts'
import { TaskPage } from '../../shared/page/page.tsx'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** The page of a list that does not exist, or not any more. */
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
