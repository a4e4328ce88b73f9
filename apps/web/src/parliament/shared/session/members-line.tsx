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

/** How those who represent a canton voted, in one line; nothing where it is not known. */
export function MembersLine({ said }: { readonly said: MemberCounts }) {
  const t = useText()
  if (said.length === 0) return null
  const list = said.map(({ decision, n }) => t(TEXTS[decision], { n })).join(', ')
  return <p className={`num ${styles.line}`}>{t('session.said', { list })}</p>
}
