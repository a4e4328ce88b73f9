import type { Candidate } from '@plenara/contract'
import { PinControl } from '../../components/pins/pin-control.tsx'
import { usePins } from '../../components/pins/pins-provider.tsx'
import { useText } from '../../i18n/text.ts'
import type { Person } from '../../lib/person.ts'
import { usePinsShown } from '../../lib/pins-shown.ts'
import styles from './candidate-detail.module.css'
import { CandidateSpider } from './candidate-spider.tsx'
import type { ProfileFact } from './profile-facts.ts'
import { useProfileFacts } from './use-profile-facts.ts'

/** What is known about a candidate under the labels of the specification, each fact with its pin; what is missing says so [SCREEN-11]. */
export function CandidateProfile({ person, candidate }: { readonly person: Person; readonly candidate: Candidate }) {
  const { short, texts } = useProfileFacts(person, candidate)
  return (
    <div className={styles.profile}>
      <Facts facts={short} />
      <CandidateSpider person={person} />
      {texts.map((fact) => fact.value !== null && <TextFact key={fact.label} fact={fact} />)}
      <Facts facts={texts.filter(({ value }) => value === null)} />
    </div>
  )
}

/** Label and value in rows; what is missing says so. */
function Facts({ facts }: { readonly facts: readonly ProfileFact[] }) {
  const t = useText()
  const isShown = usePinsShown()
  const { placeOf } = usePins()
  if (facts.length === 0) return null
  return (
    <dl className={`num ${styles.facts} ${isShown && facts.some(canBePinned) ? styles.pinned : ''}`}>
      {facts.map((fact) => (
        <div key={fact.label} {...(fact.noted && placeOf(fact.noted))}>
          <dt>{t(`candidate.label.${fact.label}`)}</dt>
          <dd className={fact.value === null ? styles.unknown : undefined}>{fact.value ?? t('candidate.unknown')}</dd>
          {isShown && canBePinned(fact) && (
            <dd className={styles.pin}>
              <FactPin fact={fact} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function TextFact({ fact }: { readonly fact: ProfileFact }) {
  const t = useText()
  const { placeOf } = usePins()
  const { label, value, lang } = fact
  return (
    <section {...(fact.noted && placeOf(fact.noted))}>
      <div className={styles.heading}>
        <h2>{t(`candidate.label.${label}`)}</h2>
        <FactPin fact={fact} />
      </div>
      <FactText value={value} lang={lang} />
    </section>
  )
}

/** The value of a fact, several as a list. */
export function FactText({ value, lang }: Pick<ProfileFact, 'value' | 'lang'>) {
  if (typeof value !== 'object' || value === null) return <p lang={lang}>{value}</p>
  return (
    <ul className={styles.interests}>
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The pin of a fact that is known and can be pinned. */
function FactPin({ fact }: { readonly fact: ProfileFact }) {
  const t = useText()
  if (!fact.noted || !canBePinned(fact)) return null
  return <PinControl fact={fact.noted} label={t(`candidate.label.${fact.label}`)} />
}

/** What is not known cannot be pinned. */
function canBePinned({ noted, value }: ProfileFact): boolean {
  return noted !== undefined && value !== null
}
