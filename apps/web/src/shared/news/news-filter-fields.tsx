import { CONTENT_LANGUAGES } from '@plenara/contract/constants'
import { MEDIA_TYPES } from '@plenara/contract/parliament-constants'
import { Chips } from '@plenara/ui/form/chips.tsx'
import { Checkbox, Select } from '@plenara/ui/form/field.tsx'
import { PeriodFields } from '@plenara/ui/form/period-fields.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useId } from 'react'
import { useCall } from '../../data/calls/query-client.ts'
import { languageNames } from '@plenara/ui/text/language-names.ts'
import { toggled } from '../../platform/address-filters.ts'
import type { NewsFilters } from './news-filters.ts'

export interface NewsFilterFieldsProps {
  readonly filters: NewsFilters
  readonly onChange: (change: Partial<NewsFilters>) => void
}

/** Days, language, outlets and their types, and whether a subscription is needed [API-22]. */
export function NewsFilterFields({ filters, onChange }: NewsFilterFieldsProps) {
  const t = useText()
  const id = useId()
  const outlets = useCall('getMediaOutlets', {})
  const types = MEDIA_TYPES.filter((type) => outlets.data?.some((outlet) => outlet.type === type))
  return (
    <>
      <Checkbox checked={filters.isFree} onChange={(event) => onChange({ isFree: event.target.checked })}>
        {t('news.noPremium')}
      </Checkbox>
      <PeriodFields legend={t('news.period')} fromLabel={t('news.from')} toLabel={t('news.to')} value={filters} onChange={onChange} />
      <Select
        label={t('news.language')}
        value={filters.language}
        onChange={(event) => onChange({ language: CONTENT_LANGUAGES.find((language) => language === event.target.value) ?? '' })}
      >
        <option value="">{t('news.language.all')}</option>
        {CONTENT_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      {types.length > 1 && (
        <Chips
          legend={t('news.types')}
          kind="several"
          name={`${id}-types`}
          chosen={filters.types}
          options={types.map((type) => ({ value: type, label: t(`news.type.${type}`) }))}
          onToggle={(type) => onChange({ types: toggled(filters.types, type) })}
        />
      )}
      {outlets.data && outlets.data.length > 1 && (
        <Chips
          legend={t('news.outlets')}
          kind="several"
          name={`${id}-outlets`}
          chosen={filters.outlets}
          options={outlets.data.map((outlet) => ({ value: outlet.id, label: <span lang={outlet.language}>{outlet.name}</span> }))}
          onToggle={(outlet) => onChange({ outlets: toggled(filters.outlets, outlet) })}
        />
      )}
    </>
  )
}
