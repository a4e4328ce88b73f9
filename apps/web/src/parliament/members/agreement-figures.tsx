import type { MemberAgreement } from '@plenara/domain/parliament'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './members.module.css'

/** The percent; with too few shared votes their number and a band. */
export function AgreementFigures({ agreement: { value, same, shared, band } }: { readonly agreement: MemberAgreement }) {
  const t = useText()
  if (value !== null) {
    return (
      <div className={styles.figures}>
        <Percent value={value} />
        <p className="num">{t('agreement.row', { same, shared })}</p>
      </div>
    )
  }
  return (
    <div className={styles.figures}>
      <p className={`num ${styles.few}`}>
        <b>{same}</b> <span>{t('members.shared', { shared })}</span>
      </p>
      {band && (
        <p className="num">
          <span aria-hidden="true">{t('members.band', { ...band })}</span>
          <span className="visually-hidden">{t('members.band.explained', { ...band })}</span>
        </p>
      )}
    </div>
  )
}
