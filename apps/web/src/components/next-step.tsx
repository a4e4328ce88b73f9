import { IconArrowRight } from '@tabler/icons-react'
import { useText } from '../i18n/text.ts'
import { type Journey, STEP_PATHS } from '../lib/journey.ts'
import { useTodoText } from '../lib/todo-text.ts'
import { ButtonLink } from './button.tsx'
import styles from './next-step.module.css'

/** The step to do next, in words, with the way there. */
export function NextStep({ journey, heading: Heading }: { readonly journey: Journey; readonly heading: 'h2' | 'h3' }) {
  const t = useText()
  const todo = useTodoText(journey)
  const step = journey.next?.step
  const { answered, firstOpen } = journey.questions
  const isHalfway = step === 'profile' && answered > 0
  return (
    <section className={styles.next}>
      {step && <p className={styles.label}>{t('journey.nextStep')}</p>}
      <Heading>{step ? t(`journey.${step}`) : t('journey.allDone')}</Heading>
      <p className={styles.todo}>{todo}</p>
      <ButtonLink kind="primary" size="big" full spread to={STEP_PATHS[step ?? 'dream-teams']}>
        {isHalfway ? t('journey.resume', { n: firstOpen }) : t('journey.goOn', { step: t(`journey.${step ?? 'dream-teams'}`) })}{' '}
        <IconArrowRight aria-hidden />
      </ButtonLink>
    </section>
  )
}
