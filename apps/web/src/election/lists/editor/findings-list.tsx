import { useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconLineDashed,
  IconRepeat,
  IconStrikethrough,
  IconWritingSign,
} from '@tabler/icons-react'
import { articleText } from '../ballot/law-article.ts'
import type { Finding } from './findings.ts'
import styles from './findings-list.module.css'

const ICONS = {
  valid: IconCircleCheck,
  invalid: IconAlertTriangle,
  struck: IconStrikethrough,
  lost: IconAlertTriangle,
  open: IconLineDashed,
  explains: IconInfoCircle,
  cumulated: IconRepeat,
  panachage: IconWritingSign,
  additional: IconLineDashed,
} as const

/** The findings about the list, in sentences, each with its article of law. */
export function FindingsList({ findings }: { readonly findings: readonly Finding[] }) {
  const t = useText()
  const rights = useRightsLanguage()
  return (
    <ul className={styles.findings} aria-label={t('lists.finding.label')}>
      {findings.map((finding) => {
        const Icon = ICONS[finding.kind]
        return (
          <li key={`${finding.text} ${Object.values(finding.values).join(' ')}`} className={styles[finding.kind]}>
            <Icon size={20} aria-hidden />
            <span>
              <b>{t(`ballot.word.${finding.kind}`)}</b>{' '}
              <span lang={isOfRights(finding) ? rights : undefined}>{t(finding.text, finding.values)}</span>
              {finding.article && <small className={styles.article}>{` ${articleText(t, finding.article)}`}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a finding decides if a vote counts; the other sentences only describe the list. */
function isOfRights({ text }: Finding): boolean {
  return text.startsWith('ballot.finding.')
}
