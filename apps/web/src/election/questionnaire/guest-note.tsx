import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useContentLanguage, useUser } from '../../data/queries/user.ts'
import { FIRST_QUESTION, withRedirect } from '../../data/session/entry.ts'
import styles from './guest-note.module.css'

/** The note above a guest's first question: the place with a link to change it, and where the answers are stored. */
export function GuestNote() {
  const t = useText()
  const user = useUser()
  const lang = useContentLanguage()
  const cantons = useLookUp('getCantons', { query: { lang } })
  const canton = cantons.data?.find(({ id }) => id === user?.cantonId)
  return (
    <div className={styles.note}>
      {canton && (
        <Link to={withRedirect('/location', FIRST_QUESTION)} className={styles.place}>
          {t('questionnaire.guest.place', { place: canton.name })}
        </Link>
      )}
      <p>{t('outlook.onDevice')}</p>
    </div>
  )
}
