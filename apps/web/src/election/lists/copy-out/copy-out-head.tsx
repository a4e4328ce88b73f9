import type { Election, OfficialList } from '@plenara/contract'
import { formatDay } from '@plenara/domain/text-and-time'
import { type Text, useRightsLanguage, useText } from '@plenara/ui/text/text.ts'
import styles from './copy-out.module.css'
import { type CopyOutWay, HEADING_STEP, TAKE_STEP } from './copy-out-plan.ts'
import print from './copy-out-print.module.css'
import { CopyOutTick } from './copy-out-tick.tsx'

export interface CopyOutHeadProps {
  readonly election: Election
  readonly way: CopyOutWay
  /** Whether ballots of this election have a designation to which empty lines go. */
  readonly hasHeading: boolean
  readonly listName: string | null
  readonly ticks: ReadonlySet<number>
  readonly onToggle: (step: number) => void
}

/** The ballot to take, its heading, the effect of the heading, and the election. */
export function CopyOutHead({ election, way, hasHeading, listName, ticks, onToggle }: CopyOutHeadProps) {
  const t = useText()
  const rights = useRightsLanguage()
  const { printed, heading } = way
  const shown = printed ?? (hasHeading ? heading : null)
  const step = printed ? TAKE_STEP : HEADING_STEP
  const lead = leadOf(way, hasHeading)
  return (
    <header className={`${styles.head} ${print.head}`}>
      {lead && <p className={`${styles.small} ${print.small}`}>{t(lead)}</p>}
      {shown ? (
        <CopyOutTick
          label={t(printed ? 'copyOut.head.taken' : 'copyOut.head.written', { name: shown.name, number: shown.number ?? '' })}
          isDone={ticks.has(step)}
          onToggle={() => onToggle(step)}
        >
          <Designation list={shown} />
        </CopyOutTick>
      ) : (
        <p className={`${styles.heading} ${print.heading}`}>
          <b>{hasHeading ? t('copyOut.choice.empty') : election.name}</b>
        </p>
      )}
      {hasHeading && (
        <p className={`${styles.effect} ${print.small}`} lang={rights}>
          {effectOf(t, way, election.lines)}
        </p>
      )}
      <p className={`${styles.small} ${print.small}`}>
        {listName && <span>{`${t('copyOut.head.own', { name: listName })} `}</span>}
        <span>{t('lists.view.election', { name: election.name, day: formatDay(election.electionDate), seats: election.seats })}</span>
      </p>
    </header>
  )
}

function Designation({ list: { name, number } }: { readonly list: OfficialList }) {
  const t = useText()
  return (
    <span className={`${styles.heading} ${print.heading}`}>
      <b>{name}</b>{' '}
      <span className={styles.listNumber}>
        <small>{t('lists.list')}</small> <b className="num">{number}</b>
      </span>
    </span>
  )
}

function leadOf({ printed, heading }: CopyOutWay, hasHeading: boolean): string | null {
  if (printed) return 'copyOut.head.take'
  if (!hasHeading) return null
  return heading ? 'copyOut.head.takeEmpty' : 'copyOut.head.takeWithout'
}

/** The effect of the designation, and of a missing one (BPR Art. 37(1)). */
function effectOf(t: Text, { edits, emptyLines, heading, printed }: CopyOutWay, lines: number): string {
  if (emptyLines === 0) return t('copyOut.effect.full', { lines })
  const asPrinted = t('copyOut.effect.asPrinted', { n: emptyLines, number: printed?.number ?? '' })
  if (edits.heading === 'strike' || edits.heading === 'replace') return asPrinted
  if (!heading) return t('copyOut.effect.lost', { n: emptyLines })
  return t(printed ? 'copyOut.effect.printed' : 'copyOut.effect.written', { n: emptyLines, number: heading.number ?? '' })
}
