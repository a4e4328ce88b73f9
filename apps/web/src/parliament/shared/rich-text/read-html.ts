/** The elements that the server allows (importers, `html.ts`), without links, which are handled separately. */
const ELEMENTS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'sup', 'sub', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const
export type ElementName = (typeof ELEMENTS)[number]

/** A text for rendering: only text, harmless elements and links to web pages are possible. */
export type RichNode =
  | string
  | { readonly name: ElementName; readonly spans: Readonly<Record<string, number>>; readonly children: readonly RichNode[] }
  | { readonly name: 'a'; readonly href: string; readonly children: readonly RichNode[] }

/** Elements whose content is no text. */
const WITHOUT_TEXT = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title', 'svg', 'math']
/** Elements that contain no text between their children. */
const FRAMES: readonly string[] = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol']
const WEB = /^https?:\/\//i
const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+|<)/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

interface Open {
  readonly tag: string
  readonly attributes: string
  readonly children: RichNode[]
}

/**
 * Reads HTML of public sources strictly, without the parser of the browser, which the policy of the page forbids (Trusted Types). Unknown elements
 * are replaced by their content; of the attributes only the address of a link and the spans of a cell stay.
 */
export function readHtml(html: string): readonly RichNode[] {
  const root: Open = { tag: '', attributes: '', children: [] }
  const open: Open[] = [root]
  for (const [, slash, tag, attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) addText(open, text)
    else if (tag !== undefined && slash) close(open, tag.toLowerCase())
    else if (tag !== undefined) begin(open, { tag: tag.toLowerCase(), attributes, children: [] })
  }
  while (open.length > 1) closeLast(open)
  return root.children
}

function addText(open: readonly Open[], text: string): void {
  const parent = open.at(-1)
  if (!parent || open.some(({ tag }) => WITHOUT_TEXT.includes(tag))) return
  if (FRAMES.includes(parent.tag) && text.trim() === '') return
  parent.children.push(decoded(text))
}

function begin(open: Open[], element: Open): void {
  open.push(element)
  if (element.tag === 'br') closeLast(open)
}

/** Handles an end tag: without a start tag it is ignored, and open elements inside end with it. */
function close(open: Open[], tag: string): void {
  if (!open.some((element) => element.tag === tag)) return
  while (open.at(-1)?.tag !== tag) closeLast(open)
  closeLast(open)
}

function closeLast(open: Open[]): void {
  const element = open.pop()
  if (element) open.at(-1)?.children.push(...nodesOf(element))
}

function nodesOf({ tag, attributes, children }: Open): readonly RichNode[] {
  if (tag === 'a') {
    const href = decoded(attributeOf(attributes, 'href'))
    return WEB.test(href) ? [{ name: 'a', href, children }] : children
  }
  const name = ELEMENTS.find((other) => other === tag)
  return name ? [{ name, spans: spansOf(attributes), children }] : children
}

function spansOf(attributes: string): Readonly<Record<string, number>> {
  const spans = [
    ['colSpan', attributeOf(attributes, 'colspan')],
    ['rowSpan', attributeOf(attributes, 'rowspan')],
  ] as const
  return Object.fromEntries(spans.flatMap(([name, value]) => (/^[1-9]\d?$/.test(value) ? [[name, Number(value)]] : [])))
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? ''
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })
}
