import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { SourceFacts } from '../../shared/source/source-facts.tsx'
import styles from './loaded-sources.module.css'

/** The sources of the data on this server, each with its facts. */
export function LoadedSources() {
  const t = useText()
  const { data, error, refetch } = useLookUp('getSources', {})
  return (
    <section className={styles.sources} aria-labelledby="loaded">
      <h2 id="loaded">{t('source.loaded')}</h2>
      <p>{t(data?.length === 0 ? 'source.nothingLoaded' : 'source.loadedText')}</p>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton rows={4} /> : null}
      <ul>
        {data?.map((source) => (
          <li key={source.id}>
            <SourceFacts source={source} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/set-up">{t('source.setUp')}</Link>
      </p>
    </section>
  )
}
