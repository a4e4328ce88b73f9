const ATTRIBUTE = / style="([^"]*)"/g
/** What may stand in a rule: no brackets that end it, no quotes, no addresses, no escapes. */
const PLAIN = /^[\w\s#%.,:;()+/-]*$/

export interface StyledHtml {
  /** Each style stands as `data-style` with the number of its rule. */
  readonly html: string
  /** One rule for each style. */
  readonly css: string
}

/**
 * Moves the styles of elements into rules of one block: the policy lets a page carry a block whose hash it names, but no style of an element. The web app makes them
 * styles of the elements again (apps/web/src/app/rendering/take-over.ts). A style that could be more than one is left out.
 */
export function withStyleBlock(html: string): StyledHtml {
  const rules = new Map<string, number>()
  const marked = html.replace(ATTRIBUTE, (_, escaped: string) => {
    const style = unescaped(escaped)
    if (!isPlain(style)) return ''
    if (!rules.has(style)) rules.set(style, rules.size)
    return ` data-style="${rules.get(style)}"`
  })
  return { html: marked, css: [...rules].map(([style, number]) => `[data-style="${number}"]{${style}}`).join('') }
}

/** What React escapes in attributes. */
function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function isPlain(style: string): boolean {
  return PLAIN.test(style) && !style.includes('/*') && !/url\(/i.test(style) && hasClosedBrackets(style)
}

function hasClosedBrackets(style: string): boolean {
  let open = 0
  for (const sign of style) {
    if (sign === '(') open += 1
    if (sign === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}
