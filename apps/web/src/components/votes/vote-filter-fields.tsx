import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { toggled } from '../../lib/address-filters.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { Chips } from '../chips.tsx'
import { Checkbox } from '../field.tsx'
import { PeriodFields } from '../period-fields.tsx'
import styles from './vote-filter-fields.module.css'
import type { VoteFilters } from './vote-filters.ts'

export interface VoteFilterFieldsProps {
  readonly filters: VoteFilters
  readonly onChange: (change: Partial<VoteFilters>) => void
}

/** Days, topics and the people's votes; every change counts at once. */
export function VoteFilterFields({ filters, onChange }: VoteFilterFieldsProps) {
  const t = useText()
  const name = useId()
  const lang = useContentLanguage()
  const topics = useCall('getAffairTopics', { query: { lang } })
  return (
    <div className={styles.fields}>
      <Checkbox checked={filters.isPeoples} onChange={(event) => onChange({ isPeoples: event.target.checked })}>
        {t('votes.filter.people')}
      </Checkbox>
      <PeriodFields
        legend={t('votes.filter.period')}
        fromLabel={t('votes.filter.from')}
        toLabel={t('votes.filter.to')}
        value={filters}
        onChange={onChange}
      />
      {topics.data && topics.data.length > 0 && (
        <Chips
          legend={t('votes.filter.topics')}
          kind="several"
          name={name}
          chosen={filters.topics}
          options={topics.data.map((topic) => ({ value: topic.id, label: topic.name }))}
          onToggle={(id) => onChange({ topics: toggled(filters.topics, id) })}
        />
      )}
    </div>
  )
}
