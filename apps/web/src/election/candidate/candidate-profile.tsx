import type { Candidate } from '@plenara/contract'
import type { Person } from '../../shared/person/person.ts'
import { FactList, TextFacts } from '../../shared/pins/fact-list.tsx'
import styles from './candidate-detail.module.css'
import { CandidateSpider } from './candidate-spider.tsx'
import { ProfileLinks } from './profile-links.tsx'
import { useProfileFacts } from './use-profile-facts.ts'

/** Facts that are shown above the tabs already, and therefore last here. */
const inHeader = new Set(['firstName', 'party', 'list', 'listNumber', 'listPosition', 'matchPercent'])

export interface CandidateProfileProps {
  readonly person: Person
  readonly candidate: Candidate
  /** The sentence that the candidate wrote the profile themselves; undefined for an imported one. */
  readonly note: string | undefined
}

/** The facts of a candidate under the labels of the specification, the goals first, each with its pin; missing facts are named [SCREEN-11]. */
export function CandidateProfile({ person, candidate, note }: CandidateProfileProps) {
  const { short, texts } = useProfileFacts(person, candidate)
  const givenTexts = texts.filter(({ value }) => value !== null)
  return (
    <div className={styles.profile}>
      {note && <p className={styles.own}>{note}</p>}
      <TextFacts facts={givenTexts.slice(0, 1)} labels="candidate.label" />
      <FactList facts={short.filter(({ label }) => !inHeader.has(label))} labels="candidate.label" />
      <CandidateSpider person={person} />
      <TextFacts facts={givenTexts.slice(1)} labels="candidate.label" />
      <ProfileLinks links={candidate.links} />
      <FactList facts={short.filter(({ label }) => inHeader.has(label))} labels="candidate.label" />
      <FactList facts={texts.filter(({ value }) => value === null)} labels="candidate.label" />
    </div>
  )
}
