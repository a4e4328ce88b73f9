import { Field } from '@plenara/ui/form/field.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './location-page.module.css'
import type { ZipSearchState } from './use-zip-search.ts'

/** The four digits of a Swiss postcode. */
export function ZipField({ search }: { readonly search: ZipSearchState }) {
  const t = useText()
  return (
    <Field
      label={t('account.location.zip')}
      name="zip"
      inputMode="numeric"
      autoComplete="postal-code"
      className={styles.zip}
      value={search.zip}
      onChange={(event) => search.setZip(event.target.value)}
    />
  )
}
