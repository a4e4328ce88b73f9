import type { Affair } from '@plenara/contract'
import { formatDay } from '@plenara/domain'
import { Link } from 'react-router'
import { OutsideLink } from '../../components/outside-link.tsx'
import { VoteResultLine } from '../../components/votes/vote-result-line.tsx'
import { useText } from '../../i18n/text.ts'
import { useCall } from '../../lib/query-client.ts'
import { useContentLanguage } from '../../lib/user.ts'
import styles from './affair.module.css'
import { type AffairEvent, affairEvents, keyOfEvent } from './affair-events.ts'

/** The way of an affair, day by day. */
export function Timeline({ affair }: { readonly affair: Affair }) {
  const t = useText()
  const events = affairEvents(affair)
  if (events.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('affair.timeline')}</h2>
      <ol className={styles.timeline}>
        {events.map((event) => (
          <li key={keyOfEvent(event)}>
            <time dateTime={event.date} className="num">
              {formatDay(event.date)}
            </time>
            <EventText event={event} affair={affair} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function EventText({ event, affair }: { readonly event: AffairEvent; readonly affair: Affair }) {
  const t = useText()
  const lang = useContentLanguage()
  const councils = useCall('getCouncils', { query: { lang } })
  if (event.kind === 'deposit') {
    return <p>{affair.submittedBy ? t('affair.event.depositBy', { author: affair.submittedBy }) : t('affair.event.deposit')}</p>
  }
  if (event.kind === 'document') return <OutsideLink url={event.document.url}>{event.document.title}</OutsideLink>
  const { vote } = event
  const council = councils.data?.find(({ id }) => id === vote.councilId)
  return (
    <div>
      <Link to={`/legislative/votes/${vote.id}`}>
        {[council?.name ?? (vote.kind ? t(`votes.kind.${vote.kind}`) : null), vote.subject ?? vote.title].filter(Boolean).join(': ')}
      </Link>
      <VoteResultLine vote={vote} />
    </div>
  )
}
