import { JOURNEY_STEPS, type JourneyStep } from '@plenara/domain/journey'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { Ring } from '@plenara/ui/chart/ring.tsx'
import { Dialog } from '@plenara/ui/overlay/dialog.tsx'
import { useStage } from '@plenara/ui/overlay/stage.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { setElectionProgression } from '../../data/commands/online/progression.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { type Journey, useJourney } from '../../data/queries/journey.ts'
import styles from './achievement-dialog.module.css'
import { achievementKey, celebratedStep, newAchievements } from './achievements.ts'

/** Congratulates on a completed step, once per step and election, with a link to the step that it opened [NAV-5]. */
export function AchievementDialog() {
  const t = useText()
  const journey = useJourney()
  const { pathname } = useLocation()
  const [step, close] = useCelebration(journey)
  if (!step) return null
  const opened = JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) + 1] ?? 'dream-teams'
  const hasOpenedLines = journey.names[opened] === 'lines'
  const isThere = journey.paths[opened] === pathname
  return (
    <Dialog
      title={t(`journey.achieved.${step}`, { n: journey.rated })}
      onClose={close}
      actions={
        isThere ? (
          <Button kind="primary" onClick={close}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('journey.later')}</Button>
            <ButtonLink kind="primary" to={journey.paths[opened]} onClick={close}>
              {t('journey.goOn', { step: t(`journey.${journey.names[opened]}`) })}
            </ButtonLink>
          </>
        )
      }
    >
      <div className={styles.achievement}>
        <Ring done={journey.done} size={112} width={8} fresh={JOURNEY_STEPS.indexOf(step)} />
        <p>{t(`journey.achieved.${hasOpenedLines ? 'lines' : step}Detail`)}</p>
      </div>
    </Dialog>
  )
}

/** The step that is celebrated now, with a function to end it. It is stored as soon as it shows, so that no page shows it again. */
function useCelebration(journey: Journey): readonly [JourneyStep | null, () => void] {
  const [shown, setShown] = useState<JourneyStep | null>(null)
  const { mutate } = useCommand(setElectionProgression)
  const { electionId: eid } = journey
  const isReady = !journey.isPending && !journey.error && !journey.isOver && journey.questions.total > 0
  const fresh = isReady ? newAchievements(journey.steps, journey.progression) : []
  const due = celebratedStep(fresh, journey.rated)
  const keys = fresh.map(achievementKey).join()
  const isOnStage = useStage(shown !== null || due !== undefined)
  const isRemembering = keys !== '' && (isOnStage || due === undefined)
  useEffect(() => {
    if (!isRemembering) return
    if (due) setShown(due)
    mutate({ eid, keys: keys.split(','), isCompleted: true })
  }, [isRemembering, due, keys, eid, mutate])
  return [isOnStage ? shown : null, () => setShown(null)]
}
