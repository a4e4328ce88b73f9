import type { Affair, VoteCard } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { Link } from 'react-router'
import { useCall } from '../../data/calls/query-client.ts'
import { useContentLanguage } from '../../data/queries/user.ts'
import { DetailSection } from '../shared/detail-page/detail-columns.tsx'
import { VoteResultLine } from '../shared/votes/vote-result-line.tsx'
import styles from './affair.module.css'
import { type AffairEvent, affairEvents } from './affair-events.ts'

/** The timeline of an affair, day by day. */
export function Timeline({ affair }: { readonly affair: Affair }) {
  const t = useText()
  const events = affairEvents(affair)
  if (events.length === 0) return null
  return (
    <DetailSection title={t('affair.timeline')}>
      <ol className={styles.timeline}>
        {events.map((event) => (
          <li key={event.key}>
            <time dateTime={event.date} className="num">
              {formatDay(event.date)}
            </time>
            <EventText event={event} affair={affair} />
          </li>
        ))}
      </ol>
    </DetailSection>
  )
}

function EventText({ event, affair }: { readonly event: AffairEvent; readonly affair: Affair }) {
  const t = useText()
  if (event.kind === 'document') return <p>{event.title}</p>
  if (event.kind === 'votes') return <VotesOfDay votes={event.votes} />
  return <p>{affair.submittedBy ? t('affair.event.depositBy', { author: affair.submittedBy }) : t('affair.event.deposit')}</p>
}

/** The number of votes of a council on a day, and the result of the last one, which is decisive. */
function VotesOfDay({ votes }: { readonly votes: readonly [VoteCard, ...VoteCard[]] }) {
  const t = useText()
  const lang = useContentLanguage()
  const councils = useCall('getCouncils', { query: { lang } })
  const [first] = votes
  const last = votes.at(-1) ?? first
  const council = councils.data?.find(({ id }) => id === first.councilId)?.name
  const source = council ?? (first.kind && t(`votes.kind.${first.kind}`))
  const several = votes.length > 1 ? t('affair.event.votes', { n: votes.length }) : null
  return (
    <>
      <p>{[source, several].filter(Boolean).join(': ')}</p>
      <Link to={`/legislative/votes/${last.id}`} lang={last.fallback?.[last.subject ? 'subject' : 'title']}>
        {last.subject ?? last.title}
      </Link>
      <VoteResultLine vote={last} />
    </>
  )
}
