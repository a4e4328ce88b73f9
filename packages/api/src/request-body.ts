import type { AnyRoute, CallName, RawBody, Reason } from '@plenara/contract'
import { DomainError } from '@plenara/domain'
import { BadRequestError } from './bad-request-error.ts'
import { plainName } from './issues.ts'
import { parseBody } from './validation.ts'

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor'])

/** How much a body may hold. */
export interface BodyLimits {
  readonly bytes: number
  /** Entries of objects and arrays, all in all. */
  readonly parts: number
  readonly depth: number
  /** Texts that every body of this kind holds somewhere. */
  readonly holds?: readonly string[]
}

const KIB = 1024
export const USUAL_BODY: BodyLimits = { bytes: 64 * KIB, parts: 10_000, depth: 20 }
const LIST_BODY: BodyLimits = { ...USUAL_BODY, bytes: 256 * KIB }
/** Four short words. */
const SMALL_BODY: BodyLimits = { bytes: KIB, parts: 10, depth: 2 }
const OTHER_BODIES: Partial<Record<CallName, BodyLimits>> = {
  createList: LIST_BODY,
  changeList: LIST_BODY,
  reportBrowserError: SMALL_BODY,
  reportStatement: SMALL_BODY,
  // Whole records, two levels deeper than in a call of their own.
  importUser: { bytes: KIB * KIB, parts: 100_000, depth: USUAL_BODY.depth + 2, holds: ['"format"', '"plenara"', '"settings"'] },
}

/** What the body of a call may hold. */
export function bodyLimitsOf(name: CallName): BodyLimits {
  return OTHER_BODIES[name] ?? USUAL_BODY
}

/** The bytes of a body within the limits; what is longer is refused without reading on. Throws `media_type`, `body_too_large` or `bad_json`. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPlainJson(request.headers)) throw new DomainError('media_type')
  return readBytes(request, limits.bytes)
}

/** The bytes of a body that is no JSON. Throws `media_type`, `body_too_large`, or `bad_json` where it breaks off. */
export async function readRawBody(request: Request, { mediaTypes, maxBytes }: RawBody): Promise<Uint8Array<ArrayBuffer>> {
  const isPlain = (request.headers.get('Content-Encoding') ?? 'identity') === 'identity'
  if (!isPlain || !mediaTypes.includes((request.headers.get('Content-Type') ?? '').toLowerCase())) throw new DomainError('media_type')
  return readBytes(request, maxBytes)
}

/** The values of a body, checked. Throws what `textOfBody`, `parseJson` and `parseBody` throw. */
export async function parsedBody(schema: NonNullable<AnyRoute['body']>, bytes: Uint8Array, limits: BodyLimits): Promise<unknown> {
  return parseBody(schema, await parseJson(textOfBody(bytes, limits), limits))
}

/** The text of a body; what shows to be junk is refused before it is parsed. Throws `bad_json` or `bad_request`. */
function textOfBody(bytes: Uint8Array, limits: BodyLimits): string {
  const text = decode(bytes)
  if (text.length > SCANNED_LENGTH) refuseJunk(text, limits)
  return text
}

/**
 * The JSON of such a text, every text in it in one spelling (NFC). A long one is worked at in steps, between which others have their turn.
 * Throws `bad_json`, or `bad_request` where keys, depth or characters could do harm further in.
 */
async function parseJson(text: string, limits: BodyLimits): Promise<unknown> {
  const turn = async () => {
    if (text.length > SCANNED_LENGTH) await new Promise((resolve) => setTimeout(resolve))
  }
  await turn()
  const value = parse(text)
  await turn()
  refuseHarmfulParts(text, limits)
  await turn()
  const normal = normalized(value)
  await turn()
  return normal
}

function isPlainJson(headers: Headers): boolean {
  const encoding = headers.get('Content-Encoding') ?? 'identity'
  return encoding === 'identity' && /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers.get('Content-Type') ?? '')
}

