import { Hemicycle } from '@plenara/ui/chart/hemicycle.tsx'
import { useText } from '@plenara/ui/text/text.ts'
import { memo } from 'react'
import { SeatTotal } from '../../shared/seat-total.tsx'
import { hemicycleSeats } from './hemicycle-seats.ts'
import { type Grouping, type Member, partyGroups } from './member.ts'
import styles from './members-view.module.css'

export interface CouncilSeatsProps {
  readonly name: string
  readonly seats: number
  readonly members: readonly Member[]
  /** Undefined draws the parties. */
  readonly grouping: Grouping | undefined
  /** The keys of the groups whose seats are highlighted. */
  readonly open: readonly string[]
}

/** The half circle of a council in the order of the groups; its text alternative lists the parties with their seats. */
export const CouncilSeats = memo(function CouncilSeats({ name, seats, members, grouping, open }: CouncilSeatsProps) {
  const t = useText()
  const parties = partyGroups(members, t('councils.noParty'))
  const { colors, lit } = hemicycleSeats(grouping?.groups ?? parties, new Set(grouping ? open : []))
  const spoken = parties.map((party) => `${party.name} ${party.members.length}`).join(', ')
  return (
    <div className={styles.seats}>
      <Hemicycle
        seats={Math.max(seats, members.length)}
        colors={colors}
        lit={lit}
        label={t('councils.hemicycle', { name, seats, parties: spoken })}
      >
        <SeatTotal seats={seats} label={t('councils.seats', { count: seats })} />
      </Hemicycle>
    </div>
  )
})
