import type { Election, ElectionResult, List } from '@plenara/contract'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { FormerNames } from '../../../shared/person/former-names.tsx'
import { useCouncilSeats } from '../use-council-seats.ts'
import { nameOf, PersonResults } from './person-result.tsx'
import type { ResultPerson } from './result-people.ts'
import styles from './team-outcome.module.css'
import { holdsSeat, teamResult } from './team-result.ts'

export interface TeamOutcomeProps {
  readonly election: Pick<Election, 'id' | 'seats' | 'council' | 'cantonId' | 'constituencyId'>
  readonly list: Pick<List, 'name' | 'candidates' | 'former'>
  readonly result: ElectionResult
  readonly people: ReadonlyMap<number, ResultPerson>
}

/** The outcome of a followed list: number, sentence, then each person with a word. No outcome is called a loss. */
export function TeamOutcome({ election, list, result, people }: TeamOutcomeProps) {
  const t = useText()
  const seats = useCouncilSeats(election)
  const formerIds = new Set(list.former?.map(({ id }) => id))
  const isStanding = ({ id }: { readonly id: number }) => !formerIds.has(id) || result.elected.some(({ candidateId }) => candidateId === id)
  const members = teamResult(list.candidates.filter(isStanding), result)
  const seated = members.filter(holdsSeat)
  const names = seated.flatMap(({ candidateId }) => people.get(candidateId) ?? []).map(nameOf)
  const sentence = result.final ? 'results.team.sentence' : 'results.team.interim'
  return (
    <>
      <div className={styles.arc}>
        <Hemicycle seats={seats} marked={Math.min(seated.length, election.seats)} tone="pale">
          <b className={`num ${styles.count}`}>{seated.length}</b>
          <span>{t('results.team.ofTotal', { n: seated.length, total: members.length })}</span>
        </Hemicycle>
      </div>
      <p className={styles.sentence}>{t(sentence, { n: seated.length, list: list.name, names: names.join(', ') })}</p>
      <PersonResults electionId={election.id} members={members} people={people} />
      <FormerNames list={{ former: list.former?.filter((person) => !isStanding(person)) }} />
    </>
  )
}