/** Throws `bad_json` where the body breaks off: nobody is left to read the answer. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('Content-Length')
  if (Number(announced ?? 0) > maxBytes) throw new DomainError('body_too_large')
  try {
    return announced === null ? await readStream(request, maxBytes) : new Uint8Array(await request.arrayBuffer())
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw new DomainError('bad_json')
  }
}

/** Where a body begins whose length is not told; it is then as long again as often as needed. */
const FIRST_BYTES = 4 * KIB

/** Parts are copied together as they come. Whoever hands the request over bounds how small they are. */
async function readStream(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(FIRST_BYTES)
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    const end = length + part.value.length
    if (end > maxBytes) throw new DomainError('body_too_large')
    if (end > bytes.length) bytes = grown(bytes, end)
    bytes.set(part.value, length)
    length = end
  }
  return bytes.subarray(0, length)
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(2 * bytes.length, length))
  larger.set(bytes)
  return larger
}

/** A byte order mark is kept, and then is no JSON (RFC 8259, section 8.1). */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new DomainError('bad_json')
  }
}

/** A longer text is looked at before it is parsed. */
const SCANNED_LENGTH = 16 * KIB
const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44

/**
 * One pass over the signs of a long text, before anything is built of it: what is too deep or too many is refused where that shows, and what is no
 * object or lacks what its kind holds. Whatever is no JSON besides is left to the parser.
 */
function refuseJunk(text: string, limits: BodyLimits): void {
  if (limits.holds && !/^\s*\{/.test(text.slice(0, 1_000))) throw wrongBody('wrong_type')
  if (limits.holds?.some((part) => !text.includes(part))) throw wrongBody('wrong_form')
  refuseBadShape(text, limits)
}

function refuseBadShape(text: string, { depth, parts }: BodyLimits): void {
  let open = 0
  let count = 0
  let isText = false
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index)
    if (isText && sign === BACKSLASH) index += 1
    if (sign === QUOTE) isText = !isText
    if (isText) continue
    // `[` and `{`, `]` and `}` differ in the same bit.
    const bracket = sign & ~32
    if (bracket === 91) open += 1
    if (bracket === 93) open -= 1
    if (bracket === 91 || sign === COMMA) count += 1
    if (open > depth) throw wrongBody('too_deep')
    if (count > parts) throw wrongBody('too_many')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('bad_json')
  }
}

/** A text, with the colon that makes it a key, or a sign of structure. */
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],]/g

/**
 * Looks at JSON that is known to be valid: `JSON.parse` would keep the last of two equal keys, another reader the first (RFC 7493, section
 * 2.3), and too much depth costs whoever walks the value.
 */
function refuseHarmfulParts(text: string, limits: BodyLimits): void {
  const open: Set<string>[] = []
  let parts = 0
  for (const [token, quoted = '', colon] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(new Set())
    if (token === '}' || token === ']') open.pop()
    if (token === '{' || token === '[' || token === ',') parts += 1
    if (open.length > limits.depth) throw wrongBody('too_deep')
    if (parts > limits.parts) throw wrongBody('too_many')
    if (colon !== undefined) addKey(open.at(-1), quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1))
  }
}

function addKey(keys: Set<string> | undefined, key: string): void {
  const normal = key.normalize('NFC')
  if (FORBIDDEN_KEYS.has(normal)) throw wrongBody('unknown', normal)
  if (keys?.has(normal)) throw wrongBody('repeated', normal)
  keys?.add(normal)
}

function normalized(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(normalized)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [normalText(key), normalized(part)]))
}

/** NUL cannot be stored by PostgreSQL, a lone surrogate has no UTF-8. */
function normalText(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) throw wrongBody('forbidden_character')
  return text.normalize('NFC')
}

function wrongBody(reason: Reason, name?: string): BadRequestError {
  return new BadRequestError([{ in: 'body', name: name === undefined ? '' : plainName(name), reason }])
}
