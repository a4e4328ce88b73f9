import { FEDERAL_JUDGES, SEATS } from '@plenara/contract/parliament-constants'
import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLookUp } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { Contour } from '../../../shared/page/contour.tsx'
import styles from './government-page.module.css'

/** The institutions of the Confederation, each drawn as its seats, each with its page [ROUTE-19]. */
export function Institutions() {
  const t = useText()
  const lang = useContentLanguage()
  // The number of invented judges must not be compared with the numbers of the law.
  const judges = useLookUp('getJudges', { query: { lang } }).data?.filter(({ fictional }) => !fictional).length ?? 0
  return (
    <ul className={styles.tiles}>
      <Tile name="federalCouncil" to="/executive/council" count={String(SEATS.federalCouncil)}>
        <Hemicycle seats={SEATS.federalCouncil} />
      </Tile>
      <Tile name="federalCourt" to="/judiciary/council" count={judges > 0 ? String(judges) : t('government.range', FEDERAL_JUDGES)}>
        <Judges count={judges} />
      </Tile>
      <Tile name="councilOfStates" to="/legislative/council?council=2" count={String(SEATS.councilOfStates)}>
        <Hemicycle seats={SEATS.councilOfStates} />
      </Tile>
      <Tile name="federalAssembly" to="/legislative/council?council=3" count={String(SEATS.federalAssembly)}>
        <Hemicycle seats={SEATS.federalAssembly} />
      </Tile>
      <Tile name="people" to="/legislative/votes?people=true">
        <div className={styles.contour}>
          <Contour seed={26} width={208} height={96} levels={9} />
        </div>
      </Tile>
    </ul>
  )
}

interface TileProps {
  readonly name: string
  readonly to: string
  readonly count?: string
  readonly children: ReactNode
}

function Tile({ name, to, count, children }: TileProps) {
  const t = useText()
  return (
    <li className={styles.tile}>
      <div className={styles.drawing}>{children}</div>
      <h2>
        <Link to={to}>{t(`government.${name}`)}</Link>
      </h2>
      {count && <b className="num">{count}</b>}
      <p>{t(`government.${name}Text`)}</p>
    </li>
  )
}

const places = Array.from({ length: FEDERAL_JUDGES.most }, (_, index) => ({
  x: 10 + (index % 12) * 14.5,
  y: 8 + Math.floor(index / 12) * 14.5,
}))

/** The known number of judges, else their minimum, as filled seats; further possible ones in outline. */
function Judges({ count }: { readonly count: number }) {
  const filledSeats = count > 0 ? count : FEDERAL_JUDGES.least
  return (
    <svg viewBox="0 0 180 60" aria-hidden="true">
      {places.map(({ x, y }, index) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="4.5" className={index < filledSeats ? styles.judge : styles.maybe} />
      ))}
    </svg>
  )
}
