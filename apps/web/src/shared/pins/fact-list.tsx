import type { ContentLanguage } from '@plenara/contract'
import type { NotedFact } from '@plenara/domain/people'
import { useText } from '@plenara/ui/text/text.ts'
import styles from './fact-list.module.css'
import { PinControl } from './pin-control.tsx'
import { usePins, usePinsVisible } from './pins-provider.tsx'

/** A fact of a person under its label; `value` null if it is unknown. */
export interface PersonFact {
  /** The last part of its catalogue id, after `labels`. */
  readonly label: string
  readonly value: string | number | readonly string[] | null
  /** The language of a text that is not in the wanted one. */
  readonly lang?: ContentLanguage | undefined
  /** The fact to which its note is pinned; absent if it cannot be pinned. */
  readonly noted?: NotedFact
}

export interface FactListProps {
  /** In the order of display. */
  readonly facts: readonly PersonFact[]
  /** The prefix of the catalogue ids of the labels. */
  readonly labels: 'candidate.label' | 'councillor.label'
}

/** Label and value in rows, each with its pin; missing values are named as such. */
export function FactList({ facts, labels }: FactListProps) {
  const t = useText()
  const isShown = usePinsVisible()
  const { placeOf } = usePins()
  if (facts.length === 0) return null
  return (
    <dl className={`num ${styles.facts} ${isShown && facts.some(canBePinned) ? styles.pinned : ''}`}>
      {facts.map((fact) => (
        <div key={fact.label} {...(fact.noted && placeOf(fact.noted))}>
          <dt>{t(`${labels}.${fact.label}`)}</dt>
          <dd lang={fact.lang} className={fact.value === null ? styles.unknown : undefined}>
            {fact.value ?? t('candidate.unknown')}
          </dd>
          {isShown && canBePinned(fact) && (
            <dd className={styles.pin}>
              <FactPin fact={fact} labels={labels} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Facts of several words or several entries, each under its heading with its pin. */
export function TextFacts({ facts, labels }: FactListProps) {
  const t = useText()
  const { placeOf } = usePins()
  return facts.map((fact) => (
    <section key={fact.label} {...(fact.noted && placeOf(fact.noted))}>
      <div className={styles.heading}>
        <h2>{t(`${labels}.${fact.label}`)}</h2>
        <FactPin fact={fact} labels={labels} />
      </div>
      <FactText value={fact.value} lang={fact.lang} />
    </section>
  ))
}

/** The value of a fact, several as a list. */
export function FactText({ value, lang }: Pick<PersonFact, 'value' | 'lang'>) {
  if (typeof value !== 'object' || value === null)
    return (
      <p lang={lang} className={styles.text}>
        {value}
      </p>
    )
  return (
    <ul className={styles.entries} lang={lang}>
      {value.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

/** The pin of a known fact that can be pinned. */
function FactPin({ fact, labels }: { readonly fact: PersonFact; readonly labels: FactListProps['labels'] }) {
  const t = useText()
  if (!fact.noted || !canBePinned(fact)) return null
  return <PinControl fact={fact.noted} label={t(`${labels}.${fact.label}`)} />
}

/** Unknown facts cannot be pinned. */
function canBePinned({ noted, value }: PersonFact): boolean {
  return noted !== undefined && value !== null
}
