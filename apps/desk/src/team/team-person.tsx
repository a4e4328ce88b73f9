import type { TeamCandidacy } from '@plenara/contract'
import { Button, ButtonLink } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { desk } from '../data/client.ts'
import { TEAM } from '../data/queries.ts'
import { ErrorState } from '../page/states.tsx'
import { ProposeDialog } from './propose-dialog.tsx'
import styles from './team-page.module.css'

interface TeamPersonProps {
  readonly person: TeamCandidacy
  /** Whether nothing can be changed any more. */
  readonly isOver: boolean
}

/** A person of a list with their progress, and the actions of their secretariat. */
export function TeamPerson({ person, isOver }: TeamPersonProps) {
  const t = useText()
  const queries = useQueryClient()
  const [isProposing, setProposing] = useState(false)
  const { id, firstName, lastName, number, state, cid, remindedAt, canRemind, canPropose, isProposed } = person
  const name = `${firstName} ${lastName}`
  const Icon = state === 'submitted' ? IconCircleCheck : IconCircleDashed
  const reminding = useMutation({
    mutationFn: () => desk.remindCandidate({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: TEAM }),
  })
  return (
    <>
      <p className={styles.name}>
        {number !== null && <span className="num">{number}</span>} <b>{name}</b>
      </p>
      <p className={state === 'submitted' ? styles.done : styles.state}>
        <Icon size={20} aria-hidden /> <span>{t(`team.state.${state}`)}</span>
      </p>
      {remindedAt !== null && !reminding.isSuccess && (
        <p className={styles.of}>{t('team.remindedAt', { day: swissMoment(remindedAt).day })}</p>
      )}
      {isProposed && <p className={styles.of}>{t('team.proposed')}</p>}
      {reminding.isSuccess && <p role="status">{t('team.remindedNow')}</p>}
      {reminding.error !== null && <ErrorState error={reminding.error} />}
      <div className={styles.buttons}>
        {cid !== null && (
          <ButtonLink to={`/candidacy/${cid}`} size="small" aria-label={t('team.draftOf', { name })}>
            {t('team.draft')}
          </ButtonLink>
        )}
        {canRemind && !reminding.isSuccess && (
          <Button
            size="small"
            aria-label={t('team.remindOf', { name })}
            aria-disabled={reminding.isPending}
            onClick={() => !reminding.isPending && reminding.mutate()}
          >
            {t('team.remind')}
          </Button>
        )}
        {canPropose && !isOver && (
          <Button size="small" aria-label={t('team.proposeOf', { name })} onClick={() => setProposing(true)}>
            {t('team.propose')}
          </Button>
        )}
      </div>
      {isProposing && <ProposeDialog id={id} name={name} onClose={() => setProposing(false)} />}
    </>
  )
}
