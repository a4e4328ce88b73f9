import { type MemberAgreement, orderingShare } from '@plenara/domain/parliament'

/** The highest agreement first, with equal values more shared votes first; members without one come last, in their order. */
export function orderedMembers<Member extends { readonly id: number }>(
  members: readonly Member[],
  agreements: ReadonlyMap<number, MemberAgreement>,
): Member[] {
  const shareOf = ({ id }: Member) => {
    const agreement = agreements.get(id)
    return (agreement && orderingShare(agreement)) ?? -1
  }
  const sharedOf = ({ id }: Member) => agreements.get(id)?.shared ?? 0
  return members.toSorted((a, b) => shareOf(b) - shareOf(a) || sharedOf(b) - sharedOf(a))
}
