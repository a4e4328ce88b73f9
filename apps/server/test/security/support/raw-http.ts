import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  /** 0 where no answer came. */
  readonly status: number
  readonly head: string
  readonly body: string
  /** Whether the server ended the connection. */
  readonly closed: boolean
}

/** Sends bytes as they are and reads until the server ends the connection, or for so many milliseconds. */
export function rawRequest(port: number, bytes: string | Buffer, { waitMs = 1_500 } = {}): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket: Socket = connect(port, '127.0.0.1')
    const finish = (closed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(parse(Buffer.concat(chunks).toString('latin1'), closed))
    }
    const timer = setTimeout(() => finish(false), waitMs)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('close', () => finish(true))
    socket.on('error', () => undefined)
    socket.write(bytes)
  })
}

function parse(text: string, closed: boolean): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const head = end < 0 ? text : text.slice(0, end)
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: end < 0 ? '' : text.slice(end + 4), closed }
}
