import { ButtonLink } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight } from '@tabler/icons-react'
import type { Journey } from '../../data/queries/journey.ts'
import styles from './next-step.module.css'
import { useTodoText } from './todo-text.ts'

/** The next step in words, with its link. */
export function NextStep({ journey, heading: Heading }: { readonly journey: Journey; readonly heading: 'h2' | 'h3' }) {
  const t = useText()
  const todo = useTodoText(journey)
  const step = journey.next?.step
  const { answered } = journey.questions
  if (journey.isOver) {
    return (
      <section className={styles.next}>
        <Heading>{t('journey.over')}</Heading>
        <p className={styles.todo}>{todo}</p>
        <ButtonLink kind="primary" size="big" full spread to="/results">
          <span>{t('journey.toResults')}</span> <IconArrowRight aria-hidden />
        </ButtonLink>
      </section>
    )
  }
  const isHalfway = step === 'profile' && answered > 0
  return (
    <section className={styles.next}>
      {step && <p className={styles.label}>{t('journey.nextStep')}</p>}
      <Heading>{step ? t(`journey.${journey.names[step]}`) : t('journey.allDone')}</Heading>
      <p className={styles.todo}>{todo}</p>
      <ButtonLink kind="primary" size="big" full spread to={journey.paths[step ?? 'dream-teams']}>
        <span>
          {isHalfway
            ? t('journey.resume', { n: answered + 1 })
            : t('journey.goOn', { step: t(`journey.${journey.names[step ?? 'dream-teams']}`) })}
        </span>{' '}
        <IconArrowRight aria-hidden />
      </ButtonLink>
    </section>
  )
}
