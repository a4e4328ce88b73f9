import { Chips } from '@plenara/ui/form/chips.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { toggled } from '../../../platform/address-filters.ts'
import type { VoteFilters } from './vote-filters.ts'

export interface TopicChipsProps extends Pick<VoteFilters, 'topics'> {
  readonly onChange: (change: Pick<VoteFilters, 'topics'>) => void
}

/** The topics of affairs; nothing without any. */
export function TopicChips({ topics: chosen, onChange }: TopicChipsProps) {
  const t = useText()
  const topics = useCall('getAffairTopics', { query: { lang: useContentLanguage() } })
  if (!topics.data || topics.data.length === 0) return null
  return (
    <Chips
      legend={t('votes.filter.topics')}
      kind="several"
      name="topic"
      chosen={chosen}
      options={topics.data.map((topic) => ({ value: topic.id, label: topic.name }))}
      onToggle={(id) => onChange({ topics: toggled(chosen, id) })}
    />
  )
}
