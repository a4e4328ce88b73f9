import { SaxesParser } from 'saxes'
import { LIMITS, LimitExceeded } from '../limits.ts'

/** An element without its namespace prefix: senders disagree about prefixes. */
export interface Element {
  readonly name: string
  readonly line: number
  readonly children: readonly Element[]
  readonly text: string
}

interface Building {
  readonly name: string
  readonly line: number
  readonly children: Element[]
  text: string
}

const CHUNK = 65_536
/** What sender and receiver agreed on besides the standard. */
const EXTENSION = 'extension'

/**
 * Reads XML as a stream: `onElement` gets each element of one of the names as soon as it is closed, and nothing else is
 * kept. `onName` hears the names of all but those in an extension. Returns null, or where and why the reading broke off. Entities other than those of XML are errors.
 */
export function readElements(
  xml: string,
  names: readonly string[],
  onElement: (element: Element) => void,
  onName: (name: string, line: number) => void = () => undefined,
): { line: number; reason: string } | null {
  const parser = new SaxesParser()
  const stack: Building[] = []
  parser.on('opentag', (tag) => {
    if (stack.length >= LIMITS.depth) throw new Error('elements are nested too deep')
    const name = localName(tag.name)
    if (!stack.some((open) => open.name === EXTENSION)) onName(name, parser.line)
    stack.push({ name, line: parser.line, children: [], text: '' })
  })
  parser.on('text', (text) => {
    const open = stack.at(-1)
    if (open) open.text += text
  })
  parser.on('cdata', (text) => {
    const open = stack.at(-1)
    if (open) open.text += text
  })
  parser.on('closetag', () => {
    const closed = stack.pop()
    if (!closed) return
    const element: Element = { ...closed, text: closed.text.trim() }
    if (names.includes(element.name)) onElement(element)
    else if (isInside(stack, names)) stack.at(-1)?.children.push(element)
  })
  try {
    for (let start = 0; start < xml.length; start += CHUNK) parser.write(xml.slice(start, start + CHUNK))
    parser.close()
    return null
  } catch (error) {
    if (error instanceof LimitExceeded) throw error
    return { line: parser.line, reason: `the XML is broken: ${error instanceof Error ? error.message : 'unknown error'}` }
  }
}

/** The text of a file in the encoding that its first line declares, UTF-8 where it declares none; null where there is no such encoding. */
export function decodeXml(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const label = /<\?xml[^>]*encoding=["']([\w.:-]+)["']/.exec(start)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that a byte order mark tells, which counts more than a declaration that somebody forgot to change. */
function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** The first child of a name. */
export function childOf(element: Element | undefined, name: string): Element | undefined {
  return element?.children.find((child) => child.name === name)
}

/** All children of a name. */
export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** The text of the first child of a name, empty where there is none. */
export function textOf(element: Element | undefined, name: string): string {
  return childOf(element, name)?.text ?? ''
}

/** True where a text below the element is no text: bytes that were not of the encoding. */
export function hasDamage(element: Element): boolean {
  return element.text.includes('\uFFFD') || element.children.some(hasDamage)
}

function isInside(stack: readonly Building[], names: readonly string[]): boolean {
  return stack.some((open) => names.includes(open.name))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
