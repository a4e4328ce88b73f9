import type { Candidate } from '@plenara/contract'
import { PROFILE_TEXTS } from '@plenara/contract/constants'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import styles from './candidate-detail.module.css'
import { CandidateSpider } from './candidate-spider.tsx'

interface Fact {
  readonly label: string
  readonly value: string | number | null | undefined
}

/** What is known about a candidate under the labels of the specification; what is missing says so [SCREEN-11]. */
export function CandidateProfile({ person, candidate }: { readonly person: Person; readonly candidate: Candidate }) {
  const t = useText()
  const list = useListName(candidate)
  const percent = person.percent?.value ?? null
  const facts: readonly Fact[] = [
    { label: 'firstName', value: candidate.firstName },
    { label: 'age', value: person.age },
    { label: 'birthYear', value: candidate.birthYear },
    { label: 'party', value: person.party?.name },
    { label: 'list', value: list },
    { label: 'listNumber', value: candidate.listNumber },
    { label: 'listPosition', value: candidate.listPosition },
    { label: 'matchPercent', value: percent === null ? null : `${Math.round(percent)} %` },
    { label: 'occupation', value: candidate.occupation },
    { label: 'place', value: candidate.place },
    { label: 'campaignBudget', value: candidate.campaignBudget === null ? null : t('candidate.francs', { n: candidate.campaignBudget }) },
  ]
  const missing = [
    ...PROFILE_TEXTS.filter((label) => !candidate[label]),
    ...(candidate.vestedInterests.length === 0 ? ['vestedInterests'] : []),
  ]
  return (
    <div className={styles.profile}>
      <Facts facts={facts} />
      <CandidateSpider person={person} />
      {PROFILE_TEXTS.filter((label) => candidate[label]).map((label) => (
        <section key={label}>
          <h2>{t(`candidate.label.${label}`)}</h2>
          <p lang={candidate.fallback?.[label]}>{candidate[label]}</p>
        </section>
      ))}
      {candidate.vestedInterests.length > 0 && (
        <section>
          <h2>{t('candidate.label.vestedInterests')}</h2>
          <ul className={styles.interests}>
            {candidate.vestedInterests.map((interest) => (
              <li key={interest}>{interest}</li>
            ))}
          </ul>
        </section>
      )}
      <Facts facts={missing.map((label) => ({ label, value: null }))} />
    </div>
  )
}

/** Label and value in rows; what is missing says so. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <dl className={`num ${styles.facts}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(`candidate.label.${label}`)}</dt>
          <dd className={value === null || value === undefined ? styles.unknown : undefined}>{value ?? t('candidate.unknown')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The name of the official list on which a candidate stands, null while unknown. */
function useListName({ electionId, listId }: Candidate): string | null {
  const lang = useContentLanguage()
  const { data } = useCall('getOfficialLists', { params: { eid: electionId }, query: { lang } }, listId !== null)
  return data?.find((list) => list.id === listId)?.name ?? null
}
