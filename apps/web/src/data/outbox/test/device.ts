import type { List } from '@plenara/contract'
import { type Client, createClient } from '@plenara/contract/client'
import type { Added } from '../../commands/command.ts'
import { provisionalId } from '../../commands/offline/list-inputs.ts'
import { enqueue } from '../enqueue.ts'
import { emptyOutbox, type ListCopy, markSent, type OutboxState, type PendingWrite } from '../outbox-state.ts'
import { settle } from '../outcome.ts'
import { type Outcome, replayItem } from '../replay-item.ts'
import type { MemoryServer } from './memory-server.ts'
import { createConnection, type Fault } from './network.ts'

/** How a device replays: `wrong` ways exist to see that the model finds them. */
export type Replay = 'serial' | 'parallel' | 'forgetful'

export interface DeviceOptions {
  readonly server: MemoryServer
  readonly name: string
  readonly replay: Replay
  readonly now: () => number
  readonly meanwhile: () => Promise<void>
}

/** One browser of a voter: its outbox as it is kept, and the lists as its screens know them. */
export interface Device {
  readonly name: string
  userId: number
  outbox: OutboxState
  lists: readonly List[]
  /** What happens to its next requests; then the network works. */
  faults: Fault[]
  readonly write: (added: Added) => void
  /** Sends the first item; the outcome is forgotten where the device stops before it is kept. */
  readonly replay: (options?: { readonly stops: boolean }) => Promise<void>
  readonly refresh: () => Promise<void>
}

export function createDevice({ server, name, replay, now, meanwhile }: DeviceOptions): Device {
  const connection = createConnection({ server, meanwhile, fault: () => device.faults.shift() ?? 'none' })
  const clientOf = (): Client => createClient({ baseUrl: 'http://server/api', fetch: connection.fetch, token: () => `t${device.userId}` })
  const keep = (state: OutboxState) => {
    device.outbox = JSON.parse(JSON.stringify(state)) as OutboxState
  }
  const copyOf = (item: PendingWrite): ListCopy => {
    const moment = now()
    return {
      lid: provisionalId(moment),
      key: `copy-${name}-${item.id}-${moment}`,
      updated: new Date(moment).toISOString(),
      nameOf: (text) => `${text}+`,
    }
  }
  const sendItem = async (item: PendingWrite, stops: boolean) => {
    keep(markSent(device.outbox, item.id, now()))
    const sent = device.outbox.items.find(({ id }) => id === item.id) ?? item
    const outcome: Outcome = await replayItem(replay === 'forgetful' ? anotherKey(sent, now()) : sent, {
      client: clientOf(),
      userId: device.userId,
      now: now(),
    })
    if (!stops) keep(settle(device.outbox, sent, outcome, copyOf(sent)))
  }
  const device: Device = {
    name,
    userId: 1,
    outbox: emptyOutbox(1),
    lists: [],
    faults: [],
    write: (added) => keep(enqueue(device.outbox, added)),
    replay: async ({ stops } = { stops: false }) => {
      const [first, second] = device.outbox.items
      // Two at once, of which the later one arrives first.
      if (replay === 'parallel' && second) await sendItem(second, false)
      if (first) await sendItem(first, stops)
    },
    refresh: async () => {
      device.lists = await clientOf()
        .getLists({ params: { id: device.userId, eid: 1 } })
        .catch(() => device.lists)
    },
  }
  return device
}

/** Whatever is known by a key gets another one. */
function anotherKey(item: PendingWrite, moment: number): PendingWrite {
  const input = item.input as { readonly key?: string }
  return input.key === undefined ? item : { ...item, input: { ...input, key: `${input.key}-${moment}` } }
}
