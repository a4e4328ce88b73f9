import type { Vote } from '@plenara/contract'
import { zurichDay } from '@plenara/domain/elections'
import { formatDay } from '@plenara/domain/text-and-time'
import { longDate } from '@plenara/ui/text/long-date.ts'
import { useLanguage, useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useNow } from '../../platform/use-now.ts'
import { LateByCanton } from '../shared/cantons/late-by-canton.tsx'
import { DetailColumn, DetailColumns } from '../shared/detail-page/detail-columns.tsx'
import { LateOwnMunicipality } from '../shared/municipalities/late-own-municipality.tsx'
import { MunicipalDetails } from '../shared/municipalities/municipal-details.tsx'
import { OfficialSite } from '../shared/official-data.tsx'
import { OwnVote } from '../shared/votes/own-vote.tsx'
import { useBothPercents, usePercent } from '../shared/votes/use-percent.ts'
import { VoteBar } from '../shared/votes/vote-bar.tsx'
import { VoteResultLine } from '../shared/votes/vote-result-line.tsx'
import { DoubleMajority } from './double-majority.tsx'
import { Explanations } from './explanations.tsx'
import { Links } from './parliament-vote.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultFigures } from './result-figures.tsx'
import styles from './vote.module.css'
import type { PeoplePart, PeopleResult } from './vote-parts.ts'

export interface PeopleVoteProps {
  readonly vote: Vote
  readonly people: PeoplePart
}

/** A vote of the people: the result or its day, the recommendations, the results of the cantons, the explanations. */
export function PeopleVote({ vote, people }: PeopleVoteProps) {
  const t = useText()
  const today = zurichDay(useNow().getTime())
  const { result } = people
  return (
    <DetailColumns>
      <DetailColumn>
        {vote.subject && (
          <p className={styles.subject} lang={vote.fallback?.subject}>
            {vote.subject}
          </p>
        )}
        {result ? <PeopleResultPart vote={vote} result={result} /> : <WithoutResult vote={vote} />}
        {result?.hasMunicipalities && vote.kind !== 'tie-break' && <LateOwnMunicipality vote={{ id: vote.id, isCounting: false }} />}
        {people.doubleMajority && vote.kind !== 'tie-break' && <DoubleMajority result={result} />}
        <OwnVote vote={vote} />
        <Links vote={vote} />
        <p className={styles.day}>
          <Link to={`/votes/sunday/${vote.date}`}>{t('votingDay.link', { day: formatDay(vote.date) })}</Link>
        </p>
        <Explanations explanations={people.explanations} />
      </DetailColumn>
      <DetailColumn>
        <Recommendations people={people} />
        {result && result.cantons.length > 0 && <LateByCanton cantons={result.cantons} isTieBreak={vote.kind === 'tie-break'} />}
        {result?.hasMunicipalities && (
          <MunicipalDetails
            vote={{ id: vote.id, isCounting: !result.final && vote.date === today }}
            cantons={result.cantons}
            isTieBreak={vote.kind === 'tie-break'}
          />
        )}
      </DetailColumn>
    </DetailColumns>
  )
}

/** Before the count the day, after it a link to the published result. */
function WithoutResult({ vote }: { readonly vote: Vote }) {
  const t = useText()
  const language = useLanguage()
  const isUpcoming = vote.date >= zurichDay(useNow().getTime())
  return (
    <>
      <p className={styles.result}>
        {isUpcoming ? t('votes.people.upcoming', { day: longDate(vote.date, language) }) : t('votes.people.unknown')}
      </p>
      {!isUpcoming && <OfficialSite site="people" />}
    </>
  )
}

function PeopleResultPart({ vote, result }: { readonly vote: Vote; readonly result: PeopleResult }) {
  const t = useText()
  const { national, preferred, final } = result
  const { yesPercent, turnoutPercent } = national
  const isTieBreak = vote.kind === 'tie-break'
  const percent = usePercent()
  const bothPercents = useBothPercents()
  const ballots = (n: number | null) => (n === null ? undefined : t('votes.people.ballots', { n }))
  return (
    <>
      {!final && <p className={styles.interim}>{t('votes.people.interim')}</p>}
      {preferred ? (
        <p className={styles.result}>{t(`votes.people.preferred.${preferred}`)}</p>
      ) : (
        <VoteResultLine vote={vote} className={styles.result} />
      )}
      {yesPercent !== null && (
        <>
          <VoteBar yes={yesPercent} no={100 - yesPercent} size="big" />
          <ResultFigures
            isChoice={isTieBreak}
            figures={[
              {
                key: 'yes',
                label: t(isTieBreak ? 'votes.kind.initiative' : 'votes.decision.yes'),
                value: bothPercents(yesPercent).yes,
                note: ballots(national.yes),
              },
              {
                key: 'no',
                label: t(isTieBreak ? 'votes.kind.counter-proposal' : 'votes.decision.no'),
                value: bothPercents(yesPercent).no,
                note: ballots(national.no),
              },
            ]}
          />
        </>
      )}
      {turnoutPercent !== null && <p className={`num ${styles.note}`}>{t('votes.people.turnout', { percent: percent(turnoutPercent) })}</p>}
    </>
  )
}
