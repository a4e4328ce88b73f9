import type { ReactNode } from 'react'
import { Contour } from '../../components/contour.tsx'
import { Hemicycle } from '../../components/hemicycle.tsx'
import { Page } from '../../components/page.tsx'
import { useText } from '../../i18n/text.ts'
import styles from './government-page.module.css'
import { Legislature } from './legislature.tsx'

/** Seats of the institutions: Art. 149, 150, 175 of the Federal Constitution; judges at the Federal Court Art. 1 BGG. */
const SEATS = { nationalCouncil: 200, councilOfStates: 46, federalCouncil: 7, federalAssembly: 246 } as const
const JUDGES = { least: 34, most: 45 } as const

/** The institutions of the Confederation, each drawn as its seats [ROUTE-19]. */
export function GovernmentPage() {
  const t = useText()
  return (
    <Page title={t('government.title')}>
      <div className={styles.page}>
        <section className={styles.council}>
          <h2>{t('government.nationalCouncil')}</h2>
          <div className={styles.arc}>
            <Hemicycle seats={SEATS.nationalCouncil}>
              <p className={styles.total}>
                <b className="num">{SEATS.nationalCouncil}</b>
                <span>{t('government.seats')}</span>
              </p>
            </Hemicycle>
          </div>
          <p className={styles.text}>{t('government.nationalCouncilText')}</p>
        </section>
        <div className={styles.aside}>
          <Legislature />
          <ul className={styles.tiles}>
            <Tile name="federalCouncil" count={String(SEATS.federalCouncil)}>
              <Hemicycle seats={SEATS.federalCouncil} />
            </Tile>
            <Tile name="federalCourt" count={t('government.range', JUDGES)}>
              <Judges />
            </Tile>
            <Tile name="councilOfStates" count={String(SEATS.councilOfStates)}>
              <Hemicycle seats={SEATS.councilOfStates} />
            </Tile>
            <Tile name="federalAssembly" count={String(SEATS.federalAssembly)}>
              <Hemicycle seats={SEATS.federalAssembly} />
            </Tile>
            <Tile name="people">
              <div className={styles.contour}>
                <Contour seed={26} width={208} height={96} levels={9} />
              </div>
            </Tile>
          </ul>
        </div>
      </div>
    </Page>
  )
}

interface TileProps {
  readonly name: string
  readonly count?: string
  readonly children: ReactNode
}

function Tile({ name, count, children }: TileProps) {
  const t = useText()
  return (
    <li className={styles.tile}>
      <div className={styles.drawing}>{children}</div>
      <h2>{t(`government.${name}`)}</h2>
      {count && <b className="num">{count}</b>}
      <p>{t(`government.${name}Text`)}</p>
    </li>
  )
}

const judges = Array.from({ length: JUDGES.most }, (_, index) => ({
  x: 10 + (index % 12) * 14.5,
  y: 8 + Math.floor(index / 12) * 14.5,
  isCertain: index < JUDGES.least,
}))

/** As many judges as there are at least, filled; those that there may be besides, in outline. */
function Judges() {
  return (
    <svg viewBox="0 0 180 60" aria-hidden="true">
      {judges.map(({ x, y, isCertain }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="4.5" className={isCertain ? styles.judge : styles.maybe} />
      ))}
    </svg>
  )
}
