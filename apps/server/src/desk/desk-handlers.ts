import { languageOf, presentCategory, presentQuestion } from '@plenara/api'
import type { DeskCallName, LocaleCode } from '@plenara/contract'
import { checkCredentials } from '../accounts/actors/actor-password.ts'
import { actorPasskeys } from '../accounts/actors/actor-passkeys.ts'
import { endActorSession, findActor, limitActorSessions, openActorSession } from '../accounts/actors/actor-session.ts'
import type { PasskeyContext } from '../accounts/passkeys/passkey-owners.ts'
import { requireProof } from '../accounts/passkeys/proof.ts'
import { acceptPasskey } from '../accounts/passkeys/sign-in.ts'
import { claim, claimForAccount, readInvitation } from './candidacies/claim.ts'
import { copyAnswers } from './candidacies/copy-answers.ts'
import { mailPasskey } from './candidacies/desk-mail.ts'
import { confirmByMail, readLetter } from './candidacies/letters/open-letter.ts'
import { sayNotMe } from './candidacies/not-me.ts'
import { readQuestionnaire } from '../catalogue/snapshots/read-election.ts'
import { dropPortrait, putPortrait, readPortrait } from './candidacies/portrait/portrait.ts'
import { createPreview } from './candidacies/preview.ts'
import { readActor } from './candidacies/read-actor.ts'
import { askCorrection, readCorrections, takeBackCorrection } from './candidacies/corrections/correct.ts'
import { exportCandidacy } from './candidacies/export-candidacy.ts'
import { appeal, readDecisions } from './candidacies/moderation/own-decisions.ts'
import { readCandidacy } from './candidacies/read-candidacy.ts'
import { saveStatement } from './candidacies/save-statement.ts'
import { preparedStanding } from './candidacies/secretariats/preparing.ts'
import { ownStanding, readStandings } from './candidacies/statement.ts'
import { submitStatement } from './candidacies/submit.ts'
import { withdrawCandidacy } from './candidacies/withdraw.ts'
import { accessHandlers } from './access-handlers.ts'
import type { DeskContext, DeskHandlers, DeskIncoming } from './desk-handler.ts'
import { teamHandlers } from './team-handlers.ts'

