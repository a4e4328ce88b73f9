import type { OfficialCandidacy } from '@plenara/contract'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import styles from './form.module.css'

/** The official data of a candidacy. */
export function OfficialFacts({ candidacy }: { readonly candidacy: OfficialCandidacy }) {
  const t = useText()
  const language = useLanguage()
  const { firstName, lastName, number, list, election } = candidacy
  const facts = [
    ['official.name', `${firstName} ${lastName}`],
    ['official.number', number],
    ['official.list', list && `${list.number} ${list.name}`],
    ['official.election', election.name],
    ['official.day', longDate(election.electionDate, language)],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
