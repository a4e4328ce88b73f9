/** The elements that the server lets through (importers, `html.ts`) without links, which are told apart. */
const ELEMENTS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'sup', 'sub', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
] as const
export type ElementName = (typeof ELEMENTS)[number]

/** A text as it is drawn: nothing in it can be anything but text, a harmless element or a link to a web page. */
export type RichNode =
  | string
  | { readonly name: ElementName; readonly spans: Readonly<Record<string, number>>; readonly children: readonly RichNode[] }
  | { readonly name: 'a'; readonly href: string; readonly children: readonly RichNode[] }

/** Elements whose content is no text. */
const WITHOUT_TEXT = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title', 'svg', 'math']
/** Elements between whose parts stands nothing. */
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
 * Reads HTML of public sources strictly, without the parser of the browser, which pages of ours may not feed (Trusted Types). Elements that
 * are not known are replaced by what stands in them, attributes are dropped but for the address of a link and the spans of a cell.
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

/** What ends without having begun is nothing; what stands open within an element ends with it. */
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
  const name = ELEMENTS.find((known) => known === tag)
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