/** Every call of the desk. */
export function createDeskHandlers(context: DeskContext): DeskHandlers {
  const { db, now } = context
  const passkeys = actorPasskeys(context, (tx, actorId, kind) => mailPasskey(tx, context, actorId, kind))
  const signedIn = async (actorId: number, { lang }: { readonly lang?: LocaleCode | undefined }) => ({
    answer: await readActor(context, actorId, { language: languageOf(lang), now: now() }),
    session: await openActorSession(context, actorId),
  })
  const prepared = (candidacyId: number, actorId: number) => preparedStanding(db, { candidacyId, actorId, now: now() })
  return {
    readInvitation: async ({ body, query, address }) => ({
      answer: await readInvitation(context, { ...body, address }, languageOf(query.lang)),
    }),
    claim: async ({ body, query, address, concerns }) => {
      const actorId = await claim({ ...context, passkeys }, { code: body.code, by: body, address, onFound: ofCandidacy(concerns) })
      return signedIn(actorId, query)
    },
    signIn: async ({ body, query, address, concerns }) => {
      const onFound = (id: number | null) => concerns(id === null ? null : `actor:${id}`)
      const actorId = await checkCredentials(context, { ...body, address, onFound })
      await limitActorSessions(context.limiter, actorId)
      return signedIn(actorId, query)
    },
    claimForAccount: async ({ body, query, actorId, address }) => {
      await claimForAccount(context, { ...body, actorId, address })
      return { answer: await readActor(context, actorId, { language: languageOf(query.lang), now: now() }) }
    },
    readLetter: async ({ body, query, address, concerns }) => ({
      answer: await readLetter(context, { ...body, address, onFound: ofCandidacy(concerns) }, languageOf(query.lang)),
    }),
    confirmByMail: async ({ body, address, concerns }) => {
      await confirmByMail(context, { ...body, address, onFound: ofCandidacy(concerns) })
      return { answer: {} }
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
      const standing = await prepared(params.cid, actorId)
      const others = (await readStandings(db, { actorId })).filter(({ candidacyId }) => candidacyId !== params.cid)
      return { answer: await readCandidacy(db, standing, { language: languageOf(query.lang), now: now(), others }) }
    },
    getQuestionnaire: async ({ params, actorId, query }) => {
      const { categories, questions } = await readQuestionnaire(db, (await prepared(params.cid, actorId)).questionnaireId ?? 0)
      const language = languageOf(query.lang)
      return {
        answer: {
          categories: categories.map((one) => presentCategory(one, language)),
          questions: questions.map((one) => presentQuestion(one, language)),
        },
      }
    },
    saveStatement: async ({ params, actorId, body }) => ({
      answer: await saveStatement(context, await prepared(params.cid, actorId), body),
    }),
    copyAnswers: async ({ params, actorId, body }) => ({
      answer: await copyAnswers(context, await ownStanding(db, params.cid, actorId), await ownStanding(db, body.from, actorId)),
    }),
    submitStatement: async ({ params, actorId, body }) => ({
      answer: await submitStatement(context, await ownStanding(db, params.cid, actorId), { ...body, actorId }),
    }),
    getPortrait: async ({ params, actorId, query }) => {
      const { bytes, contentType } = await readPortrait(db, await prepared(params.cid, actorId), query.hash)
      return { answer: bytes, contentType }
    },
    putPortrait: async ({ params, actorId, body }) => ({
      answer: await putPortrait(context, await ownStanding(db, params.cid, actorId), body),
    }),
    dropPortrait: async ({ params, actorId }) => ({
      answer: await dropPortrait(context, await ownStanding(db, params.cid, actorId)),
    }),
    ...createPublicHandlers(context, passkeys),
    createPreview: async ({ params, actorId, body }) => ({
      answer: await createPreview(context, await ownStanding(db, params.cid, actorId), body.version),
    }),
    ...teamHandlers(context),
  }
}

/** What follows once voters see a statement, up to where nothing of it is left. */
function createPublicHandlers(context: DeskContext, passkeys: PasskeyContext) {
  const { db } = context
  return {
    getCorrections: async ({ params, actorId }) => ({
      answer: await readCorrections(context, await ownStanding(db, params.cid, actorId)),
    }),
    askCorrection: async ({ params, actorId, body }) => ({
      answer: await askCorrection(context, await ownStanding(db, params.cid, actorId), { ...body, actorId }),
    }),
    takeBackCorrection: async ({ params, actorId }) => {
      await takeBackCorrection(db, await ownStanding(db, params.cid, actorId), params.id)
      return { answer: {} }
    },
    getDecisions: async ({ params, actorId }) => ({ answer: await readDecisions(db, await ownStanding(db, params.cid, actorId)) }),
    appeal: async ({ params, actorId, body }) => ({
      answer: await appeal(context, await ownStanding(db, params.cid, actorId), { decisionId: params.id, ...body }),
    }),
    exportCandidacy: async ({ params, actorId, query }) => ({
      answer: await exportCandidacy(context, await ownStanding(db, params.cid, actorId), { actorId, language: languageOf(query.lang) }),
    }),
    withdrawCandidacy: async ({ params, actorId, token }) => {
      const standing = await ownStanding(db, params.cid, actorId)
      await requireProof(passkeys, { ownerId: actorId, token })
      await withdrawCandidacy(context, standing, actorId)
      const isSignedIn = (await findActor(context, token)) !== null
      return { answer: {}, ...(!isSignedIn && { session: null }) }
    },
  } satisfies Partial<DeskHandlers>
}

const ofCandidacy = (concerns: DeskIncoming<DeskCallName>['concerns']) => (id: number | null) =>
  concerns(id === null ? null : `candidacy:${id}`)
