import type { Councillor, CouncillorVoteCard } from '@plenara/contract'
import { DECISIONS, VOTE_SORTS } from '@plenara/contract/parliament-constants'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { DebouncedSearch } from '@plenara/ui/form/debounced-search.tsx'
import { FilterFold } from '@plenara/ui/form/filter-fold.tsx'
import { PlainForm, PlainSubmit } from '@plenara/ui/form/plain-form.tsx'
import { Segmented } from '@plenara/ui/form/segmented.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { usePages } from '../../data/calls/use-pages.ts'
import { useUserDecisions } from '../../data/commands/user-votes.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { toggled } from '../../platform/address-filters.ts'
import { EmptyState } from '../../shared/page/state-panel.tsx'
import { useVoteFilters } from '../shared/votes/use-vote-filters.ts'
import { VoteFilterFields } from '../shared/votes/vote-filter-fields.tsx'
import { activeFilters, voteQueryOf } from '../shared/votes/vote-filters.ts'
import { VoteList } from '../shared/votes/vote-list.tsx'
import { AgreementSummary } from './agreement-summary.tsx'
import { useDecisionFilter } from './decision-filter.ts'
import styles from './office-votes.module.css'
import { PersonDecision } from './person-decision.tsx'
import { SaidAndVoted } from './said-and-voted.tsx'

const TAB = ['tab']
const NO_FILTERS = { search: '', from: '', to: '', topics: [], isPeoples: false } as const

/** The votes of a person beside those of the user: the sum, answers against votes, and every vote with all filters [API-21]. */
export function OfficeVotes({ person }: { readonly person: Councillor }) {
  return (
    <div className={styles.votes}>
      <div className={styles.beside}>
        <AgreementSummary person={person} />
        <SaidAndVoted person={person} />
      </div>
      <PersonVotes person={person} />
    </div>
  )
}

function PersonVotes({ person }: { readonly person: Councillor }) {
  const t = useText()
  const lang = useContentLanguage()
  const [filters, change] = useVoteFilters()
  const [{ decisions }, changeDecisions] = useDecisionFilter()
  const userDecisions = useUserDecisions()
  const chosen = decisions.length > 0 ? { decisions: decisions.join(',') } : {}
  const pages = usePages('getCouncillorVotes', { params: { id: person.id }, query: { lang, ...voteQueryOf(filters), ...chosen } })
  const active = activeFilters(filters) + decisions.length
  const isNarrowed = active > 0 || filters.search.trim() !== ''
  const emptyText = filters.isPeoples ? 'councillor.votes.secret' : isNarrowed ? 'councillor.votes.noneFound' : 'councillor.votes.none'
  const empty = <EmptyState text={t(emptyText)} />
  if (pages.total === 0 && !isNarrowed && !pages.isPast) return empty
  const reset = () => {
    change(NO_FILTERS)
    changeDecisions({ decisions: [] })
  }
  return (
    <PlainForm keep={TAB} className={styles.list}>
      <DebouncedSearch label="votes.search" name="q" value={filters.search} onSearch={(search) => change({ search })} />
      <Segmented
        label={t('votes.sort.label')}
        name="sort"
        value={filters.sort}
        options={VOTE_SORTS.map((value) => ({ value, label: t(`votes.sort.${value}`) }))}
        onChange={(sort) => change({ sort })}
      />
      <FilterFold label={t('news.filterActive', { n: active })} isActive={isNarrowed} onReset={reset}>
        <Chips
          legend={t('councillor.votes.decisions')}
          kind="several"
          name="decisions"
          chosen={decisions}
          options={DECISIONS.map((value) => ({ value, label: t(`votes.decision.${value}`) }))}
          onToggle={(decision) => changeDecisions({ decisions: toggled(decisions, decision) })}
        />
        <VoteFilterFields filters={filters} onChange={change} />
      </FilterFold>
      <PlainSubmit />
      <VoteList
        pages={pages}
        empty={empty}
        extra={(vote: CouncillorVoteCard) => (
          <PersonDecision name={person.firstName} decision={vote.decision} userDecision={userDecisions.get(vote.id)} />
        )}
      />
    </PlainForm>
  )
}
