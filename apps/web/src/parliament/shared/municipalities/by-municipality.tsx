import type { CantonCode, MunicipalResults } from '@plenara/contract'
import { fitsSearch, foldQuery } from '@plenara/domain/text-and-time'
import { Field, Select } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { useMemo, useState } from 'react'
import { EmptyState, Skeleton } from '../../../shared/page/state-panel.tsx'
import { rememberMunicipality, useRememberedMunicipality } from '../../../shared/place/remembered-municipality.ts'
import type { CantonResult } from '../cantons/area-order.ts'
import { AreaTable } from '../cantons/area-table.tsx'
import { rememberCanton } from '../cantons/remembered-canton.ts'
import { useVoterCanton } from '../cantons/use-voter-canton.ts'
import { OfficialError } from '../official-data.tsx'
import { MunicipalMap } from './municipal-map.tsx'
import styles from './municipalities.module.css'
import { MunicipalLine } from './own-municipality.tsx'
import { type CountedVote, useMunicipalResults } from './use-municipal-results.ts'

/** From this number on there is a search. */
const SEARCHED_FROM = 30

export interface ByMunicipalityProps {
  readonly vote: CountedVote
  readonly cantons: readonly CantonResult[]
  /** Whether yes stands for the initiative. */
  readonly isTieBreak: boolean
}

/** The results of the municipalities of a canton, the own one first: a map, and the same as a table. */
export function ByMunicipality({ vote, cantons, isTieBreak }: ByMunicipalityProps) {
  const t = useText()
  const voter = useVoterCanton()
  const ownMunicipality = useRememberedMunicipality()
  const [chosen, setChosen] = useState<CantonCode | '' | null>(null)
  const code = (chosen === null ? (ownMunicipality?.cantonCode ?? voter.canton?.code) : chosen) || null
  const { data, error, retry } = useMunicipalResults(vote, code)
  const choose = (next: CantonCode | '') => {
    setChosen(next)
    if (!voter.isOfPlace && next !== '') rememberCanton(next)
  }
  const loaded = data?.cantonCode === code ? data : undefined
  return (
    <div className={styles.all}>
      <Select
        label={t('votes.cantons.name')}
        value={code ?? ''}
        onChange={({ target }) => choose(voter.cantons.find((other) => other.code === target.value)?.code ?? '')}
      >
        <option value="">{t('votes.municipalities.switzerland')}</option>
        {voter.cantons.map(({ code: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.both}>
        {!isTieBreak && (
          <MunicipalMap
            cantons={cantons}
            canton={code}
            municipalities={loaded?.municipalities ?? []}
            ownMunicipality={ownMunicipality}
            onCanton={choose}
          />
        )}
        {loaded && <Municipalities key={loaded.cantonCode} results={loaded} isTieBreak={isTieBreak} />}
        {!loaded && code !== null && (error ? <OfficialError error={error} onRetry={retry} site="people" /> : <Skeleton rows={6} />)}
      </div>
    </div>
  )
}

function Municipalities({ results, isTieBreak }: { readonly results: MunicipalResults; readonly isTieBreak: boolean }) {
  const t = useText()
  const { cantonCode, municipalities } = results
  const ownMunicipality = useRememberedMunicipality()
  const result = ownMunicipality?.cantonCode === cantonCode ? municipalities.find(({ name }) => name === ownMunicipality.name) : undefined
  const [search, setSearch] = useState('')
  const areas = useMemo(() => {
    const wanted = foldQuery(search)
    return municipalities
      .filter(({ name }) => fitsSearch(wanted, [name]))
      .map(({ number, name, yesPercent, turnoutPercent }) => ({ key: number, name, yesPercent, turnoutPercent }))
  }, [municipalities, search])
  if (municipalities.length === 0) return <EmptyState text={t('votes.municipalities.none')} />
  const counted = municipalities.filter(({ isCounted }) => isCounted).length
  return (
    <div className={styles.part}>
      <Select
        label={t('votes.municipalities.own')}
        value={result?.name ?? ''}
        onChange={({ target }) => rememberMunicipality(target.value === '' ? null : { cantonCode, name: target.value })}
      >
        <option value="">{t('votes.municipalities.choose')}</option>
        {municipalities.map(({ number, name }) => (
          <option key={number} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {result && <MunicipalLine result={result} />}
      {counted < municipalities.length && (
        <p className={styles.note}>{t('votes.municipalities.counted', { n: counted, total: municipalities.length })}</p>
      )}
      {municipalities.length > SEARCHED_FROM && (
        <Field label={t('votes.municipalities.search')} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      )}
      {areas.length === 0 ? (
        <p role="status">{t('votes.municipalities.notFound')}</p>
      ) : (
        <AreaTable label={t('votes.municipalities.title')} kind={t('votes.municipalities.name')} areas={areas} isTieBreak={isTieBreak} />
      )}
    </div>
  )
}
