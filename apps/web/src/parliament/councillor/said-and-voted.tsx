import type { Councillor, SaidAndVotedEntry } from '@plenara/contract'
import { SAID_AND_VOTED_OUTCOMES } from '@plenara/contract/parliament-constants'
import { formatDay } from '@plenara/domain/text-and-time'
import { noReplyLabel, scales } from '@plenara/ui/text/answer-scales.ts'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { DecisionMark } from '../shared/votes/decision-mark.tsx'
import styles from './office-votes.module.css'

/** Compares the answers of a person before an election with their votes. Nothing if no answer can be compared. */
export function SaidAndVoted({ person }: { readonly person: Councillor }) {
  const t = useText()
  const lang = useContentLanguage()
  const { data } = useCall('getSaidAndVoted', { params: { id: person.id }, query: { lang } })
  if (!data || data.entries.length === 0) return null
  return (
    <section className={styles.said}>
      <h2>{t('councillor.said.title')}</h2>
      <p className={styles.lead}>{t('councillor.said.lead')}</p>
      <ul className={`num ${styles.counts}`}>
        {SAID_AND_VOTED_OUTCOMES.filter((outcome) => data.counts[outcome] > 0).map((outcome) => (
          <li key={outcome}>
            <span>{t(`councillor.said.outcome.${outcome}`)}</span> <b>{data.counts[outcome]}</b>
          </li>
        ))}
      </ul>
      <details>
        <summary>{t('councillor.said.counts', { n: data.entries.length })}</summary>
        <ul className={styles.entries}>
          {data.entries.map((entry) => (
            <li key={`${entry.electionId}/${entry.question.id}/${entry.vote.id}`}>
              <PairEntry entry={entry} name={person.firstName} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function PairEntry({ entry, name }: { readonly entry: SaidAndVotedEntry; readonly name: string }) {
  const t = useText()
  const { question, answer, comment, vote, decision, outcome, meaningYes, meaningNo, fallback } = entry
  const stop = scales[question.type].find(({ value }) => value === answer)
  return (
    <article>
      <p className={styles.outcome}>{t(`councillor.said.outcome.${outcome}`)}</p>
      <h3 lang={fallback?.text}>{question.text}</h3>
      <dl className="num">
        <div>
          <dt>{t('councillor.said.answer', { day: formatDay(entry.electionDate) })}</dt>
          <dd>
            <b>{t(stop?.label ?? noReplyLabel(question.type))}</b>
            {comment && <blockquote>{comment}</blockquote>}
          </dd>
        </div>
        <div>
          <dt>{t('councillor.said.vote', { day: formatDay(vote.date) })}</dt>
          <dd>
            <Link to={`/legislative/votes/${vote.id}`} lang={vote.fallback?.title}>
              {vote.title}
            </Link>
            <span className={styles.decision}>
              <span>{t('councillor.votes.decided', { name })}</span> <DecisionMark decision={decision} />
            </span>
            {meaningYes && meaningNo && (
              <span className={styles.meaning} lang={fallback?.meaningYes}>
                {t('councillor.said.meaning', { yes: ended(meaningYes), no: ended(meaningNo) })}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </article>
  )
}

/** A sentence with its full stop. */
function ended(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
