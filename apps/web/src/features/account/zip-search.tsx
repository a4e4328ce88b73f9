import type { Canton } from '@plenara/contract'
import type { LookupOutcome } from '@plenara/domain'
import { IconCircleCheck } from '@tabler/icons-react'
import { Field } from '../../components/field.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './location-page.module.css'
import { OptionRows } from './option-rows.tsx'
import { PlaceCard } from './place-card.tsx'
import { cantonOf, type ZipSearchState } from './use-zip-search.ts'

/** Four digits, and at once what they mean. */
export function ZipSearch({ cantons, search }: { readonly cantons: readonly Canton[]; readonly search: ZipSearchState }) {
  const t = useText()
  const { zip, outcome, canton } = search
  return (
    <div className={styles.search}>
      <Field
        label={t('account.location.zip')}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={4}
        className={styles.zip}
        value={zip}
        onChange={(event) => search.setZip(event.target.value)}
      />
      <div role="status" className={styles.answer}>
        {search.isSearching && t('common.loading')}
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
  const code = cantonOf(outcome)
  if (code && !canton?.constituencies.length) {
    return <p className={styles.error}>{t('account.location.unavailable', { canton: canton?.name ?? code })}</p>
  }
  if (outcome.kind === 'found') {
    return (
      <p className={styles.found}>
        <IconCircleCheck aria-hidden size={20} /> {t('account.location.found', { zip })}
      </p>
    )
  }
  const isProblem = outcome.kind === 'unknown' || outcome.kind === 'failed'
  return <p className={isProblem ? styles.error : undefined}>{t(`account.location.${outcome.kind}`, { zip })}</p>
}
