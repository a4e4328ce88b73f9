import type { User } from '@plenara/contract'
import type { Answer, Client } from '@plenara/contract/client'
import { formatDay } from '@plenara/domain/text-and-time'
import { useText } from '@plenara/ui/text/text.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/calls/api.ts'
import { defineOnlineCommand } from '../../data/commands/command.ts'
import { changePassword, register, requestReset, resendConfirmation, resetPassword } from '../../data/commands/online/account.ts'
import { addPasskey, enterWithPasskey } from '../../data/commands/online/passkeys.ts'
import { useCommand } from '../../data/commands/run-command.ts'
import { keepUser } from '../../data/queries/user.ts'
import { setAccountType } from '../../data/session/account-type.ts'
import { deviceToken } from '../../data/session/device-token.ts'
import { isOnlineSession } from '../../data/session/local-account.ts'
import type { PasskeyPrompt } from '../../data/session/passkey-prompt.ts'
import { keepRegistrationSecret, registrationSecret } from '../../data/session/registration-secret.ts'
import { currentSession, startSession } from '../../data/session/session.ts'
import { leave } from '../../data/session/sign-out.ts'
import { declineTakeover } from '../../data/session/takeover-wish.ts'
import { takePlaceOver } from './entry/take-place-over.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

const signIn = defineOnlineCommand<Credentials>({
  kind: 'signIn',
  send: async (credentials, { client }) => {
    const { token, user } = await client.authenticate({ body: { ...credentials, device: deviceToken() } })
    await enter(user, token)
  },
})

const signInWithPasskey = defineOnlineCommand<PasskeyPrompt>({
  kind: 'signInWithPasskey',
  send: async (prompt, { client }) => {
    const { token, user } = await enterWithPasskey(client, prompt)
    await enter(user, token)
  },
})

/**
 * Opens the session and sets the place that was chosen on this device before. A present session is ended first: a session must never be replaced
 * without being ended on the server.
 */
async function enter(user: User, token: string): Promise<User> {
  if (isOnlineSession(currentSession())) leave()
  setAccountType('online')
  startSession({ userId: user.id, token })
  await keepUser(user)
  return (await takePlaceOver(user)) ?? user
}

/** Logs in, opens the session and sets the place that was chosen on this device before. */
export function useSignIn() {
  return useCommand(signIn)
}

/** Logs in with a passkey of this host: the browser prompts, or offers it in the field. */
export function useSignInWithPasskey() {
  return useCommand(signInWithPasskey)
}

export function useRegister() {
  return useCommand(register)
}

export function useResendConfirmation() {
  return useCommand(resendConfirmation)
}

interface Opening {
  readonly secret: string
  /** The password chosen now; absent if it was typed in this browser at registration. */
  readonly password?: string
  /** A passkey will be created instead of a password. */
  readonly passwordless?: true
}

type Opened = Omit<Answer<'confirm'>, 'token'>

/**
 * Opens the link of a confirmation mail; `user` is signed in if the answer contains one. While a user is signed in no proof is sent, so that the page can
 * ask first and the link stays valid.
 */
async function openLink({ secret, ...chosen }: Opening, client: Client): Promise<Opened> {
  const registration = isOnlineSession(currentSession()) ? undefined : registrationSecret()
  const proof = Object.keys(chosen).length === 0 ? { registration } : chosen
  const { token, user, ...answer } = await client.confirm({ params: { secret }, body: { ...proof, device: deviceToken() } })
  if (!token || !user) return answer
  keepRegistrationSecret(null)
  // In another browser than that of the registration the link may come from another person: then only the settings offer to move the data of this device.
  if (!('registration' in proof)) declineTakeover(user.id)
  return { ...answer, user: await enter(user, token) }
}

/** Confirms the address of a secret, once; by script, because mail scanners only fetch the page. */
export function useConfirmation(secret: string) {
  return useQuery({
    queryKey: ['confirm', secret],
    queryFn: () => openLink({ secret }, api),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const openWithPassword = defineOnlineCommand<Opening, Opened>({
  kind: 'openWithPassword',
  send: (opening, { client }) => openLink(opening, client),
})

/** Opens the link with a password chosen now. `result` is the answer. */
export function useOpenWithPassword(secret: string) {
  const command = useCommand(openWithPassword)
  const [result, setResult] = useState<Opened>()
  const mutate = (password: string, { onError }: { readonly onError: (error: Error) => void }) =>
    command.mutate({ secret, password }, { onSuccess: setResult, onError })
  return { ...command, result, mutate }
}

const openWithPasskey = defineOnlineCommand<{ readonly secret: string; readonly name: string }, Opened & { readonly hasPasskey: boolean }>({
  kind: 'openWithPasskey',
  send: async ({ secret, name }, { client }) => {
    const opened = await openLink({ secret, passwordless: true }, client)
    if (!opened.user) return { ...opened, hasPasskey: false }
    try {
      await addPasskey(client, opened.user.id, name)
      return { ...opened, hasPasskey: true }
    } catch {
      // The account is open: a passkey can be created in the settings, a password by a mailed link.
      return { ...opened, hasPasskey: false }
    }
  },
})

/** Opens the link without a password and creates a passkey at once. `result` has whether there is one. */
export function useOpenWithPasskey(secret: string) {
  const t = useText()
  const { mutate, ...command } = useCommand(openWithPasskey)
  const [result, setResult] = useState<Opened & { readonly hasPasskey: boolean }>()
  const open = () =>
    mutate({ secret, name: t('passkeys.defaultName', { day: formatDay(new Date().toISOString()) }) }, { onSuccess: setResult })
  return { ...command, result, open }
}

export function useRequestReset() {
  return useCommand(requestReset)
}

export function useResetPassword(secret: string) {
  const command = useCommand(resetPassword)
  return {
    ...command,
    mutate: (password: string, callbacks: Parameters<typeof command.mutate>[1]) => command.mutate({ secret, password }, callbacks),
  }
}

export function useChangePassword() {
  return useCommand(changePassword)
}
