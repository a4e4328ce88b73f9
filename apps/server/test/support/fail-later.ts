import { createLog } from '../../src/platform/log.ts'
import { onStopSignal, step } from '../../src/platform/process.ts'

/** A program in which something fails that nothing catches: a promise, or (`exception`) a thrown error. */
const log = createLog('error')
onStopSignal({ stop: async () => step('Stopped in good order') }, (error) => log.error({ error }, 'error'))
const failure = new Error('refused "anna@example.ch" for anna@example.ch')
setTimeout(() => {
  if (process.argv[2] === 'exception') throw failure
  void Promise.reject(failure)
}, 10)
setTimeout(() => step('Still here'), 100)
setInterval(() => undefined, 1_000)
