import { Checkbox } from '@plenara/ui/form/field.tsx'
import { PeriodFields } from '@plenara/ui/form/period-fields.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { TopicChips } from './topic-chips.tsx'
import styles from './vote-filter-fields.module.css'
import type { VoteFilters } from './vote-filters.ts'

export interface VoteFilterFieldsProps {
  readonly filters: VoteFilters
  readonly onChange: (change: Partial<VoteFilters>) => void
}

/** Days, topics and the people's votes; every change takes effect at once. */
export function VoteFilterFields({ filters, onChange }: VoteFilterFieldsProps) {
  const t = useText()
  return (
    <div className={styles.fields}>
      <Checkbox name="people" value="true" checked={filters.isPeoples} onChange={(event) => onChange({ isPeoples: event.target.checked })}>
        {t('votes.filter.people')}
      </Checkbox>
      <PeriodFields
        legend={t('votes.filter.period')}
        fromLabel={t('votes.filter.from')}
        toLabel={t('votes.filter.to')}
        value={filters}
        onChange={onChange}
      />
      <TopicChips topics={filters.topics} onChange={onChange} />
    </div>
  )
}
