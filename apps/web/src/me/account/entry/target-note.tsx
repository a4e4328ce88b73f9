import { useText } from '@plenara/ui/text/text.ts'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import styles from '../form.module.css'

/** The names of pages by the first segments of their paths. */
const names: readonly (readonly [prefix: string, id: string])[] = [
  ['/election/favorite-candidates', 'nav.favorites'],
  ['/election', 'nav.election'],
  ['/government', 'nav.government'],
  ['/match', 'journey.evaluate'],
  ['/list', 'nav.lists'],
  ['/dream-teams', 'nav.dreamTeams'],
  ['/profile', 'nav.profile'],
  ['/notifications', 'nav.notifications'],
  ['/settings', 'nav.settings'],
]

/** The name of the page that a visitor requested; for the page of a candidate, the person. Null if it has no name, or none yet. */
export function useTargetName(target: string | null): string | null {
  const t = useText()
  const lang = useContentLanguage()
  const [, electionId, candidateId] = CANDIDATE_PAGE.exec(target ?? '') ?? []
  // All candidates of the election, as its pages request anyway: the server must not learn whose link it is.
  const people = useLookUp(
    'getCandidates',
    { params: { eid: Number(electionId) }, query: { view: 'card', lang } },
    candidateId !== undefined,
  )
  if (candidateId !== undefined) {
    const person = people.data?.find(({ id }) => id === Number(candidateId))
    return person ? `${person.firstName} ${person.lastName}` : null
  }
  const name = target && names.find(([prefix]) => target.startsWith(prefix))?.[1]
  return name ? t(name) : null
}

const CANDIDATE_PAGE = /^\/election\/(\d+)\/candidate\/(\d+)/

/** Names the page at which the visitor continues after login. */
export function TargetNote({ target }: { readonly target: string | null }) {
  const t = useText()
  const name = useTargetName(target)
  if (!name) return null
  return <p className={styles.next}>{t('account.goOnTo', { page: name })}</p>
}
