import { emptyOutbox } from '../outbox-state.ts'
import { createChance } from './chance.ts'
import { createDevice, type Device, type Replay } from './device.ts'
import { createExpectations } from './expectations.ts'
import type { MemoryServer } from './memory-server.ts'
import type { Fault } from './network.ts'
import { TOPICS } from './samples.ts'
import { KINDS_BY_TOPIC, wish } from './wishes.ts'

const START = Date.parse('2027-09-01T12:00:00Z')
const STEPS = 14
const FAULTS: readonly Fault[] = ['lost request', 'lost answer', 'lost answer', 'twice', 'server error']

/**
 * Runs one schedule of edits, cuts, lost answers, double deliveries, restarts, a second device and logging off, lets everything come to rest,
 * and says what is wrong then.
 */
export async function runSchedule(
  server: MemoryServer,
  clock: { now: number },
  { seed, replay }: { seed: number; replay: Replay },
): Promise<string[]> {
  server.reset()
  clock.now = START
  const chance = createChance(seed)
  const pick = <T>(values: readonly T[]): T => values[chance(values.length)] as T
  // The server tells answers of different seconds apart.
  const now = () => {
    clock.now += 1_000
    return clock.now
  }
  const expected = new Map([1, 2].map((id) => [id, createExpectations()]))
  let isBusy = false
  /** While a request is on its way, another device or the user of this one may act. */
  const meanwhile = async () => {
    if (isBusy || chance(5) > 1) return
    isBusy = true
    const device = pick(devices)
    if (chance(3) > 0) edit(device)
    else if (device !== acting) await device.replay()
    isBusy = false
  }
  const devices = (chance(2) === 0 ? ['a'] : ['a', 'b']).map((name) => createDevice({ server, name, replay, now, meanwhile }))
  let acting: Device | undefined
  const source = { kinds: KINDS_BY_TOPIC.get(pick(TOPICS)) ?? [], chance, pick, moment: now, server }

  function edit(device: Device): void {
    const added = wish(device, source)
    if (!added) return
    expected.get(device.userId)?.tell(device, added, added.parent)
    device.write(added)
  }

  async function step(device: Device): Promise<void> {
    acting = device
    const kind = chance(20)
    if (kind < 9) return edit(device)
    if (kind < 17) {
      device.faults = chance(3) === 0 ? [pick(FAULTS), ...(chance(3) === 0 ? [pick(FAULTS)] : [])] : []
      await device.replay({ stops: chance(8) === 0 })
      return
    }
    if (kind < 19) return device.refresh()
    if (chance(3) === 0) logOff(device)
  }

  /** What waits is discarded; then somebody logs in, another user or the same. */
  function logOff(device: Device): void {
    expected.get(device.userId)?.forget(device.outbox.items)
    device.userId = pick([1, 2])
    device.outbox = emptyOutbox(device.userId)
    device.lists = []
  }

  async function comeToRest(): Promise<boolean> {
    isBusy = true
    for (let turn = 0; turn < 10 * STEPS && devices.some(({ outbox }) => outbox.items.length > 0); turn++) {
      for (const device of devices) {
        device.faults = []
        await device.replay()
      }
    }
    return devices.every(({ outbox }) => outbox.items.length === 0)
  }

  for (let turn = 0; turn < STEPS; turn++) await step(pick(devices))
  if (!(await comeToRest())) return ['it never came to rest']
  const told = devices.flatMap(({ outbox }) => outbox.rejected.map(({ code }) => code))
  const strange = told
    .filter((code) => !['list_not_found', 'kept_as_copy', 'not_ranked', 'answered_later'].includes(code))
    .map((code) => `refused: ${code}`)
  return [...strange, ...[...expected].flatMap(([userId, expectations]) => expectations.faults(server, userId))]
}
