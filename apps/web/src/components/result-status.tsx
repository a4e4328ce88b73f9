import type { ElectionResult } from '@plenara/contract'
import { useText } from '../i18n/text.ts'
import { swissMoment } from '../lib/swiss-moment.ts'
import styles from './result-status.module.css'

type Status = Pick<ElectionResult, 'final' | 'areas' | 'asOf' | 'source'>

/** How far the count is, when it stood like this, and where it comes from. */
export function ResultStatus({ result }: { readonly result: Status }) {
  const t = useText()
  const { final, areas, asOf, source } = result
  return (
    <p className={styles.status}>
      <b>{t(final ? 'results.status.final' : 'results.status.interim')}</b>
      {!final && areas && <span>{t('results.status.areas', { ...areas })}</span>}
      {asOf && (
        <time dateTime={asOf} className="num">
          {t('results.status.asOf', swissMoment(asOf))}
        </time>
      )}
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
  return source.startsWith('https://') && URL.canParse(source)
}
