import { languageOf, presentCategory, presentQuestion } from '@plenara/api'
import type { LocaleCode } from '@plenara/contract'
import { checkCredentials } from '../actors/actor-password.ts'
import { actorPasskeys } from '../actors/actor-passkeys.ts'
import { endActorSession, limitActorSessions, openActorSession } from '../actors/actor-session.ts'
import { acceptPasskey } from '../auth/passkeys/sign-in.ts'
import { claim, readInvitation } from '../candidacies/claim.ts'
import { mailPasskey } from '../candidacies/desk-mail.ts'
import { sayNotMe } from '../candidacies/not-me.ts'
import { readQuestionnaire } from '../catalogue/read-election.ts'
import { readActor } from '../candidacies/read-actor.ts'
import { readCandidacy } from '../candidacies/read-candidacy.ts'
import { saveStatement } from '../candidacies/save-statement.ts'
import { ownStanding } from '../candidacies/statement.ts'
import { submitStatement } from '../candidacies/submit.ts'
import { accessHandlers } from './access-handlers.ts'
import type { DeskContext, DeskHandlers } from './desk-handler.ts'

/** Every call of the desk. */
export function createDeskHandlers(context: DeskContext): DeskHandlers {
  const { db, now } = context
  const passkeys = actorPasskeys(context, (tx, actorId, kind) => mailPasskey(tx, context, actorId, kind))
  const signedIn = async (actorId: number, { lang }: { readonly lang?: LocaleCode | undefined }) => ({
    answer: await readActor(context, actorId, { language: languageOf(lang), now: now() }),
    session: await openActorSession(context, actorId),
  })
  return {
    readInvitation: async ({ body, query, address }) => ({
      answer: await readInvitation(context, { ...body, address }, languageOf(query.lang)),
    }),
    claim: async ({ body, query, address, concerns }) => {
      const actorId = await claim(
        { ...context, passkeys },
        { code: body.code, by: body, address, onFound: (id) => concerns(id === null ? null : `candidacy:${id}`) },
      )
      return signedIn(actorId, query)
    },
    signIn: async ({ body, query, address, concerns }) => {
      const onFound = (id: number | null) => concerns(id === null ? null : `actor:${id}`)
      const actorId = await checkCredentials(context, { ...body, address, onFound })
      await limitActorSessions(context.limiter, actorId)
      return signedIn(actorId, query)
    },
    notMe: async ({ body, address, concerns }) => ({ answer: await sayNotMe(context, { ...body, address, onFound: concerns }) }),
    signInWithPasskey: async ({ body, query, address, concerns }) => {
      const onFound = (id: number | null) => concerns(id === null ? null : `actor:${id}`)
      return signedIn(await acceptPasskey(passkeys, { assertion: body, address, concerns: onFound }), query)
    },
    ...accessHandlers(context, passkeys),
    signOut: async ({ token }) => {
      await endActorSession(context, token)
      return { answer: {}, session: null }
    },
    getActor: async ({ actorId, query }) => ({
      answer: await readActor(context, actorId, { language: languageOf(query.lang), now: now() }),
    }),
    getCandidacy: async ({ params, actorId, query }) => {
      const standing = await ownStanding(db, params.cid, actorId)
      return { answer: await readCandidacy(db, standing, { language: languageOf(query.lang), now: now() }) }
    },
    getQuestionnaire: async ({ params, actorId, query }) => {
      const { categories, questions } = await readQuestionnaire(db, (await ownStanding(db, params.cid, actorId)).questionnaireId ?? 0)
      const language = languageOf(query.lang)
      return {
        answer: {
          categories: categories.map((one) => presentCategory(one, language)),
          questions: questions.map((one) => presentQuestion(one, language)),
        },
      }
    },
    saveStatement: async ({ params, actorId, body }) => ({
      answer: await saveStatement(context, await ownStanding(db, params.cid, actorId), body),
    }),
    submitStatement: async ({ params, actorId, body }) => ({
      answer: await submitStatement(context, await ownStanding(db, params.cid, actorId), { ...body, actorId }),
    }),
  }
}
