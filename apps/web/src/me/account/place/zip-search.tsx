import type { Canton } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain/elections'
import { useText } from '@plenara/ui/text/text.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import styles from './location-page.module.css'
import { OptionRows } from './option-rows.tsx'
import { PlaceCard } from './place-card.tsx'
import type { ZipSearchState } from './use-zip-search.ts'
import { ZipField } from './zip-field.tsx'
import { outcomeMessage, type Searched } from './zip-outcome.ts'

/** Four digits, with their outcome as soon as they are complete. */
export function ZipSearch({ cantons, search }: { readonly cantons: readonly Canton[]; readonly search: ZipSearchState }) {
  const t = useText()
  const { zip, outcome, canton, offeredCantons } = search
  return (
    <div className={styles.search}>
      <ZipField search={search} />
      <div role="status" className={styles.answer}>
        {search.isSearching && <span>{t('common.loading')}</span>}
        {outcome && <OutcomeText outcome={outcome} zip={zip} canton={canton} isOffered={offeredCantons.length > 0} />}
      </div>
      {offeredCantons.length > 0 && (
        <OptionRows
          label={t('account.location.canton')}
          options={cantonOptions(cantons, offeredCantons)}
          value={canton?.code ?? null}
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
  return offered.flatMap((value) => cantons.filter(({ code }) => code === value).map(({ name: label }) => ({ value, label })))
}

function OutcomeText({ outcome, ...searched }: Searched & { readonly outcome: LookupOutcome }) {
  const t = useText()
  const { tone, text, values } = outcomeMessage(outcome, searched)
  if (tone === 'found') {
    return (
      <p className={styles.found}>
        <IconCircleCheck aria-hidden size={20} /> <span>{t(text, values)}</span>
      </p>
    )
  }
  return <p className={tone === 'error' ? styles.error : undefined}>{t(text, values)}</p>
}
