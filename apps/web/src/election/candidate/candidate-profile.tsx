import type { Candidate } from '@plenara/contract'
import type { Person } from '../../shared/person/person.ts'
import { FactList, TextFacts } from '../../shared/pins/fact-list.tsx'
import styles from './candidate-detail.module.css'
import { CandidateSpider } from './candidate-spider.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { useProfileFacts } from './use-profile-facts.ts'

/** What stands above the tabs already, and therefore last here. */
const inHeader = new Set(['firstName', 'party', 'list', 'listNumber', 'listPosition', 'matchPercent'])

export interface CandidateProfileProps {
  readonly person: Person
  readonly candidate: Candidate
  /** Says that the profile is the person's own; undefined where it was delivered. */
  readonly own: string | undefined
}

/** What is known about a candidate under the labels of the specification, the goals first, each fact with its pin; what is missing says so [SCREEN-11]. */
export function CandidateProfile({ person, candidate, own }: CandidateProfileProps) {
  const { short, texts } = useProfileFacts(person, candidate)
  const told = texts.filter(({ value }) => value !== null)
  return (
    <div className={styles.profile}>
      {own && <p className={styles.own}>{own}</p>}
      <TextFacts facts={told.slice(0, 1)} labels="candidate.label" />
      <FactList facts={short.filter(({ label }) => !inHeader.has(label))} labels="candidate.label" />
      <CandidateSpider person={person} />
      <TextFacts facts={told.slice(1)} labels="candidate.label" />
      <ProfileLinks links={candidate.links} />
      <FactList facts={short.filter(({ label }) => inHeader.has(label))} labels="candidate.label" />
      <FactList facts={texts.filter(({ value }) => value === null)} labels="candidate.label" />
    </div>
  )
}
