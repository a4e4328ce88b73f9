import { CANTON_CODES } from '@plenara/contract/constants'
import { Select } from '@plenara/ui/form/field.tsx'
import { SearchField } from '@plenara/ui/form/search-field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useCantons } from '../shared/cantons/use-cantons.ts'
import styles from './agreement.module.css'
import type { AgreementFilters } from './agreement-filters.ts'
import type { RankedAgreement } from './ranked.ts'
import type { ParliamentNames } from './use-parliament-names.ts'

export interface AgreementFieldsProps {
  readonly ranked: readonly RankedAgreement[]
  readonly names: ParliamentNames
  readonly filters: AgreementFilters
  readonly onChange: (change: Partial<AgreementFilters>) => void
}

/** Search and filters by canton, council, party and group; every option with its number of results. */
export function AgreementFields({ ranked, names, filters, onChange }: AgreementFieldsProps) {
  const t = useText()
  const people = ranked.map(({ councillor }) => councillor)
  const counted = (choices: readonly Named[], key: 'councilId' | 'partyId' | 'groupId') =>
    choices.map(({ id, name }) => ({ id, name, n: people.filter((person) => (person[key] ?? 0) === id).length })).filter(({ n }) => n > 0)
  const { nameOf } = useCantons()
  const cantons = CANTON_CODES.map((code) => ({
    code,
    name: nameOf(code),
    n: people.filter((person) => person.cantonCode === code).length,
  }))
    .filter(({ n }) => n > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
  const none = { id: 0, name: t('agreement.none') }
  const choices = [
    { label: 'agreement.council', key: 'councilId', options: counted(names.councils, 'councilId') },
    { label: 'agreement.party', key: 'partyId', options: counted([...names.parties.values(), none], 'partyId') },
    { label: 'agreement.group', key: 'groupId', options: counted([...names.groups, none], 'groupId') },
  ] as const
  return (
    <search className={styles.fields} aria-label={t('agreement.search')}>
      <SearchField label="agreement.search" value={filters.search} onChange={(search) => onChange({ search })} />
      <Select
        label={t('councils.canton')}
        value={filters.canton ?? ''}
        onChange={({ target: { value } }) => onChange({ canton: CANTON_CODES.find((code) => code === value) ?? null })}
      >
        <option value="">{t('agreement.any')}</option>
        {cantons.map(({ code, name, n }) => (
          <option key={code} value={code}>
            {`${name} (${n})`}
          </option>
        ))}
      </Select>
      {choices.map(({ label, key, options }) => (
        <Select
          key={key}
          label={t(label)}
          value={filters[key] ?? ''}
          onChange={(event) => onChange({ [key]: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">{t('agreement.any')}</option>
          {options.map(({ id, name, n }) => (
            <option key={id} value={id}>
              {`${name} (${n})`}
            </option>
          ))}
        </Select>
      ))}
    </search>
  )
}

interface Named {
  readonly id: number
  readonly name: string
}
