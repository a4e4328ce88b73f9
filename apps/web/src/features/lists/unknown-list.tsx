import { ButtonLink } from '../../components/button.tsx'
import { TaskPage } from '../../components/page.tsx'
import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'

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
