import { type APIRequestContext, expect } from '@playwright/test'
import type { UserExport } from '@plenara/contract'

type ProgressionEntry = UserExport['progression'][number]

/** Changes what an account holds by its own document: out, and in again with one call, where single calls would be dozens. */
export async function changeDocument(
  request: APIRequestContext,
  voter: { readonly id: number; readonly token: string },
  change: (document: UserExport) => Partial<UserExport>,
): Promise<void> {
  const headers = { Authorization: `Bearer ${voter.token}` }
  const document: UserExport = await (await request.get(`/api/user/${voter.id}/export`, { headers })).json()
  const imported = await request.put(`/api/user/${voter.id}/import`, { headers, data: { ...document, ...change(document) } })
  expect(imported.status(), await imported.text()).toBe(200)
}

/** A progression in which these steps are completed as well, in an election or, with null, in none. */
export function withCompleted(
  progression: readonly ProgressionEntry[],
  electionId: number | null,
  keys: readonly string[],
): ProgressionEntry[] {
  const rest = progression.filter((entry) => entry.electionId !== electionId || !keys.includes(entry.key))
  return [...rest, ...keys.map((key) => ({ electionId, key, data: { state: 'c' } }))]
}

type ExportedElection = UserExport['elections'][number]

/** The elections of a document with these answers in one of them, in place of what was answered there before. */
export function withResponses(
  elections: readonly ExportedElection[],
  electionId: number,
  responses: ReadonlyMap<number, number>,
): ExportedElection[] {
  const before = elections.find((election) => election.electionId === electionId)
  const after = [...responses].map(([questionId, value]) => ({ questionId, value, weight: 1 as const }))
  const rest = elections.filter((election) => election !== before)
  return [...rest, { electionId, matches: before?.matches ?? [], responses: after }]
}
