import { type JourneyStep, unlockedBy } from '@plenara/domain'
import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { ButtonLink } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { Ring } from '../components/ring.tsx'
import { useText } from '../i18n/text.ts'
import { STEP_PATHS, useJourney } from '../lib/journey.ts'
import { useTodoText } from '../lib/todo-text.ts'
import styles from './locked-page.module.css'

/** In place of a step that is not open yet: what opens it, how far the way is done, and the way on. */
export function LockedPage({ step }: { readonly step: JourneyStep }) {
  const t = useText()
  const journey = useJourney()
  const todo = useTodoText(journey)
  const opener = journey.next?.step ?? unlockedBy(step) ?? 'profile'
  return (
    <Page title={t(`journey.${step}`)}>
      <div className={styles.locked}>
        <span className={styles.ring}>
          <Ring done={journey.progress} size={112} width={8} />
          <IconLock aria-hidden size={40} />
        </span>
        <p className={styles.sentence}>{t(`journey.locked.${step}`)}</p>
        <p className={styles.detail}>{t(`journey.lockedDetail.${step}`)}</p>
        <dl className={styles.progress}>
          <dt>{t('journey.progress', { done: journey.done, total: journey.steps.length })}</dt>
          <dd>
            {t('journey.nextIs', { step: t(`journey.${opener}`) })} {todo}
          </dd>
        </dl>
        <ButtonLink kind="primary" size="big" to={STEP_PATHS[opener]}>
          {t('journey.goOn', { step: t(`journey.${opener}`) })} <IconArrowRight aria-hidden />
        </ButtonLink>
      </div>
    </Page>
  )
}
