import type { Question, Response } from '@plenara/contract'
import { isAllAnswered, nextOpenQuestion } from '@plenara/domain'
import { ButtonLink } from '../../components/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './set-finished.module.css'

export interface SetFinishedProps {
  readonly set: 'short' | 'all'
  readonly questions: readonly Question[]
  readonly responses: readonly Response[]
}

/** What comes after the last question: the open ones, the profile, the rest of the questionnaire. */
export function SetFinished({ set, questions, responses }: SetFinishedProps) {
  const t = useText()
  const open = nextOpenQuestion(questions, responses)
  const complete = isAllAnswered(questions, responses)
  const openCount = questions.filter(({ id }) => !responses.some(({ questionId }) => questionId === id)).length
  return (
    <div className={styles.finished}>
      <h2>{t(complete ? 'questionnaire.finished.title' : 'questionnaire.finished.openTitle')}</h2>
      <p>{complete ? t(`questionnaire.finished.${set}`) : t('questionnaire.finished.openCount', { count: openCount })}</p>
      {open && (
        <ButtonLink kind="primary" size="big" to={`?question=${open.id}`}>
          {t('questionnaire.finished.answerOpen')}
        </ButtonLink>
      )}
      <ButtonLink kind={open ? 'secondary' : 'primary'} size="big" to="/profile">
        {t('questionnaire.finished.toProfile')}
      </ButtonLink>
      {complete && set === 'short' && <ButtonLink to="/profile/questions/all">{t('questionnaire.finished.toAll')}</ButtonLink>}
      {complete && <ButtonLink to="/match">{t('questionnaire.finished.toMatch')}</ButtonLink>}
    </div>
  )
}
