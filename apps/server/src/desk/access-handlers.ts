import type { DeskCallName, InterfaceLanguage } from '@plenara/contract'
import { askActorReset, resetActorPassword } from '../accounts/actors/actor-reset.ts'
import {
  type AddressChanges,
  askAddressChange,
  cancelAddressChange,
  confirmAddress,
  readActorAddress,
  stopAddressChange,
} from '../accounts/actors/address-change.ts'
import { changeActorPassword } from '../accounts/actors/change-password.ts'
import { changePasskey, deletePasskey, getPasskeys } from '../accounts/passkeys/manage.ts'
import type { PasskeyContext } from '../accounts/passkeys/passkey-owners.ts'
import { proveSession, requireProof, startProof } from '../accounts/passkeys/proof.ts'
import { createPasskey, startPasskey } from '../accounts/passkeys/register.ts'
import { startPasskeySignIn } from '../accounts/passkeys/sign-in.ts'
import { DeskError } from './candidacies/desk-error.ts'
import { mailAddressChange, mailPasswordChanged, mailReset } from './candidacies/desk-mail.ts'
import type { Database } from '../db/database.ts'
import type { DeskContext, DeskHandlers } from './desk-handler.ts'

/** The calls by which people at the desk change how they enter: password, passkeys, address. */
export function accessHandlers(context: DeskContext, passkeys: PasskeyContext) {
  return { ...passwordHandlers(context), ...passkeyHandlers(passkeys), ...addressHandlers(context, passkeys) }
}

type Handlers = Partial<{ readonly [Name in DeskCallName]: DeskHandlers[Name] }>

function passwordHandlers(context: DeskContext) {
  const tell = (tx: Database, actorId: number, to: { readonly email: string; readonly language: InterfaceLanguage }) =>
    mailPasswordChanged(tx, context, { actorId, to: to.email, language: to.language })
  return {
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
      await resetActorPassword(context, { ...body, address, onFound: (id) => concerns(`actor:${id}`), tell })
      context.outbox.wake()
      return { answer: {} }
    },
    changePassword: async ({ actorId, token, body }) => {
      await changeActorPassword(context, { ...body, actorId, token, tell: (tx, to) => tell(tx, actorId, to) })
      context.outbox.wake()
      return { answer: {} }
    },
  } satisfies Handlers
}

function passkeyHandlers(passkeys: PasskeyContext) {
  return {
    startPasskeySignIn: async () => ({ answer: startPasskeySignIn(passkeys) }),
    getPasskeys: async ({ actorId }) => ({ answer: await getPasskeys(passkeys, actorId) }),
    startPasskey: async ({ actorId, token }) => ({ answer: await startPasskey(passkeys, { ownerId: actorId, token }) }),
    createPasskey: async ({ actorId, token, body }) => ({ answer: await createPasskey(passkeys, { ownerId: actorId, token, body }) }),
    changePasskey: async ({ actorId, params, body }) => ({
      answer: await changePasskey(passkeys, { ownerId: actorId, passkeyId: params.pid, ...body }),
    }),
    deletePasskey: async ({ actorId, token, params }) => {
      await deletePasskey(passkeys, { ownerId: actorId, token, passkeyId: params.pid })
      return { answer: {} }
    },
    startProof: async ({ actorId, token }) => ({ answer: await startProof(passkeys, { ownerId: actorId, token }) }),
    proveActor: async ({ actorId, token, body }) => ({ answer: await proveSession(passkeys, { ownerId: actorId, token, proof: body }) }),
  } satisfies Handlers
}

function addressHandlers(context: DeskContext, passkeys: PasskeyContext) {
  const changes: AddressChanges = { ...context, sendAddressMail: (tx, mail) => mailAddressChange(tx, context, mail) }
  return {
    getAddress: async ({ actorId }) => ({ answer: await readActorAddress(context, actorId) }),
    // Opening a session does not count: an address is the way into the account.
    askAddressChange: async ({ actorId, token, body, address }) => {
      await requireProof(passkeys, { ownerId: actorId, token })
      if (!(await askAddressChange(changes, { ...body, actorId, address }))) throw new DeskError('address_change_held')
      context.outbox.wake()
      return { answer: {} }
    },
    cancelAddressChange: async ({ actorId }) => {
      await cancelAddressChange(context.db, actorId)
      return { answer: {} }
    },
    confirmAddress: async ({ body, address, concerns }) => {
      await confirmAddress(changes, { ...body, address, onFound: (id) => concerns(`actor:${id}`) })
      context.outbox.wake()
      return { answer: {} }
    },
    stopAddressChange: async ({ body, address, concerns }) => {
      const answer = await stopAddressChange(changes, { ...body, address, onFound: (id) => concerns(`actor:${id}`) })
      context.outbox.wake()
      return { answer }
    },
  } satisfies Handlers
}
