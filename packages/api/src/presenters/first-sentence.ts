/** Longer ones are no summary. */
const MAX_LENGTH = 320
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
/** What ends with a full stop without ending a sentence: an ordinal, a single letter, a short form of the explanations. */
const GOES_ON = /(^|[\s(.])(\d{1,2}|\p{L}|art|abs|bst|nr|no|mio|mrd|ca|bzw|vgl|resp|st|dr|al|let|lett|cpv|par|fr)\.\s*$/iu

/** What a sentence ends with; a heading or an item of a list does not. */
const END = /[.!?…]["'»”’)]*$/u

/** The first sentence of a block of HTML as plain text; null where there is none of a fitting length, as in a heading. */
export function firstSentence(html: string, language: string): string | null {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(plainText(html))
  let sentence = ''
  for (const { segment } of segments) {
    sentence += segment
    if (!GOES_ON.test(sentence)) break
  }
  const text = sentence.trim()
  return END.test(text) && text.length <= MAX_LENGTH ? text : null
}

function plainText(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string) => {
    return code === undefined ? (ENTITIES[name] ?? all) : String.fromCodePoint(Math.min(Number(code), 0x10ffff))
  })
  return text.replace(/\s+/g, ' ').trim()
}
