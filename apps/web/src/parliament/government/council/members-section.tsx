import type { Council } from '@plenara/contract'
import { MembersView, type MembersViewProps } from './members-view.tsx'

export interface MembersSectionProps extends Pick<MembersViewProps, 'members' | 'groupings' | 'personPath'> {
  readonly heading: string
  readonly council: Pick<Council, 'id' | 'name' | 'seats'>
}

/** The members of one council as a part of its page; its heading is for screen readers only. */
export function MembersSection({ heading, council: { id, name, seats }, members, ...rest }: MembersSectionProps) {
  return (
    <section aria-labelledby="council-name">
      <h2 id="council-name" className="visually-hidden">
        {heading}
      </h2>
      <MembersView councilId={id} name={name} seats={seats ?? members.length} members={members} {...rest} />
    </section>
  )
}
