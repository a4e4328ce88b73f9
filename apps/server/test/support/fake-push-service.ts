import { createDecipheriv, type ECDH, hkdfSync, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Agent } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

export interface ReceivedPush {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface FakePushService {
  readonly port: number
  readonly received: ReceivedPush[]
  /** What the next answers are; 201 where there is none. */
  readonly answers: { readonly status: number; readonly retryAfter?: string }[]
  /** Leads every https address here, without TLS. */
  readonly agent: Agent
  close(): Promise<void>
}

/** A push service on this machine that keeps what it is sent; `before`: what it waits for with each answer. */
export async function openFakePushService(before: () => Promise<unknown> = async () => undefined): Promise<FakePushService> {
  const received: ReceivedPush[] = []
  const answers: FakePushService['answers'] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    received.push({ path: request.url ?? '', headers: request.headers, body })
    await before()
    const { status, retryAfter } = answers.shift() ?? { status: 201 }
    response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return {
    port,
    received,
    answers,
    agent,
    close: async () => {
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const KEY_BYTES = 65
const TAG_BYTES = 16

/** What a browser reads of a message with its half of the keys: RFC 8291 and RFC 8188, one record. Throws where it is not for this browser. */
export function decryptPush(body: Buffer, pair: ECDH, auth: string): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const theirs = body.subarray(21, 21 + keyLength)
  if (keyLength !== KEY_BYTES) throw new Error(`A key of ${keyLength} bytes`)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs])
  const secret = hkdfSync('sha256', pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(`Content-Encoding: ${purpose}\0`), bytes))
  const sealed = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** The claims by which a server names itself (RFC 8292), its signature checked. */
export function vapidClaims(authorization: string): {
  readonly aud: string
  readonly exp: number
  readonly sub: string
  readonly key: string
} {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature does not fit')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
