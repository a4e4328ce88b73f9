import { useText } from '@plenara/ui/text/text.ts'
import { useLookUp } from '../../../data/calls/query-client.ts'
import styles from './report.module.css'

/** How often statements of an election were reported and held back, by reason; nothing if that is unknown. */
export function ModerationCounts({ electionId }: { readonly electionId: number }) {
  const t = useText()
  const { data } = useLookUp('getModerationCounts', { params: { eid: electionId } })
  if (!data) return null
  const counted = data.filter(({ reported, held }) => reported + held > 0)
  return (
    <section className={styles.counts}>
      <h3>{t('report.counts.title')}</h3>
      {counted.length === 0 ? (
        <p>{t('report.counts.none')}</p>
      ) : (
        <ul>
          {counted.map(({ reason, reported, held }) => (
            <li key={reason}>{t('report.counts.line', { reason: t(`report.reason.${reason}`), reported, held })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
