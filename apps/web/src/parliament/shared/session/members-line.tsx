import type { Decision } from '@plenara/contract'
import { useText } from '@plenara/ui/text/text.ts'
import type { MemberCounts } from './member-counts.ts'
import styles from './members-line.module.css'

const TEXTS: Readonly<Record<Decision, string>> = {
  yes: 'session.said.yes',
  no: 'session.said.no',
  abstain: 'session.said.abstain',
  absent: 'votes.missing.absent',
  excused: 'votes.missing.excused',
  president: 'votes.missing.president',
}

/** The decisions of the members of a canton, in one line; nothing without any. */
export function MembersLine({ counts }: { readonly counts: MemberCounts }) {
  const t = useText()
  if (counts.length === 0) return null
  const list = counts.map(({ decision, n }) => t(TEXTS[decision], { n })).join(', ')
  return <p className={`num ${styles.line}`}>{t('session.said', { list })}</p>
}
