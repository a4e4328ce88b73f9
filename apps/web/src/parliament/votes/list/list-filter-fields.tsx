import { CONFEDERATION, VOTE_MARGINS } from '@plenara/contract/parliament-constants'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { Select } from '@plenara/ui/form/field.tsx'
import { PeriodFields } from '@plenara/ui/form/period-fields.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { toggled } from '../../../platform/address-filters.ts'
import { useVoterCanton } from '../../shared/cantons/use-voter-canton.ts'
import { TopicChips } from '../../shared/votes/topic-chips.tsx'
import { type ListFilters, readListFilters } from './list-filters.ts'
import styles from './votes-frame.module.css'

export interface ListFilterFieldsProps {
  readonly filters: ListFilters
  readonly onChange: (change: Partial<ListFilters>) => void
}

/** The filters of stored votes; every change takes effect at once. */
export function ListFilterFields({ filters, onChange }: ListFilterFieldsProps) {
  const t = useText()
  const bodies = useCall('getVoteBodies', { query: { lang: useContentLanguage() } }).data
  const { isPeoples, areas } = filters
  return (
    <div className={styles.fields}>
      <BodyFields filters={filters} onChange={onChange} />
      <Select
        label={t('votes.filter.result')}
        name="result"
        value={filters.result}
        onChange={({ target }) => onChange({ result: chosen('result', target.value).result })}
      >
        <option value="">{t('votes.filter.any')}</option>
        <option value="yes">{t(isPeoples ? 'votes.accepted' : 'votes.filter.moreYes')}</option>
        <option value="no">{t(isPeoples ? 'votes.rejected' : 'votes.filter.moreNo')}</option>
      </Select>
      <Select
        label={t('votes.filter.margin')}
        name="margin"
        value={filters.margin}
        onChange={({ target }) => onChange({ margin: chosen('margin', target.value).margin })}
      >
        <option value="">{t('votes.filter.any')}</option>
        {VOTE_MARGINS.map((points) => (
          <option key={points} value={points}>
            {t('votes.filter.atMost', { points })}
          </option>
        ))}
      </Select>
      <PeriodFields
        legend={t('votes.filter.period')}
        fromLabel={t('votes.filter.from')}
        toLabel={t('votes.filter.to')}
        value={filters}
        onChange={onChange}
      />
      {!isPeoples && <TopicChips topics={filters.topics} onChange={onChange} />}
      {isPeoples && bodies && bodies.areas.length > 0 && (
        <Chips
          legend={t('votes.filter.topics')}
          kind="several"
          name="area"
          chosen={areas}
          options={bodies.areas.map((area) => ({ value: area, label: t(`votes.area.${area}`) }))}
          onToggle={(area) => onChange({ areas: toggled(areas, area) })}
        />
      )}
    </div>
  )
}

/** The filters with the value of a select, read as from an address. */
function chosen(name: string, value: string): ListFilters {
  return readListFilters(new URLSearchParams({ [name]: value }))
}

/** The filter by body; only if there are votes of several. */
function BodyFields({ filters: { isPeoples, council, canton }, onChange }: ListFilterFieldsProps) {
  const t = useText()
  const { data } = useCall('getVoteBodies', { query: { lang: useContentLanguage() } })
  const { cantons } = useVoterCanton()
  const { councils = [] } = data ?? {}
  const listed = cantons.filter(({ code }) => data?.cantons.includes(code))
  return (
    <>
      {!isPeoples && councils.length > 1 && (
        <Select
          label={t('votes.filter.council')}
          name="council"
          value={council ?? ''}
          onChange={({ target }) => onChange({ council: chosen('council', target.value).council })}
        >
          <option value="">{t('votes.filter.any')}</option>
          {councils.map(({ id, name, cantonId }) => (
            <option key={id} value={id}>
              {[name, cantons.find((one) => one.id === cantonId)?.code].filter(Boolean).join(' ')}
            </option>
          ))}
        </Select>
      )}
      {listed.length > 0 && (
        <Select label={t('votes.filter.canton')} name="canton" value={canton} onChange={({ target }) => onChange({ canton: target.value })}>
          <option value="">{t('votes.filter.any')}</option>
          <option value={CONFEDERATION}>{t('votes.filter.confederation')}</option>
          {listed.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}
