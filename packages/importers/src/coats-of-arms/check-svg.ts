import { SaxesParser, type SaxesTagPlain } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
/** Shapes and what fills them. Whatever runs, loads, embeds or moves is not among them. */
const ELEMENTS: readonly string[] = ['svg', 'g', 'defs', 'symbol', 'use', 'style', 'title', 'desc', 'clipPath', 'mask', 'pattern'].concat(
  ...[
    ['linearGradient', 'radialGradient', 'stop'],
    ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ],
)
const MAX_DEPTH = 50

/** Why a drawing may not be shown, null if it holds shapes only: no script, handler, reference to elsewhere, foreign element or entity. */
export function flawOfSvg(text: string): string | null {
  const parser = new SaxesParser()
  let flaw: string | null = null
  let depth = 0
  const note = (reason: string) => {
    flaw ??= `line ${parser.line}: ${reason}`
  }
  parser.on('doctype', () => note('a DOCTYPE can load or define what is not in the file'))
  parser.on('processinginstruction', () => note('a processing instruction can load a style sheet'))
  parser.on('opentag', (tag) => {
    const reason = depth === 0 ? flawOfRoot(tag) : null
    depth += 1
    if (depth > MAX_DEPTH) note('elements are nested too deep')
    const found = reason ?? flawOfTag(tag)
    if (found) note(found)
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('text', (content) => {
    if (isLoading(content)) note('a style loads something from elsewhere')
  })
  parser.on('cdata', (content) => {
    if (isLoading(content)) note('a style loads something from elsewhere')
  })
  try {
    parser.write(text).close()
  } catch (error) {
    return (
      flaw ??
      `line ${parser.line}: the XML is broken: ${error instanceof Error ? error.message.replace(/^\d+:\d+: /, '') : 'unknown error'}`
    )
  }
  return flaw
}

function flawOfRoot({ name, attributes }: SaxesTagPlain): string | null {
  return name === 'svg' && attributes.xmlns === SVG ? null : 'the file is no SVG'
}

function flawOfTag({ name, attributes }: SaxesTagPlain): string | null {
  if (!ELEMENTS.includes(name)) return `<${name}> is not allowed: a coat of arms holds shapes only`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) return `${attribute} is a handler of events`
    if (/(^|:)href$/i.test(attribute) && !value.trim().startsWith('#')) return `${attribute} refers to something outside of the file`
    if (!attribute.startsWith('xmlns') && isLoading(value)) return `${attribute} loads something from elsewhere`
  }
  return null
}

/** Text that a style sheet would load: `@import`, or an address that is no `#fragment`; also where letters are written as escapes. */
function isLoading(text: string): boolean {
  if (/\\/.test(text) || /@import|expression\s*\(|javascript:|image-set\s*\(/i.test(text)) return true
  return [...text.matchAll(/url\s*\(\s*["']?\s*(.)/gi)].some(([, first]) => first !== '#')
}
