import type { ElectionResult } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { parseUrl } from '../../../platform/parse-url.ts'
import styles from './result-status.module.css'

type Status = Pick<ElectionResult, 'final' | 'areas' | 'asOf' | 'source' | 'correction'>

/** The progress of the count, its time, corrections, and its source. */
export function ResultStatus({ result }: { readonly result: Status }) {
  const t = useText()
  const { final, areas, asOf, source, correction } = result
  const isPartial = areas !== null && (!final || areas.counted < areas.total)
  return (
    <p className={styles.status}>
      <b>{t(final ? 'results.status.final' : 'results.status.interim')}</b>
      {isPartial && <span>{t('results.status.areas', { ...areas })}</span>}
      {asOf && (
        <time dateTime={asOf} className="num">
          {t('results.status.asOf', swissMoment(asOf))}
        </time>
      )}
      {correction && <span>{t('results.status.corrected', { n: correction.facts, day: formatDay(correction.on) })}</span>}
      {source && <span>{isAddress(source) ? <SourceLink address={source} /> : t('results.source', { source })}</span>}
    </p>
  )
}

function SourceLink({ address }: { readonly address: string }) {
  const t = useText()
  return (
    <a href={address} rel="noreferrer" target="_blank">
      {t('results.sourceLink', { source: new URL(address).hostname })}
    </a>
  )
}

function isAddress(source: string): boolean {
  return source.startsWith('https://') && parseUrl(source) !== null
}
