import type { Answer, ClientCall } from '@plenara/contract/client'
import { type CallParams, concerns } from '../commands/command.ts'
import { findCommand, OFFLINE_COMMANDS } from '../commands/offline/registry.ts'
import type { PendingWrite } from './outbox-state.ts'

/** Whether writes that wait can change what a call answers. */
export function isOverlaid(name: ClientCall): boolean {
  return OFFLINE_COMMANDS.some(({ apply }) => apply?.[name] !== undefined)
}

/** The answer of the server with everything on top that waits to be sent; what lost its precondition changes nothing. */
export function overlay<C extends ClientCall>(name: C, params: CallParams, answer: Answer<C>, items: readonly PendingWrite[]): Answer<C> {
  return items.reduce((shown, item) => {
    try {
      const command = findCommand(item.kind)
      const change = command.apply?.[name]
      return change && concerns(command, item.input, params) ? change(shown, item.input, item, params) : shown
    } catch {
      return shown
    }
  }, answer)
}
