import type { Added } from '../../commands/command.ts'
import { OFFLINE_COMMANDS } from '../../commands/offline/registry.ts'
import { overlay } from '../overlay.ts'
import { SAMPLES, samplesOf } from './all-samples.ts'
import type { Device } from './device.ts'
import type { MemoryServer } from './memory-server.ts'
import { ELECTION } from './model-ids.ts'
import { type Sample, type Source, TOPICS, type Topic } from './samples.ts'

export interface Wish extends Added {
  readonly parent?: string
}

export interface WishSource extends Pick<Source, 'chance' | 'pick' | 'moment'> {
  /** The kinds of commands, each as often as the topic wants. */
  readonly kinds: readonly string[]
  readonly server: MemoryServer
}

/** A user who cannot do one thing tries another. */
const TRIES = 3

/** The kinds of commands that schedules about a topic do. */
export const KINDS_BY_TOPIC: ReadonlyMap<Topic, readonly string[]> = new Map(
  TOPICS.map((topic) => [topic, OFFLINE_COMMANDS.flatMap(({ kind }) => Array<string>(SAMPLES.get(kind)?.topics[topic] ?? 0).fill(kind))]),
)

/** What the user of a device does next; null for nothing. */
export function wish(device: Device, { kinds, server, ...source }: WishSource): Wish | null {
  const view: Source = {
    ...source,
    deviceName: device.name,
    shownMatches: () => overlay('getMatches', { eid: ELECTION }, [...server.of(device.userId).opinions.matches], device.outbox.items),
    shownLists: () => overlay('getLists', { eid: ELECTION }, [...device.lists], device.outbox.items),
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const kind = source.pick(kinds)
    const sample: Sample<unknown> | null = samplesOf(kind).next(view)
    if (sample) return { kind, sentAt: null, ...sample }
  }
  return null
}
