// Preloaded (`--import`): whatever asks this process for the time is told that of `SEASON_CLOCK`. Timers run as ever.
import { clockOfEnvironment, timeOf } from './season-clock.ts'

const clock = clockOfEnvironment()
const now = () => timeOf(clock)

globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
