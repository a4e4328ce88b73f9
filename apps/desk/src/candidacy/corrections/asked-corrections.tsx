import type { Correction } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { desk } from '../../data/client.ts'
import { correctionsKey } from '../../data/queries.ts'
import { ErrorState } from '../../page/states.tsx'
import listStyles from '../shared/field-list.module.css'
import styles from './asked-corrections.module.css'
import type { FieldWords } from './field-words.ts'

interface AskedProps {
  readonly cid: number
  readonly corrections: readonly Correction[]
  readonly words: FieldWords
}

const STATES = {
  asked: { Icon: IconCircleDashed, style: listStyles.waiting },
  accepted: { Icon: IconCircleCheck, style: listStyles.accepted },
  refused: { Icon: IconCircleX, style: listStyles.refused },
} as const

/** The requested corrections with their outcome, the newest first. */
export function AskedCorrections({ cid, corrections, words }: AskedProps) {
  const t = useText()
  if (corrections.length === 0) return null
  return (
    <section className={listStyles.section}>
      <h2>{t('correction.asked')}</h2>
      <ul className={listStyles.fields}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <Asked cid={cid} correction={correction} words={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ cid, correction, words: { nameOf, wordsOf } }: Omit<AskedProps, 'corrections'> & { readonly correction: Correction }) {
  const t = useText()
  const queries = useQueryClient()
  const { id, field, before, after, reason, askedAt, decision } = correction
  const state = decision ? (decision.isAccepted ? 'accepted' : 'refused') : 'asked'
  const { Icon, style } = STATES[state]
  const takingBack = useMutation({
    mutationFn: () => desk.takeBackCorrection({ params: { cid, id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: correctionsKey(cid) }),
  })
  return (
    <>
      <h3 className={listStyles.name}>{nameOf(field)}</h3>
      <dl className={styles.values}>
        <div>
          <dt>{t('correction.before')}</dt>
          <dd>{wordsOf(field, before)}</dd>
        </div>
        <div>
          <dt>{t('correction.after')}</dt>
          <dd>{wordsOf(field, after)}</dd>
        </div>
        <div>
          <dt>{t('correction.reason')}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
      <p className={style}>
        <Icon size={20} aria-hidden /> <span>{t(`correction.state.${state}`, { day: swissMoment(decision?.at ?? askedAt).day })}</span>
      </p>
      {decision?.reason && <p className={listStyles.value}>{decision.reason}</p>}
      {takingBack.error !== null && <ErrorState error={takingBack.error} />}
      {!decision && (
        <Button size="small" aria-disabled={takingBack.isPending} onClick={() => !takingBack.isPending && takingBack.mutate()}>
          {t('correction.takeBack')}
        </Button>
      )}
    </>
  )
}
