import { NEAR_TIE_POINTS } from '@plenara/domain/match'
import { isOfFewerThanHalf } from '@plenara/domain/statements'
import { ButtonLink } from '@plenara/ui/button.tsx'
import { Percent } from '@plenara/ui/percent.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../../shared/page/state-panel.tsx'
import { PartyDot } from '../../../shared/person/party-dot.tsx'
import { type ElectionLists, useAnswered } from '../api.ts'
import { OrderSelect } from './order-select.tsx'
import styles from './party-overview.module.css'
import { PARTY_ORDERS, type PartyOrder, type PartySummary, partyBands, summarizeParties } from './party-summary.ts'

/** The match of every party over its candidates: how many of them have one, and their spread [MATCH-10]. */
export function PartyOverview({ electionId, lists }: { readonly electionId: number; readonly lists: ElectionLists }) {
  const t = useText()
  const [order, setOrder] = useState<PartyOrder>('name')
  const answered = useAnswered(electionId)
  const parties = useMemo(() => summarizeParties({ ...lists, answered }), [lists, answered])
  const hasMatch = parties.some(({ value }) => value !== null)
  return (
    <section className={styles.overview}>
      <Link className={styles.back} to="/lists">
        <IconChevronLeft size={20} aria-hidden />
        <span>{t('lists.unknown.action')}</span>
      </Link>
      <div className={styles.head}>
        <h2>{t('lists.parties.title')}</h2>
        {hasMatch && <OrderSelect value={order} options={PARTY_ORDERS} onChange={setOrder} />}
      </div>
      {parties.length === 0 && <EmptyState text={t('lists.parties.empty')} />}
      {parties.length > 0 && !hasMatch && (
        <EmptyState
          text={t('lists.parties.noMatch')}
          action={
            <ButtonLink kind="primary" to="/profile">
              {t('lists.parties.toQuestions')}
            </ButtonLink>
          }
        />
      )}
      {hasMatch && (
        <>
          <p className={styles.explained}>
            <span>{t('lists.parties.explained')}</span>{' '}
            {order === 'match' && <span>{t('lists.parties.matchNote', { points: NEAR_TIE_POINTS })}</span>}
          </p>
          <ul className={styles.rows}>
            {partyBands(parties, order).map((band) => (
              <li key={band.parties[0]?.partyId} className={band.isTie ? styles.tie : undefined}>
                {band.isTie && <p>{t('lists.parties.tie', { n: band.parties.length })}</p>}
                {band.parties.map((party) => (
                  <PartyRow key={party.partyId} summary={party} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function PartyRow({ summary: { party, value, known, total, spread, rate } }: { readonly summary: PartySummary }) {
  const t = useText()
  const shown = spread && {
    lowest: Math.round(spread.lowest),
    highest: Math.round(spread.highest),
    from: Math.round(spread.lowerQuartile),
    to: Math.round(spread.upperQuartile),
  }
  return (
    <div className={styles.row}>
      <h3>
        <PartyDot name={party.name} color={party.color} />
      </h3>
      <Percent value={value} />
      <p className={`num ${styles.rate}`}>{rate && t('lists.answered', { ...rate })}</p>
      {value !== null && isOfFewerThanHalf({ answered: known, total }) && <p className="num">{t('lists.match.few', { known, total })}</p>}
      {spread && value !== null && (
        <span className={styles.bar} aria-hidden="true">
          <i className={styles.range} style={{ left: `${spread.lowest}%`, width: `${spread.highest - spread.lowest}%` }} />
          <i
            className={styles.half}
            style={{ left: `${spread.lowerQuartile}%`, width: `${spread.upperQuartile - spread.lowerQuartile}%` }}
          />
          <i className={styles.mean} style={{ left: `${value}%` }} />
        </span>
      )}
      {shown && <p className="num">{t(known > 1 ? 'lists.parties.spread' : 'lists.parties.one', shown)}</p>}
    </div>
  )
}
