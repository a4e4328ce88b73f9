interface ConnectedList {
  readonly id: number
  readonly connection: string | null
}

/** The votes of a ballot for each connection: connected lists count as one list first (BPR Art. 42). Lists without a connection are left out. */
export function votesByConnection(votesByList: ReadonlyMap<number, number>, lists: readonly ConnectedList[]): Map<string, number> {
  const votes = new Map<string, number>()
  for (const { id, connection } of lists) {
    const count = votesByList.get(id) ?? 0
    if (connection !== null && count > 0) votes.set(connection, (votes.get(connection) ?? 0) + count)
  }
  return votes
}
