import { useText } from '@plenara/ui/text/text.ts'
import styles from './list-action-sheet.module.css'
import type { ListSummary } from './list-summary.ts'

const shown = (value: number | null) => (value === null ? '–' : String(Math.round(value)))

/** Explains the percents of a list and its connections, in sentences. */
export function ListFacts({ summary: { match, average, connected } }: { readonly summary: ListSummary }) {
  const t = useText()
  const { known, total } = match
  return (
    <div className={`num ${styles.facts}`}>
      {match.value === null ? (
        <p>{t('lists.match.unknown')}</p>
      ) : (
        <p>
          <span>{t('lists.match.explained', { value: shown(match.value), known, total })}</span>{' '}
          <span>{t('lists.match.averageExplained', { value: shown(average) })}</span>
        </p>
      )}
      {connected.subNumbers.length > 0 && <p>{t('lists.connected.sub', { numbers: connected.subNumbers.join(', ') })}</p>}
      {connected.numbers.length > 0 && <p>{t('lists.connected.explained', { numbers: connected.numbers.join(', ') })}</p>}
    </div>
  )
}
