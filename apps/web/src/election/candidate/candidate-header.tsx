import type { Candidate } from '@plenara/contract'
import { whoAnswered } from '@plenara/domain/statements'
import { Percent } from '@plenara/ui/percent.tsx'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { type ReactNode, type Ref, useMemo } from 'react'
import { Link } from 'react-router'
import { useLookUp } from '../../data/calls/query-client.ts'
import { useUserId } from '../../data/session/session.ts'
import { isPreview } from '../../platform/preview.ts'
import { MatchRing } from '../../shared/person/match-ring.tsx'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import type { Person } from '../../shared/person/person.ts'
import { PersonHead } from '../../shared/person/person-head.tsx'
import { StandingNote } from '../../shared/person/standing-note.tsx'
import { ExpectedMatch } from '../shared/expected-match.tsx'
import { MatchSentence } from '../shared/match-sentence.tsx'
import { useShortLeft } from '../shared/use-short-left.ts'
import styles from './candidate-detail.module.css'

export interface CandidateHeaderProps {
  readonly person: Person
  /** Absent for imported answers. */
  readonly statement: Candidate['statement']
  readonly heading: Ref<HTMLHeadingElement>
  readonly favorite: ReactNode
  /** Shows the explanation of the match. */
  readonly onWhy: () => void
}

/** Name, party, list, and the match with its basis: a band until the short questions are answered, then the percent. A candidate without answers has a sentence in the same place. */
export function CandidateHeader({ person, statement, heading, favorite, onWhy }: CandidateHeaderProps) {
  const t = useText()
  const language = useLanguage()
  const { card, party } = person
  const left = useShortLeft(card.electionId)
  const responses = useLookUp('getResponses', { params: { id: useUserId(), eid: card.electionId } }).data
  // A candidate with a percent has answered.
  const mayBeSilent = typeof person.percent?.value !== 'number'
  const table = useLookUp('getCandidateAnswers', { params: { eid: card.electionId } }, mayBeSilent).data
  const isSilent = useMemo(() => mayBeSilent && table !== undefined && !whoAnswered(table).has(person.id), [mayBeSilent, table, person.id])
  const isShownToPerson = isPreview()
  const hasNumber = !left || (responses?.length ?? 0) > 0
  return (
    <header>
      <PersonHead person={card} heading={heading} aside={favorite}>
        {party && <PartyDot name={party.shortName} color={party.color} />}
        {card.listNumber && <span>{t('match.list', { list: card.number ?? card.listNumber })}</span>}
        <StandingNote standing={card.standing} />
        {statement && <span>{t('candidate.own.head', { date: longDate(statement.on, language) })}</span>}
      </PersonHead>
      <div className={styles.percent}>
        {!left && !isShownToPerson && <MatchRing value={left === null ? null : (person.percent?.value ?? null)} />}
        <div className={left || isShownToPerson ? styles.match : undefined}>
          {isSilent ? (
            <p>{t('match.noAnswers')}</p>
          ) : isShownToPerson ? (
            <PreviewPercent />
          ) : left ? (
            <ExpectedMatch electionId={card.electionId} candidateId={person.id} left={left} />
          ) : (
            left !== null && (
              <p>
                <MatchSentence percent={person.percent} />
              </p>
            )
          )}
          <p className={styles.ways}>
            {hasNumber && !isShownToPerson && (
              <button type="button" onClick={onWhy}>
                {t('candidate.why.ask')}
              </button>
            )}
            <Link to={`/election/${card.electionId}/compare?with=${person.id}`} aria-label={t('compare.withOf', { name: person.name })}>
              {t('compare.with')}
            </Link>
          </p>
        </div>
      </div>
    </header>
  )
}

/** Replaces the match in a preview, which has no voter. */
function PreviewPercent() {
  const t = useText()
  return (
    <p className={styles.unknown}>
      <b>
        <Percent value={null} /> %
      </b>
      <span>{t('candidate.preview.percent')}</span>
    </p>
  )
}
