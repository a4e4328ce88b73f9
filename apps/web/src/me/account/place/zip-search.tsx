import type { Canton } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain/elections'
import { IconCircleCheck } from '@tabler/icons-react'
import { useText } from '../../../i18n/text.ts'
import styles from './location-page.module.css'
import { OptionRows } from './option-rows.tsx'
import { PlaceCard } from './place-card.tsx'
import type { ZipSearchState } from './use-zip-search.ts'
import { ZipField } from './zip-field.tsx'
import { outcomeMessage } from './zip-outcome.ts'

/** Four digits, and at once what they mean. */
export function ZipSearch({ cantons, search }: { readonly cantons: readonly Canton[]; readonly search: ZipSearchState }) {
  const t = useText()
  const { zip, outcome, canton } = search
  return (
    <div className={styles.search}>
      <ZipField search={search} />
      <div role="status" className={styles.answer}>
        {search.isSearching && <span>{t('common.loading')}</span>}
        {outcome && <OutcomeText outcome={outcome} zip={zip} canton={canton} />}
      </div>
      {search.outcome?.kind === 'several-cantons' && (
        <OptionRows
          label={t('account.location.canton')}
          options={cantonOptions(cantons, search.outcome.cantons)}
          value={search.pickedCanton}
          onChange={search.pickCanton}
        />
      )}
      {canton && (
        <PlaceCard
          canton={canton}
          constituencyId={search.constituencyId}
          offered={outcome?.kind === 'several-constituencies' ? outcome.constituencyIds : null}
          onPick={search.pickConstituency}
        />
      )}
    </div>
  )
}

function cantonOptions(cantons: readonly Canton[], offered: readonly Canton['code'][]) {
  return cantons.filter(({ code }) => offered.includes(code)).map(({ code, name }) => ({ value: code, label: name }))
}

interface OutcomeTextProps {
  readonly outcome: LookupOutcome
  readonly zip: string
  readonly canton: Canton | undefined
}

function OutcomeText({ outcome, zip, canton }: OutcomeTextProps) {
  const t = useText()
  const { tone, text, values } = outcomeMessage(outcome, { zip, canton })
  if (tone === 'found') {
    return (
      <p className={styles.found}>
        <IconCircleCheck aria-hidden size={20} /> <span>{t(text, values)}</span>
      </p>
    )
  }
  return <p className={tone === 'error' ? styles.error : undefined}>{t(text, values)}</p>
}
