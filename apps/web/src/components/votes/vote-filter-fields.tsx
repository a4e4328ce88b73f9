import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import { Chips } from '../chips.tsx'
import { Checkbox, Field } from '../field.tsx'
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
  const toggle = (id: number) =>
    onChange({ topics: filters.topics.includes(id) ? filters.topics.filter((one) => one !== id) : [...filters.topics, id] })
  return (
    <div className={styles.fields}>
      <Checkbox checked={filters.isPeoples} onChange={(event) => onChange({ isPeoples: event.target.checked })}>
        {t('votes.filter.people')}
      </Checkbox>
      <fieldset className={styles.days}>
        <legend>{t('votes.filter.period')}</legend>
        <Field
          label={t('votes.filter.from')}
          type="date"
          max={filters.to || undefined}
          value={filters.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <Field
          label={t('votes.filter.to')}
          type="date"
          min={filters.from || undefined}
          value={filters.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </fieldset>
      {topics.data && topics.data.length > 0 && (
        <Chips
          legend={t('votes.filter.topics')}
          kind="several"
          name={name}
          chosen={filters.topics}
          options={topics.data.map((topic) => ({ value: topic.id, label: topic.name }))}
          onToggle={toggle}
        />
      )}
    </div>
  )
}
