import type { Candidate } from '@plenara/contract'
import { FactList, TextFacts } from '../../components/pins/fact-list.tsx'
import type { Person } from '../../lib/person.ts'
import styles from './candidate-detail.module.css'
import { CandidateSpider } from './candidate-spider.tsx'
import { useProfileFacts } from './use-profile-facts.ts'

/** What is known about a candidate under the labels of the specification, each fact with its pin; what is missing says so [SCREEN-11]. */
export function CandidateProfile({ person, candidate }: { readonly person: Person; readonly candidate: Candidate }) {
  const { short, texts } = useProfileFacts(person, candidate)
  return (
    <div className={styles.profile}>
      <FactList facts={short} labels="candidate.label" />
      <CandidateSpider person={person} />
      <TextFacts facts={texts.filter(({ value }) => value !== null)} labels="candidate.label" />
      <FactList facts={texts.filter(({ value }) => value === null)} labels="candidate.label" />
    </div>
  )
}
