import type { StatementParts } from '@plenara/contract'
import type { DeskWorld } from './desk-world.ts'

export type OwnStatement = Awaited<ReturnType<typeof openOwnStatement>>

/** The candidacy of somebody who has just taken it up, with nothing decided, and how they read, save and submit. Whoever was there before is gone. */
export async function openOwnStatement(world: DeskWorld) {
  for (const table of ['candidacy', 'actor', 'attempt'] as const) await world.db.deleteFrom(table).execute()
  const { cookie, candidacyId: cid } = await world.claimed()
  const read = async () => (await world.call('getCandidacy', { cookie, params: { cid } })).json
  const { questions } = (await world.call('getQuestionnaire', { cookie, params: { cid } })).json
  const ids: number[] = questions.map(({ id }: { id: number }) => id)
  return {
    ...{ cookie, cid, ids, read },
    save: (version: number, parts: Partial<StatementParts>) =>
      world.call('saveStatement', { cookie, params: { cid }, body: { version, ...parts } }),
    submit: async () =>
      world.call('submitStatement', { cookie, params: { cid }, body: { version: (await read()).version, consentVersion: '1' } }),
  }
}
