import type { Canton } from '@plenara/contract'
import { Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useState } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import type { Place } from '../../shared/remembered-place.ts'
import styles from './location-page.module.css'
import { PlaceCard } from './place-card.tsx'

export interface PlacePickerProps {
  readonly cantons: readonly Canton[]
  readonly start: Place | null
  readonly onChange: (place: Place | null) => void
}

/** Canton, then constituency; a canton with one constituency needs no second choice. */
export function PlacePicker({ cantons, start, onChange }: PlacePickerProps) {
  const t = useText()
  const lang = useContentLanguage()
  const [cantonId, setCantonId] = useState(start?.cantonId ?? 0)
  const [constituencyId, setConstituencyId] = useState(start?.constituencyId ?? 0)
  const canton = cantons.find(({ id }) => id === cantonId)
  const constituencies = useCall('getCantonConstituencies', { params: { id: cantonId }, query: { lang } }, cantonId > 0)
  const pick = (nextCanton: number, nextConstituency: number) => {
    setCantonId(nextCanton)
    setConstituencyId(nextConstituency)
    onChange(nextCanton > 0 && nextConstituency > 0 ? { cantonId: nextCanton, constituencyId: nextConstituency } : null)
  }
  const pickCanton = (id: number) => {
    const [only, ...others] = cantons.find((other) => other.id === id)?.constituencies ?? []
    pick(id, others.length === 0 ? (only ?? 0) : 0)
  }
  const byName = cantons.toSorted((a, b) => a.name.localeCompare(b.name, 'de-CH'))
  return (
    <div className={styles.search}>
      <Select
        label={t('account.location.canton')}
        name="canton"
        value={cantonId}
        onChange={(event) => pickCanton(Number(event.target.value))}
      >
        <option value={0}>{t('account.location.choose')}</option>
        {byName.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {canton && canton.constituencies.length > 1 && (
        <Select
          label={t('account.location.constituency')}
          name="constituency"
          value={constituencyId}
          onChange={(event) => pick(cantonId, Number(event.target.value))}
        >
          <option value={0}>{t('account.location.choose')}</option>
          {constituencies.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {canton && canton.constituencies.length === 0 && (
        <p role="status" className={styles.error}>
          {t('account.location.unavailable', { canton: canton.name })}
        </p>
      )}
      {canton && constituencyId > 0 && (
        <PlaceCard canton={canton} constituencyId={constituencyId} offered={null} onPick={(id) => pick(cantonId, id)} />
      )}
    </div>
  )
}
