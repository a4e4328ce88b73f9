import { queryClient } from '../../calls/query-cache.ts'
import type { ToAccountEnd, ToAccountOptions } from '../../device/moving/move-to-account.ts'
import type { AccountAfter, CopyEnd } from '../../device/moving/move-to-device.ts'
import { defineOnlineCommand } from '../command.ts'

const loadMoving = () => import('../../device/moving/moving.ts')

/** The readings that sheets of a move stand on: read anew, they would take the sheet away before it has said how it ended. */
export const MOVE_QUERIES = { waiting: 'waiting-move', held: 'held-by-device' } as const

/** Takes what this device holds into the signed-in account; everything on the screen is read anew. */
export const takeOver = defineOnlineCommand<ToAccountOptions, ToAccountEnd>({
  kind: 'takeOver',
  send: async (options) => (await loadMoving()).takeOver(options),
  onSuccess: async ({ result }) => {
    const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => !Object.values<unknown>(MOVE_QUERIES).includes(queryKey[0])
    if (result?.kind === 'done') await queryClient.invalidateQueries({ predicate: isOther })
  },
})

/** Deletes the account on this device beside the signed-in one. */
export const forgetDevice = defineOnlineCommand<void>({
  kind: 'forgetDevice',
  send: async () => (await loadMoving()).forgetDevice(),
})

/** Copies the signed-in account to this device. */
export const copyHere = defineOnlineCommand<void, CopyEnd>({
  kind: 'copyHere',
  send: async () => (await loadMoving()).copyHere(),
})

/** Ends the copying: false where the account was changed again and again meanwhile. */
export const finishHere = defineOnlineCommand<AccountAfter, boolean>({
  kind: 'finishHere',
  send: async (after) => (await loadMoving()).finishHere(after),
})
