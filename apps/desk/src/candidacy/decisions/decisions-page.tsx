import type { CandidacyOfPerson, DecidedField, Question } from '@plenara/contract'
import { fieldsOf } from '@plenara/domain/statements'
import { languageTag } from '@plenara/domain/text-and-time'
import { swissMoment } from '@plenara/ui/text/swiss-moment.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { IconEyeOff, IconPencil } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useDecisions, useQuestionnaire } from '../../data/queries.ts'
import { ErrorState, Loading } from '../../page/states.tsx'
import { useArrival } from '../../page/use-arrival.ts'
import { fieldNameOf, languageOfField, useFieldWords } from '../corrections/field-words.ts'
import styles from '../shared/field-list.module.css'
import { Appeal } from './appeal.tsx'
import { remedyPath } from './remedy-path.ts'

interface DecisionsProps {
  readonly candidacy: CandidacyOfPerson
}

/** The fields that operators withhold or returned, with the reason and the remedies: change the field, or object. */
export function DecisionsPage({ candidacy }: DecisionsProps) {
  const t = useText()
  const heading = useArrival(t('decision.title'))
  const questionnaire = useQuestionnaire(candidacy.id)
  const decisions = useDecisions(candidacy.id)
  const error = questionnaire.error ?? decisions.error
  const retry = () => Promise.all([questionnaire.refetch(), decisions.refetch()])
  return (
    <main id="content" className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('decision.title')}
      </h1>
      {questionnaire.data && decisions.data ? (
        <Decisions candidacy={candidacy} questions={questionnaire.data.questions} decisions={decisions.data} />
      ) : error ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Loading />
      )}
    </main>
  )
}

interface ListProps extends DecisionsProps {
  readonly questions: readonly Question[]
  readonly decisions: readonly DecidedField[]
}

function Decisions({ candidacy, questions, decisions }: ListProps) {
  const t = useText()
  const words = useFieldWords(questions)
  const says = new Map(fieldsOf(candidacy).map(({ field, value }) => [field, value]))
  if (decisions.length === 0) return <p className={styles.lead}>{t('decision.none')}</p>
  return (
    <>
      <p className={styles.lead}>{t('decision.lead')}</p>
      <ul className={styles.fields}>
        {decisions.map((decision) => {
          const { field } = decision
          const value = says.get(field)
          const language = languageOfField(fieldNameOf(field))
          const name = words.nameOf(field)
          const path = remedyPath(field, candidacy, questions)
          return (
            <li key={field}>
              <h2>{name}</h2>
              <State decision={decision} />
              <p>{t(`decision.reason.${decision.reason ?? 'unknown'}`)}</p>
              {value !== undefined && value !== null && (
                <p className={styles.value} lang={language && languageTag(language)}>
                  {words.wordsOf(field, value)}
                </p>
              )}
              {decision.isChanged && <p>{t('decision.changed')}</p>}
              {path !== null && (
                <Link to={path} aria-label={t(candidacy.isFrozen ? 'correction.askOf' : 'decision.changeOf', { name })}>
                  {t(candidacy.isFrozen ? 'correction.ask' : 'decision.change')}
                </Link>
              )}
              <Appeal cid={candidacy.id} decision={decision} name={name} />
            </li>
          )
        })}
      </ul>
    </>
  )
}

function State({ decision: { kind, decidedAt, changeUntil } }: { readonly decision: DecidedField }) {
  const t = useText()
  const Icon = kind === 'held' ? IconEyeOff : IconPencil
  const { day, time } = swissMoment(changeUntil ?? decidedAt)
  return (
    <p className={kind === 'held' ? styles.refused : styles.waiting}>
      <Icon size={20} aria-hidden /> <span>{t(`decision.state.${kind}`, { day, time })}</span>
    </p>
  )
}
