import type { Councillor } from '@plenara/contract'
import { FEDERAL_JUDGES } from '@plenara/contract/parliament-constants'
import { type Text, useText } from '@plenara/ui/text/text.ts'
import { useMemo } from 'react'
import { useCall } from '../../../data/calls/query-client.ts'
import { useContentLanguage } from '../../../data/queries/user.ts'
import { Skeleton } from '../../../shared/page/state-panel.tsx'
import { courtOffice } from '../../shared/office-text.ts'
import { OfficialError, OfficialMissing } from '../../shared/official-data.tsx'
import { PowerPage } from '../power-page.tsx'
import { type Grouping, groupMembers, type Member, membersOf } from './member.ts'
import { MembersView } from './members-view.tsx'
import { useCantonNames } from './use-canton-names.ts'

/** The judges of the Federal Supreme Court by division, all that the source has [ROUTE-38]. */
export function JudiciaryCouncilPage() {
  const t = useText()
  const lang = useContentLanguage()
  const cantons = useCantonNames()
  const { data, error, isPending, refetch } = useCall('getJudges', { query: { lang } })
  const [court, ...others] = useMemo(() => courtsOf(data ?? [], cantons, t), [data, cantons, t])
  const intro = court && t('councils.judiciaryIntro', { count: court.members.length, ...FEDERAL_JUDGES })
  return (
    <PowerPage power="judiciary" intro={intro}>
      {error && <OfficialError error={error} onRetry={() => void refetch()} site="court" />}
      {isPending && <Skeleton rows={6} />}
      {data && !court && <OfficialMissing text={t('councils.missing')} site="court" />}
      {[court, ...others].map(
        (entry) =>
          entry && (
            <section key={entry.id} aria-labelledby={`court-${entry.id}`}>
              <h2 id={`court-${entry.id}`} className={others.length === 0 ? 'visually-hidden' : undefined}>
                {entry.name}
              </h2>
              <MembersView
                councilId={entry.id}
                name={entry.name}
                seats={null}
                members={entry.members}
                groupings={entry.groupings}
                personPath="/judge"
              />
            </section>
          ),
      )}
    </PowerPage>
  )
}

interface Court {
  readonly id: number
  readonly name: string
  readonly members: readonly Member[]
  readonly groupings: readonly Grouping[]
}

/** The courts with their judges, in the given order. */
function courtsOf(judges: readonly Councillor[], cantons: ReadonlyMap<number, string>, t: Text): Court[] {
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const occupation = (id: number) => courtOffice(byId.get(id)?.occupation ?? null)
  const parties = new Map(judges.flatMap(({ party }) => (party ? [[party.id, party] as const] : [])))
  const members = membersOf(judges, { parties, cantons, officeOf: ({ id }) => occupation(id).office })
  return groupMembers(members, ({ card }) => card.councilId ?? 0).map(([id, courtMembers]) => {
    const divisions = groupMembers(courtMembers, ({ card }) => occupation(card.id).division)
    const groups = divisions
      .map(([division, inside]) => ({
        key: `division-${division}`,
        name: division ?? t('councils.noDivision'),
        language: undefined,
        color: null,
        members: inside,
      }))
      .toSorted((a, b) => firstId(a.members) - firstId(b.members))
    const hasDivisions = divisions.some(([division]) => division !== null)
    const name = byId.get(courtMembers[0]?.card.id ?? 0)?.council?.name ?? t('nav.power.judiciary')
    return { id, name, members: courtMembers, groupings: hasDivisions ? [{ value: 'division', groups }] : [] }
  })
}

/** Orders divisions: sources number the judges division by division. */
function firstId(members: readonly Member[]): number {
  return Math.min(...members.map(({ card }) => card.id))
}
