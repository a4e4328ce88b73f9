// Loaded by `NODE_OPTIONS` into the processes that a test forks: before each of its messages one writes into `PEAK_FOLDER`, under the name of its script, the
// most memory that it has held. The system's own peak counts on Linux what the process that forked it has held, too, and elsewhere not all have one.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMainThread, Worker } from 'node:worker_threads'

/** A picture is decoded without a pause: another thread looks, a thousand times a second. */
const LOOK = `const { workerData: kibibytes } = require('node:worker_threads')
for (;;) {
  Atomics.store(kibibytes, 0, Math.max(Atomics.load(kibibytes, 0), process.memoryUsage.rss() / 1024))
  Atomics.wait(kibibytes, 1, 0, 1)
}`

async function telling(send: NonNullable<typeof process.send>, file: string): Promise<NonNullable<typeof process.send>> {
  const kibibytes = new Int32Array(new SharedArrayBuffer(8))
  const looking = new Worker(LOOK, { eval: true, execArgv: [], workerData: kibibytes })
  await once(looking, 'online')
  looking.unref()
  return new Proxy(send, {
    apply: (target, self, args) => {
      writeFileSync(file, String(Atomics.load(kibibytes, 0) * 1024))
      return Reflect.apply(target, self, args)
    },
  })
}

const { PEAK_FOLDER: folder } = process.env
const [, script = ''] = process.argv
if (isMainThread && folder !== undefined && process.send) {
  process.send = await telling(process.send, join(folder, basename(script)))
}
