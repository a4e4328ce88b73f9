import type { MemoryServer } from './memory-server.ts'

/** What happens to a request on its way. */
export type Fault = 'none' | 'lost request' | 'lost answer' | 'twice' | 'server error'

/** A connection between a device and the server, with a fault for each request and a look at what happens meanwhile. */
export interface Connection {
  readonly fetch: (request: Request) => Promise<Response>
}

export interface ConnectionOptions {
  readonly server: MemoryServer
  readonly fault: () => Fault
  /** Whatever others do before the request arrives. */
  readonly meanwhile: () => Promise<void>
}

export function createConnection({ server, fault, meanwhile }: ConnectionOptions): Connection {
  return {
    fetch: async (request) => {
      await meanwhile()
      const happens = fault()
      if (happens === 'lost request') throw new TypeError('Failed to fetch')
      if (happens === 'server error') return Response.json({ code: 'unavailable' }, { status: 503 })
      if (happens === 'twice') await server.fetch(request.clone())
      const answer = await server.fetch(request)
      if (happens === 'lost answer') throw new TypeError('Failed to fetch')
      return answer
    },
  }
}
