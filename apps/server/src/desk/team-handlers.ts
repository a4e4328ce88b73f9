import { languageOf } from '@plenara/api'
import { proposeAddress } from './candidacies/secretariats/address-proposals.ts'
import { endGrant, giveGrant, readGrants } from './candidacies/secretariats/grants.ts'
import { readTeam } from './candidacies/secretariats/read-team.ts'
import { remindCandidate } from './candidacies/secretariats/remind.ts'
import { ownStanding } from './candidacies/statement.ts'
import type { DeskContext, DeskHandlers } from './desk-handler.ts'

/** What candidates allow secretariats, and what these see and do of people on their lists. */
export function teamHandlers(context: DeskContext) {
  const { db, now } = context
  return {
    getGrants: async ({ params, actorId }) => ({ answer: await readGrants(context, await ownStanding(db, params.cid, actorId)) }),
    giveGrant: async ({ params, actorId }) => ({
      answer: await giveGrant(context, await ownStanding(db, params.cid, actorId), { actorId, secretariatId: params.sid }),
    }),
    endGrant: async ({ params, actorId }) => ({
      answer: await endGrant(context, await ownStanding(db, params.cid, actorId), { actorId, secretariatId: params.sid }),
    }),
    getTeam: async ({ actorId, query }) => ({ answer: await readTeam(db, { actorId, language: languageOf(query.lang), now: now() }) }),
    remindCandidate: async ({ params, actorId }) => {
      await remindCandidate(context, { actorId, candidateId: params.id })
      return { answer: {} }
    },
    proposeAddress: async ({ params, body, actorId }) => {
      await proposeAddress(context, { ...body, actorId, candidateId: params.id })
      return { answer: {} }
    },
  } satisfies Partial<DeskHandlers>
}
