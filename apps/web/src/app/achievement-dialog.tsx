import { JOURNEY_STEPS, type JourneyStep } from '@plenara/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Ring } from '../components/ring.tsx'
import { useText } from '../i18n/text.ts'
import { api } from '../lib/api.ts'
import { keyOf } from '../lib/call-key.ts'
import { STEP_PATHS, useJourney } from '../lib/journey.ts'
import { queryClient } from '../lib/query-client.ts'
import { useUserId } from '../lib/session.ts'
import { useStage } from '../lib/stage.ts'
import styles from './achievement-dialog.module.css'
import { achievementKey, newAchievements } from './achievements.ts'

/** Congratulates on a step that has just been completed, once per step and election, and leads to what it opened [NAV-5]. */
export function AchievementDialog() {
  const t = useText()
  const journey = useJourney()
  const [closed, setClosed] = useState<readonly JourneyStep[]>([])
  const remember = useRememberAchievements(journey.electionId)
  const fresh =
    journey.isPending || journey.error || journey.questions.total === 0 ? [] : newAchievements(journey.steps, journey.progression)
  const step = fresh.filter((known) => !closed.includes(known)).at(-1)
  const isOnStage = useStage(step !== undefined)
  if (!step || !isOnStage) return null
  const close = () => {
    setClosed([...closed, ...fresh])
    remember(fresh)
  }
  const opened = JOURNEY_STEPS[JOURNEY_STEPS.indexOf(step) + 1] ?? 'dream-teams'
  return (
    <Dialog
      title={t(`journey.achieved.${step}`)}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('journey.later')}</Button>
          <ButtonLink kind="primary" to={STEP_PATHS[opened]} onClick={close}>
            {t('journey.goOn', { step: t(`journey.${opened}`) })}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.achievement}>
        <Ring done={journey.done} size={112} width={8} fresh={JOURNEY_STEPS.indexOf(step)} />
        <p>{t(`journey.achieved.${step}Detail`)}</p>
      </div>
    </Dialog>
  )
}

function useRememberAchievements(electionId: number) {
  const params = { id: useUserId(), eid: electionId }
  const { mutate } = useMutation({
    mutationFn: (steps: readonly JourneyStep[]) =>
      Promise.all(steps.map((step) => api.setElectionProgression({ params, body: { key: achievementKey(step), data: { state: 'c' } } }))),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf('getElectionProgression', { params }) }),
  })
  return mutate
}
