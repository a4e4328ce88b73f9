import type { Election, ElectionResult, PartyOutcome } from '@plenara/contract'
import { roundShares } from '@plenara/domain/text-and-time'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { usePartiesById } from '../../data/queries/candidates.ts'
import { PartyDot } from '../../shared/person/party-dot.tsx'
import { usePartyFaces } from '../../shared/person/use-party-faces.ts'
import styles from './results.module.css'

export interface PartySeatsProps {
  readonly election: Pick<Election, 'seats'>
  readonly result: ElectionResult
}

/** The seats by party as a half circle, and the same as a table. */
export function PartySeats({ election, result }: PartySeatsProps) {
  const t = useText()
  const faceOf = usePartyFaces(usePartiesById())
  const rows = result.parties.map(({ partyId, seats, votes }) => ({ key: partyId ?? 0, seats, votes, ...faceOf(partyId) }))
  const filled = rows.reduce((sum, { seats }) => sum + seats, 0)
  const open = Math.max(0, election.seats - filled)
  const votes = result.lists.reduce<number | null>((sum, list) => (sum === null || list.votes === null ? null : sum + list.votes), 0)
  const { shares, others } = sharesOf(rows, votes)
  const shown = (share: number | null | undefined) => (share == null ? '–' : t('results.percent', { value: share }))
  const spoken = rows.map(({ name, seats }) => `${name} ${seats}`).join(', ')
  return (
    <section className={styles.part} aria-labelledby="party-seats">
      <h2 id="party-seats">{t('results.parties.title')}</h2>
      <div className={styles.arc}>
        <Hemicycle
          seats={Math.max(election.seats, filled)}
          colors={rows.flatMap(({ color, seats }) => Array<string>(seats).fill(color))}
          label={t('results.parties.label', { n: election.seats, parties: spoken })}
        >
          <b className={`num ${styles.total}`}>{election.seats}</b>
          <span>{t('results.seats', { n: election.seats })}</span>
        </Hemicycle>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('results.parties.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('results.column.party')}</th>
            <th scope="col">{t('results.column.share')}</th>
            <th scope="col">{t('results.column.seats')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">
                <PartyDot name={row.name} color={row.color} />
              </th>
              <td className="num">{shown(shares[index])}</td>
              <td className="num">
                <b>{row.seats}</b>
              </td>
            </tr>
          ))}
          {others !== null && (
            <tr>
              <th scope="row">{t('results.withoutSeat')}</th>
              <td className="num">{shown(others)}</td>
              <td className="num">
                <b>0</b>
              </td>
            </tr>
          )}
          {open > 0 && (
            <tr>
              <th scope="row">{t(result.final ? 'results.vacantSeats' : 'results.openSeats')}</th>
              <td>–</td>
              <td className="num">
                <b>{open}</b>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

interface Shares {
  /** The shares in the order of the rows. */
  readonly shares: readonly (number | null)[]
  /** The share of the lists without a seat; null if it is zero or unknown. */
  readonly others: number | null
}

/** Percent of all votes, which add up to 100 with those of the lists without a seat. */
function sharesOf(rows: readonly Pick<PartyOutcome, 'votes'>[], all: number | null): Shares {
  if (!all) return { shares: rows.map(() => null), others: null }
  const others = all - rows.reduce((sum, { votes }) => sum + (votes ?? 0), 0)
  const hasOthers = rows.every(({ votes }) => votes !== null) && others > 0
  const shares = roundShares([...rows.map(({ votes }) => votes ?? 0), ...(hasOthers ? [others] : [])], { whole: all })
  return {
    shares: rows.map(({ votes }, index) => (votes === null ? null : (shares[index] ?? null))),
    others: hasOthers ? (shares.at(-1) ?? null) : null,
  }
}
