import type { CouncillorAgreement } from '@plenara/contract'
import { Button } from '@plenara/ui/button.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { PagedList } from '../../shared/page/paged-list.tsx'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { rememberCouncillors } from '../shared/councillor-order.ts'
import { personAddress } from '../shared/person-address.ts'
import styles from './agreement.module.css'
import { AgreementFields } from './agreement-fields.tsx'
import { filterAgreements, NO_FILTERS, useAgreementFilters } from './agreement-filters.ts'
import { AgreementRow } from './agreement-row.tsx'
import { type RankedAgreement, rankAgreements } from './ranked.ts'
import { type ParliamentNames, useParliamentNames } from './use-parliament-names.ts'

const ROWS = 50
/** The state of a list that is complete from the start. */
const COMPLETE = { error: null, retry: () => {}, isLoadingMore: false, isPast: false }

/** The ranking with its filters. Ranks count over all people, also with filters. */
export function AgreementList({ agreements }: { readonly agreements: readonly CouncillorAgreement[] }) {
  const t = useText()
  const names = useParliamentNames()
  const { pathname, search } = useLocation()
  const [filters, change] = useAgreementFilters()
  const [shown, setShown] = useState(ROWS)
  const ranked = useMemo(() => rankAgreements(agreements), [agreements])
  const found = useMemo(() => filterAgreements(ranked, filters, wordsOf(names)), [ranked, filters, names])
  const items = found.slice(0, shown)
  const pages = { ...COMPLETE, items, total: found.length, hasMore: found.length > shown, loadMore: () => setShown(shown + ROWS) }
  /** Only pages of the same kind are neighbours. */
  const remember = (address: string) => {
    const kind = address.slice(0, address.lastIndexOf('/') + 1)
    const ids = found.flatMap(({ councillor }) => (personAddress(councillor, names.councils).startsWith(kind) ? [councillor.id] : []))
    rememberCouncillors(ids, `${pathname}${search}`)
  }
  return (
    <div className={styles.layout}>
      <AgreementFields ranked={ranked} names={names} filters={filters} onChange={change} />
      <PagedList
        pages={pages}
        found={t('agreement.found', { n: found.length })}
        moreLabel={t('news.more')}
        empty={
          <EmptyState text={t('agreement.noMatch')} action={<Button onClick={() => change(NO_FILTERS)}>{t('common.reset')}</Button>} />
        }
      >
        <ul className={styles.rows}>
          {items.map((agreement) => (
            <AgreementRow key={agreement.councillor.id} agreement={agreement} names={names} onOpen={remember} />
          ))}
        </ul>
      </PagedList>
    </div>
  )
}

/** A search finds parties and cantons too. */
function wordsOf({ parties }: ParliamentNames) {
  return ({ councillor }: RankedAgreement): readonly (string | null)[] => {
    const party = parties.get(councillor.partyId ?? 0)
    return [councillor.cantonCode, party?.abbreviation ?? null, party?.name ?? null]
  }
}
