import type { Command, OfflinePart } from '../command.ts'
import { changeList } from './change-list.ts'
import { chooseList } from './choose-list.ts'
import { createList } from './create-list.ts'
import { decideVote } from './decide-vote.ts'
import { deleteList } from './delete-list.ts'
import { deleteNote } from './delete-note.ts'
import { moveFavorite } from './move-favorite.ts'
import { orderFavorites } from './order-favorites.ts'
import { rateAll } from './rate-all.ts'
import { rateCandidate } from './rate-candidate.ts'
import { setNote } from './set-note.ts'
import { setResponse } from './set-response.ts'
import { unrateAll } from './unrate-all.ts'

/** A command of which the outbox knows the kind alone; what it stores was the input of that kind. */
export interface OfflineCommand extends Command<unknown, unknown> {
  readonly offline: OfflinePart<unknown, unknown>
}

/** Every write that works without a network. */
export const OFFLINE_COMMANDS = [
  setResponse,
  rateCandidate,
  moveFavorite,
  rateAll,
  unrateAll,
  orderFavorites,
  setNote,
  deleteNote,
  decideVote,
  chooseList,
  createList,
  changeList,
  deleteList,
] as unknown as readonly OfflineCommand[]

const byKind = new Map(OFFLINE_COMMANDS.map((command) => [command.kind, command]))

/** The command of a kind. Throws where there is none. */
export function findCommand(kind: string): OfflineCommand {
  const command = byKind.get(kind)
  if (!command) throw new Error(`No command ${kind}`)
  return command
}
