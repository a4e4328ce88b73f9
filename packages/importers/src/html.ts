import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const TAGS = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'sup',
  'sub',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'blockquote',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
/** Elements whose content is no text. */
const WITHOUT_TEXT = ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'iframe', 'object']
/** How often a text is read again. */
const MAX_ROUNDS = 5
const NO_TEXT = /^[\s\u00a0]*$/

/**
 * HTML of a source with nothing but text, paragraphs, lists, tables and links to web pages: no scripts, styles, pictures, frames or
 * forms. Applying it twice changes nothing. Empty where no text is left.
 */
export function harmlessHtml(html: string): string {
  let clean = sanitize(html)
  // What a parser makes of elements that are not closed may read otherwise the next time.
  for (let round = 1; round < MAX_ROUNDS && sanitize(clean) !== clean; round++) clean = sanitize(clean)
  return plainText(clean) === '' ? '' : clean
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nonTextTags: WITHOUT_TEXT,
    transformTags: {
      a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
      div: 'p',
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
    },
    exclusiveFilter: ({ tag, text }) => tag !== 'br' && tag !== 'td' && tag !== 'th' && NO_TEXT.test(text),
  }).trim()
}

/** The text of HTML in one line, without any element or entity. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/td|\/tr)\b[^>]*>/gi, (tag) => `${tag} `)
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: WITHOUT_TEXT })
  return oneLine(text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity))
}

/** Text as HTML, for texts that are none. */
export function textAsHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** A text without line breaks and double spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
