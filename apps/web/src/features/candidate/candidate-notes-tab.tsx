import { EmptyState } from '../../components/state-panel.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'

/** What the user noted about a person. */
export function CandidateNotesTab({ person: _ }: { readonly person: Person }) {
  const t = useText()
  return <EmptyState text={t('candidate.notes.empty')} />
}
