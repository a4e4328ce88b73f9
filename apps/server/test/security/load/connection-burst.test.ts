// @module-tag alone
import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { listen } from '../../../src/http/http-server.ts'

/** More than Node's own queue of 511 holds; elsewhere than on Linux the system's own bound is lower, and nothing can be shown. */
const BURST = process.platform === 'linux' ? 1_500 : 100
/** What the queue does not hold is tried again by the client's system after a second. */
const AGAIN_MS = 900

function connectAll(port: number): Promise<readonly number[]> {
  const times: number[] = []
  const sockets: Socket[] = []
  return new Promise((resolve) => {
    for (let count = 0; count < BURST; count++) {
      const begin = performance.now()
      const socket = connect(port, '127.0.0.1', () => {
        times.push(performance.now() - begin)
        if (times.length < BURST) return
        for (const one of sockets) one.destroy()
        resolve(times)
      })
      sockets.push(socket)
    }
  })
}

// Fails when `listen` leaves the length of the queue to Node.
test('connections that come all at once are held ready, whatever the server does meanwhile [ATTACK-7]', async () => {
  const server = createServer()
  const times = await connectAll(await listen(server, '127.0.0.1', 0))
  server.close()
  expect(times.filter((time) => time > AGAIN_MS).length).toBeLessThan(BURST / 10)
})
