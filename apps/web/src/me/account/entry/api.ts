import type { InterfaceLanguage, User } from '@plenara/contract'
import { useLanguage } from '@plenara/ui/text/text.ts'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../data/calls/api.ts'
import { defineOnlineCommand } from '../../../data/commands/command.ts'
import { runCommand, useCommand } from '../../../data/commands/run-command.ts'
import { keepUser } from '../../../data/queries/user.ts'
import { hasLocalAccount, LOCAL_SESSION, localAccount, markLocalAccount } from '../../../data/session/account-type.ts'
import { beginAsGuest } from '../../../data/session/begin-as-guest.ts'
import { electionOfPage, FIRST_QUESTION, firstPage, withRedirect } from '../../../data/session/entry.ts'
import { startLocalAccount } from '../../../data/session/local-account.ts'
import { LocalObstacleError, localObstacle } from '../../../data/session/local-obstacle.ts'
import { signOut } from '../../../data/session/sign-out.ts'
import { rememberedPlace } from '../../shared/remembered-place.ts'
import { takePlaceOver } from './take-place-over.ts'

const openLocalAccount = defineOnlineCommand<InterfaceLanguage, User>({
  kind: 'startLocalAccount',
  send: async (language) => {
    const obstacle = await localObstacle()
    if (obstacle) throw new LocalObstacleError(obstacle)
    const isNew = !hasLocalAccount()
    startLocalAccount(localAccount()?.kind)
    try {
      const user = isNew ? await takeLanguageOver(language) : await api.getUser(deviceAccount)
      await keepUser(user)
      return (await takePlaceOver(user)) ?? user
    } catch (error) {
      if (isNew) markLocalAccount(null)
      signOut()
      throw error
    }
  },
})

/** Opens the account on this device; a new one gets the language and the place that were chosen here before [SESSION-6]. */
export function useStartLocalAccount() {
  const language = useLanguage()
  const command = useCommand(openLocalAccount)
  return { ...command, mutate: (callbacks: Parameters<typeof command.mutate>[1]) => command.mutate(language, callbacks) }
}

const openGuest = defineOnlineCommand<string | null, string>({
  kind: 'startGuest',
  send: async (target) => {
    const isNew = !hasLocalAccount()
    await beginAsGuest()
    const eid = electionOfPage(target)
    // Not awaited: the application of the device loads while the postcode is typed.
    return isNew && eid === null && rememberedPlace() === null ? withRedirect('/location', target) : goOnAsGuest(target, eid)
  },
})

/** Takes the place from the election of a link or from an earlier visit. Returns the next page, which asks for the place if there is none. */
async function goOnAsGuest(target: string | null, eid: number | null): Promise<string> {
  const user = await api.getUser(deviceAccount)
  await keepUser(user)
  if (user.locationChosen) return firstPage(user, target)
  const election = eid === null ? undefined : await api.getElection({ params: { eid } }).catch(() => undefined)
  if (!election) return firstPage((await takePlaceOver(user)) ?? user, target ?? FIRST_QUESTION)
  const { cantonId, constituencyId } = election
  const place = constituencyId === null ? { cantonId, constituencyOpen: true as const } : { cantonId, constituencyId }
  const changed = await api.changeUser({ ...deviceAccount, body: place })
  await keepUser(changed)
  return firstPage(changed, target)
}

/** Starts as a guest with one tap and continues. The shell remounts the page meanwhile, so that nothing may depend on the component. */
export function useStartGuest() {
  const navigate = useNavigate()
  const isPending = useIsMutating({ mutationKey: [openGuest.kind] }) > 0
  const [error, setError] = useState<unknown>(null)
  const start = (target: string | null) => {
    if (!isPending) runCommand(openGuest, target).then((page) => page && navigate(page, { replace: true }), setError)
  }
  return { start, isPending, error }
}

const deviceAccount = { params: { id: LOCAL_SESSION.userId } }

function takeLanguageOver(language: InterfaceLanguage): Promise<User> {
  return api.changeUser({ ...deviceAccount, body: { language } })
}
