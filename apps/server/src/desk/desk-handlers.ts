import { languageOf, presentCategory, presentQuestion } from '@plenara/api'
import type { DeskCallName, DeskRoutes, InterfaceLanguage, LocaleCode } from '@plenara/contract'
import type { z } from 'zod'
import { checkCredentials } from '../actors/actor-password.ts'
import { askActorReset, resetActorPassword } from '../actors/actor-reset.ts'
import { changeActorPassword } from '../actors/change-password.ts'
import { endActorSession, findActor, openActorSession } from '../actors/actor-session.ts'
import { type Claiming, claim, readInvitation } from '../candidacies/claim.ts'
import { type DeskMailing, mailPasswordChanged, mailReset } from '../candidacies/desk-mail.ts'
import { sayNotMe } from '../candidacies/not-me.ts'
import { readQuestionnaire } from '../catalogue/read-election.ts'
import { readActor } from '../candidacies/read-actor.ts'
import { askCorrection, readCorrections, takeBackCorrection } from '../candidacies/corrections/correct.ts'
import { exportCandidacy } from '../candidacies/export-candidacy.ts'
import { readCandidacy } from '../candidacies/read-candidacy.ts'
import { saveStatement } from '../candidacies/save-statement.ts'
import { ownStanding } from '../candidacies/statement.ts'
import { submitStatement } from '../candidacies/submit.ts'
import { type Withdrawing, withdrawCandidacy } from '../candidacies/withdraw.ts'
import type { Database } from '../db/database.ts'

/** A checked request of the desk. */
export interface DeskIncoming<Name extends DeskCallName> {
  readonly params: z.output<DeskRoutes[Name]['params']>
  readonly query: z.output<DeskRoutes[Name]['query']>
  readonly body: z.output<NonNullable<DeskRoutes[Name]['body']>>
  /** Who calls; 0 at calls without a session. */
  readonly actorId: number
  /** The token of the session; empty at calls without one. */
  readonly token: string
  /** The caller's network address. */
  readonly address: string
  /** At calls without a session: tells the audit log whom it turned out to be about, before anything is changed. */
  readonly concerns: (whose: `actor:${number}` | `candidacy:${number}` | null) => Promise<void>
}

/** `session`: a token that the answer sets as a cookie; null: it takes the present one away. */
export interface DeskAnswer<Name extends DeskCallName> {
  readonly answer: z.output<DeskRoutes[Name]['response']>
  readonly session?: string | null
}

export type DeskHandlers = { readonly [Name in DeskCallName]: (incoming: DeskIncoming<Name>) => Promise<DeskAnswer<Name>> }

type DeskContext = Claiming & DeskMailing & Withdrawing

/** Every call of the desk. */
export function createDeskHandlers(context: DeskContext): DeskHandlers {
  const { db, now } = context
  const signedIn = async (actorId: number, { lang }: { readonly lang?: LocaleCode | undefined }) => ({
    answer: await readActor(context, actorId, { language: languageOf(lang), now: now() }),
    session: await openActorSession(context, actorId),
  })
  const tellPasswordChanged = (tx: Database, actorId: number, to: { readonly email: string; readonly language: InterfaceLanguage }) =>
    mailPasswordChanged(tx, context, { actorId, to: to.email, language: to.language })
  return {
    readInvitation: async ({ body, query, address }) => ({
      answer: await readInvitation(context, { ...body, address }, languageOf(query.lang)),
    }),
    claim: async ({ body, query, address, concerns }) => {
      const actorId = await claim(context, { ...body, address, onFound: (id) => concerns(id === null ? null : `candidacy:${id}`) })
      return signedIn(actorId, query)
    },
    signIn: async ({ body, query, address, concerns }) => {
      const onFound = (id: number | null) => concerns(id === null ? null : `actor:${id}`)
      return signedIn(await checkCredentials(context, { ...body, address, onFound }), query)
    },
    notMe: async ({ body, address, concerns }) => ({ answer: await sayNotMe(context, { ...body, address, onFound: concerns }) }),
    askReset: async ({ body, address, concerns }) => {
      const onFound = (id: number | null) => concerns(id === null ? null : `actor:${id}`)
      await askActorReset(context, {
        ...{ ...body, address, onFound },
        send: (tx, actorId, { email, language }, mail) => mailReset(tx, context, { ...mail, actorId, to: email, language }),
      })
      context.outbox.wake()
      return { answer: {} }
    },
    resetPassword: async ({ body, address, concerns }) => {
      await resetActorPassword(context, { ...body, address, onFound: (id) => concerns(`actor:${id}`), tell: tellPasswordChanged })
      context.outbox.wake()
      return { answer: {} }
    },
    changePassword: async ({ actorId, token, body }) => {
      await changeActorPassword(context, { ...body, actorId, token, tell: (tx, to) => tellPasswordChanged(tx, actorId, to) })
      context.outbox.wake()
      return { answer: {} }
    },
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
    ...createPublicHandlers(context),
  }
}

/** What follows once voters see a statement, up to where nothing of it is left. */
function createPublicHandlers(context: DeskContext) {
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
    exportCandidacy: async ({ params, actorId, query }) => ({
      answer: await exportCandidacy(context, await ownStanding(db, params.cid, actorId), { actorId, language: languageOf(query.lang) }),
    }),
    withdrawCandidacy: async ({ params, actorId, token, body }) => {
      await withdrawCandidacy(context, await ownStanding(db, params.cid, actorId), { ...body, actorId })
      const isSignedIn = (await findActor(context, token)) !== null
      return { answer: {}, ...(!isSignedIn && { session: null }) }
    },
  } satisfies Partial<DeskHandlers>
}
