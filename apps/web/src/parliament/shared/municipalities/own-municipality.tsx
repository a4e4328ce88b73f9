import type { MunicipalBallots } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import { type Municipality, useRememberedMunicipality } from '../../../shared/place/remembered-municipality.ts'
import { usePercent } from '../votes/use-percent.ts'
import { VoteBar } from '../votes/vote-bar.tsx'
import styles from './municipalities.module.css'
import { type CountedVote, useMunicipalResults } from './use-municipal-results.ts'

/** The result of the municipality that was chosen on this device; nothing without a choice. */
export function OwnMunicipality({ vote }: { readonly vote: CountedVote }) {
  const municipality = useRememberedMunicipality()
  return municipality && <ResultOf municipality={municipality} vote={vote} />
}

function ResultOf({ municipality, vote }: { readonly municipality: Municipality; readonly vote: CountedVote }) {
  const { data } = useMunicipalResults(vote, municipality.cantonCode)
  const result = data?.municipalities.find(({ name }) => name === municipality.name)
  return result ? <MunicipalLine result={result} /> : null
}

/** The share of yes in a municipality with its bar, or that it is not counted. */
export function MunicipalLine({ result: { name, yesPercent: yes } }: { readonly result: Pick<MunicipalBallots, 'name' | 'yesPercent'> }) {
  const t = useText()
  const percent = usePercent()
  if (yes === null) return <p className={styles.note}>{t('votingDay.notCounted', { canton: name })}</p>
  return (
    <div className={styles.own}>
      <p>
        <b className={`num ${yes > 50 ? styles.yes : styles.no}`}>{percent(yes)}</b> <span>{t('votingDay.yesIn', { canton: name })}</span>
      </p>
      <VoteBar yes={yes} no={100 - yes} />
    </div>
  )
}
