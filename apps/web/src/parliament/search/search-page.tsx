import type { SearchResults } from '@plenara/contract'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useRef, useState } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { useAddressFilters, withValues } from '../../platform/address-filters.ts'
import { Page } from '../../shared/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/page/state-panel.tsx'
import { ResultGroups } from './result-groups.tsx'
import styles from './search-page.module.css'

/** The longest text that the server accepts. */
const LONGEST = 200
/** The pause in typing after which the search runs. */
const PAUSE_MS = 300

const form = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  write: (params: URLSearchParams, { q }: { readonly q: string }) => withValues(params, { q }),
}

/** One field for people, votes, affairs, articles and words; the query is in the address, as a plain form would send it. */
export function SearchPage() {
  const t = useText()
  const [{ q }, change] = useAddressFilters(form)
  const timer = useRef(0)
  const asked = q.trim().slice(0, LONGEST)
  return (
    <Page title={t('search.title')}>
      <search>
        <PlainForm action="/search" className={styles.form}>
          <input
            type="search"
            name="q"
            className={styles.field}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            defaultValue={q}
            onChange={({ target }) => {
              clearTimeout(timer.current)
              timer.current = window.setTimeout(() => change({ q: target.value }), PAUSE_MS)
            }}
          />
          <PlainSubmit />
        </PlainForm>
      </search>
      <div className={styles.results}>{asked === '' ? <EmptyState text={t('search.hint')} /> : <Results asked={asked} />}</div>
    </Page>
  )
}

function Results({ asked }: { readonly asked: string }) {
  const t = useText()
  const lang = useContentLanguage()
  const { data, error, refetch } = useCall('search', { query: { q: asked, lang } })
  const [last, setLast] = useState<SearchResults | undefined>(data)
  if (data && data !== last) setLast(data)
  // The former results stay until there are new ones, so that the page does not jump while typing.
  const shown = data ?? last
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!shown) return <Skeleton rows={6} />
  return (
    <div aria-busy={data === undefined} className={styles.groups}>
      <p role="status" className={styles.found}>
        {t('search.found', { n: shown.items.length })}
      </p>
      {shown.items.length === 0 ? <EmptyState text={t('search.none')} /> : <ResultGroups items={shown.items} />}
    </div>
  )
}
