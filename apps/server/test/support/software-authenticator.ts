import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Assertion, NewPasskey, PasskeyCreation, PasskeyRequest } from '@plenara/contract'

/** What an authenticator and the browser around it may be made to say wrongly. */
export interface Manner {
  /** The page that asks. */
  readonly origin: string
  /** Null: the one of the request. */
  readonly rpId: string | null
  readonly userVerified: boolean
  /** How often it says that it was used; 0 where it does not count. */
  readonly counter: number
  readonly type: 'webauthn.get' | 'webauthn.create' | null
}

export interface SoftwareAuthenticator {
  readonly id: string
  create(options: PasskeyCreation, manner?: Partial<Manner>): Omit<NewPasskey, 'name'>
  get(options: PasskeyRequest, manner?: Partial<Manner>): Assertion
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const KEY_INCLUDED = 0x40

/** An authenticator with one key, ES256, and the browser that speaks for it (WebAuthn Level 3, sections 5.8.1, 6.1 and 6.5). */
export function createSoftwareAuthenticator(pageOrigin: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let handle = randomBytes(32).toString('base64url')
  const whole = (manner: Partial<Manner>): Manner => ({
    ...{ origin: pageOrigin, rpId: null, userVerified: true, counter: 0, type: null },
    ...manner,
  })
  return {
    id,
    create: (options, manner = {}) => {
      const { origin, rpId, userVerified, counter, type } = whole(manner)
      handle = options.user.id
      const key = coseKey(publicKey.export({ format: 'jwk' }))
      const attested = Buffer.concat([Buffer.alloc(16), uint16(credentialId.length), credentialId, key])
      const data = Buffer.concat([
        authenticatorData({ rpId: rpId ?? options.rp.id, flags: flagsOf(userVerified) | KEY_INCLUDED, counter }),
        attested,
      ])
      return {
        id,
        clientDataJSON: clientData(type ?? 'webauthn.create', options.challenge, origin),
        attestationObject: attestationObject(data).toString('base64url'),
        transports: ['internal'],
      }
    },
    get: (options, manner = {}) => {
      const { origin, rpId, userVerified, counter, type } = whole(manner)
      const data = authenticatorData({ rpId: rpId ?? options.rpId, flags: flagsOf(userVerified), counter })
      const clientDataJSON = clientData(type ?? 'webauthn.get', options.challenge, origin)
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      return {
        id,
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: handle,
      }
    },
  }
}

function flagsOf(userVerified: boolean): number {
  return USER_PRESENT | (userVerified ? USER_VERIFIED : 0)
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function authenticatorData({ rpId, flags, counter }: { rpId: string; flags: number; counter: number }): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationObject(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const bytes = Buffer.concat([Buffer.from([0x59]), uint16(data.length), data])
  return Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes])
}

/** CBOR of an ES256 key (RFC 9053, section 7.1.1). */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
  return Buffer.concat([head, Buffer.from(x, 'base64url'), between, Buffer.from(y, 'base64url')])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
