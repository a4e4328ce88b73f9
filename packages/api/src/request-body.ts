import type { CallName } from '@plenara/contract'
import { DomainError } from '@plenara/domain'

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/** How much a body may hold. */
export interface BodyLimits {
  readonly maxBytes: number
  readonly maxKeys: number
  readonly maxDepth: number
}

const KIB = 1024
const USUAL_BODY: BodyLimits = { maxBytes: 64 * KIB, maxKeys: 10_000, maxDepth: 20 }
const LIST_BODY: BodyLimits = { ...USUAL_BODY, maxBytes: 256 * KIB }
const OTHER_BODIES: Partial<Record<CallName, BodyLimits>> = {
  createList: LIST_BODY,
  changeList: LIST_BODY,
  // Whole records, two levels deeper than in a call of their own.
  importUser: { maxBytes: KIB * KIB, maxKeys: 100_000, maxDepth: USUAL_BODY.maxDepth + 2 },
}

/** What the body of a call may hold. */
export function bodyLimitsOf(name: CallName): BodyLimits {
  return OTHER_BODIES[name] ?? USUAL_BODY
}

/**
 * The JSON of a request, within its limits: what is longer is refused without reading on.
 * Throws `media_type`, `body_too_large`, `bad_json`, or `bad_request` where keys, depth or characters could do harm further in.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  if (!isPlainJson(request.headers)) throw new DomainError('media_type')
  const value = parse(await readBytes(request, limits.maxBytes))
  refuseHarmful(value, 0, { keys: 0, limits })
  return value
}

function isPlainJson(headers: Headers): boolean {
  const encoding = headers.get('Content-Encoding') ?? 'identity'
  return encoding === 'identity' && /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('Content-Type') ?? '')
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('Content-Length')
  if (announced === null) return readStream(request, maxBytes)
  if (Number(announced) > maxBytes) throw new DomainError('body_too_large')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > maxBytes) throw new DomainError('body_too_large')
  return bytes
}

async function readStream(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      throw new DomainError('body_too_large')
    }
    chunks.push(part.value)
  }
  return joined(chunks, length)
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new DomainError('bad_json')
  }
}

function refuseHarmful(value: unknown, depth: number, seen: { keys: number; readonly limits: BodyLimits }): void {
  if (typeof value === 'string') refuseBrokenText(value)
  if (typeof value !== 'object' || value === null) return
  if (depth >= seen.limits.maxDepth) throw new DomainError('bad_request')
  for (const [key, part] of Object.entries(value)) {
    seen.keys += 1
    if (seen.keys > seen.limits.maxKeys || FORBIDDEN_KEYS.has(key)) throw new DomainError('bad_request')
    refuseBrokenText(key)
    refuseHarmful(part, depth + 1, seen)
  }
}

/** NUL cannot be stored by PostgreSQL, a lone surrogate has no UTF-8. */
function refuseBrokenText(text: string): void {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw new DomainError('bad_request')
}
