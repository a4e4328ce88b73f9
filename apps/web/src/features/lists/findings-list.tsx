import { IconAlertTriangle, IconCircleCheck, IconLineDashed, IconRepeat, IconWritingSign } from '@tabler/icons-react'
import { useText } from '../../i18n/text.ts'
import type { Finding } from './findings.ts'
import styles from './findings-list.module.css'

const ICONS = {
  valid: IconCircleCheck,
  invalid: IconAlertTriangle,
  cumulated: IconRepeat,
  panachage: IconWritingSign,
  additional: IconLineDashed,
  blank: IconLineDashed,
  open: IconLineDashed,
} as const

/** What a voter should know about the list, in sentences. */
export function FindingsList({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useText()
  return (
    <ul className={styles.findings} aria-label={t('lists.finding.label')}>
      {findings.map((finding) => {
        const Icon = ICONS[finding.kind]
        return (
          <li key={`${finding.text} ${Object.values(finding.values).join(' ')}`} className={styles[finding.kind]}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{t(`lists.finding.${finding.kind}Word`)}</b> {t(`lists.finding.${finding.text}`, finding.values)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
