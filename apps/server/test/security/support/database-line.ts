import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseLine {
  /** The address of the same database through the line. */
  readonly url: string
  /** From now on nothing comes back, also on new connections, and nothing is refused. */
  hang(): void
  resume(): void
  close(): Promise<void>
}

/** A line to a database that can go silent, as that of a frozen server does. */
export async function openDatabaseLine(url: string): Promise<DatabaseLine> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isHanging = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far)
    far.pipe(near)
    if (isHanging) for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const each = (change: (socket: Socket) => void) => {
    for (const socket of sockets) change(socket)
  }
  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    hang: () => {
      isHanging = true
      each((socket) => socket.pause())
    },
    resume: () => {
      isHanging = false
      each((socket) => socket.resume())
    },
    close: () => {
      each((socket) => socket.destroy())
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
