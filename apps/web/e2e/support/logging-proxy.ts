import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A way to the server that writes down what passes. */
export interface LoggingProxy {
  readonly origin: string
  /** Method and address of every request, in the order in which they came. */
  readonly log: string[]
  readonly close: () => Promise<void>
}

/** Stands between one browser and the server, so that it sees what leaves: of the pages, of their workers, and nothing that a cache answered. */
export async function openLoggingProxy(server: string): Promise<LoggingProxy> {
  const log: string[] = []
  const proxy = createServer((asked, answer) => {
    log.push(`${asked.method} ${asked.url}`)
    const { hostname, port } = new URL(server)
    const options = { hostname, port, path: asked.url, method: asked.method, headers: { ...asked.headers, host: `${hostname}:${port}` } }
    const passed = request(options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const close = () =>
    new Promise<void>((closed) => {
      proxy.close(() => closed())
      proxy.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, log, close }
}
