import { type JourneyStep, unlockedBy } from '@plenara/domain/journey'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Ring } from '@plenara/ui/chart/ring.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconArrowRight, IconLock } from '@tabler/icons-react'
import { useParams } from 'react-router'
import { useElectionStep } from '../../data/commands/election-progression.ts'
import { type Journey, useJourney } from '../../data/queries/journey.ts'
import { useTodoText } from '../../election/shared/todo-text.ts'
import { Page } from '../../shared/page/page.tsx'
import styles from './locked-page.module.css'
import { OfficialListPreview, useOfficialList } from './official-list-preview.tsx'
import { StepPreview } from './step-preview.tsx'

/** Replaces a step that is not open yet: what is missing, links to complete it or to end it as it is, and a preview. */
export function LockedPage({ step }: { readonly step: JourneyStep }) {
  const t = useText()
  const { names } = useJourney()
  const { listId } = useParams()
  const list = useOfficialList(step === 'lists' ? Number(listId ?? 0) : 0)
  if (list) {
    return (
      <OfficialListPreview list={list}>
        <Lock step={step} />
      </OfficialListPreview>
    )
  }
  return (
    <Page title={t(`journey.${names[step]}`)}>
      <div className={styles.page}>
        <Lock step={step} />
        <StepPreview step={step} />
      </div>
    </Page>
  )
}

function Lock({ step }: { readonly step: JourneyStep }) {
  const t = useText()
  const journey = useJourney()
  const { names, paths } = journey
  const todo = useTodoText(journey)
  const opener = journey.next?.step ?? unlockedBy(step) ?? 'profile'
  return (
    <div className={styles.locked}>
      <span className={styles.ring}>
        <Ring done={journey.progress} size={88} width={8} />
        <IconLock aria-hidden size={32} />
      </span>
      <p className={styles.sentence}>{t(`journey.locked.${names[step]}`)}</p>
      <p className={styles.detail}>{t(`journey.lockedDetail.${names[step]}`)}</p>
      <dl className={styles.progress}>
        <dt>{t('journey.progress', { done: journey.done, total: journey.steps.length })}</dt>
        <dd>{`${t('journey.nextIs', { step: t(`journey.${names[opener]}`) })} ${todo}`}</dd>
      </dl>
      <ButtonLink kind="primary" size="big" to={paths[opener]}>
        <span>{t('journey.goOn', { step: t(`journey.${names[opener]}`) })}</span> <IconArrowRight aria-hidden />
      </ButtonLink>
      {step === 'favorites' && opener === 'evaluate' && <Enough step={step} entry="match" journey={journey} />}
      {step === 'lists' && opener === 'favorites' && <Enough step={step} entry="favorites" journey={journey} />}
    </div>
  )
}

interface EnoughProps {
  readonly step: 'favorites' | 'lists'
  /** The progression entry of the previous step. */
  readonly entry: string
  readonly journey: Journey
}

/** Ends the previous step in its present state, which opens this one. */
function Enough({ step, entry, journey }: EnoughProps) {
  const t = useText()
  const { mark, isMarking } = useElectionStep(journey.electionId, entry)
  return (
    <div className={styles.enough}>
      <Button onClick={() => mark(true)} aria-disabled={isMarking}>
        {t(`preview.enough.${step}`)}
      </Button>
      <p>{t(`preview.enoughNote.${step}`, { n: journey.rated })}</p>
    </div>
  )
}
