import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

// Fails when a full stop after a number or a short form ends the sentence, when markup stays, or when a heading, a list or a whole text passes for a sentence.
test.each([
  ['<p>Der Bund baut eine Brücke. Sie kostet viel.</p>', 'Der Bund baut eine Brücke.'],
  ['<p>Am 1. Januar 2028 gilt <b>Art. 8</b> neu. Danach nicht.</p>', 'Am 1. Januar 2028 gilt Art. 8 neu.'],
  ['<p>Wind &amp; Wasser, z. B. am Rhein. Mehr.</p>', 'Wind & Wasser, z. B. am Rhein.'],
  ['<p>Er fragte: «Wozu eine Brücke?» Niemand wusste es.</p>', 'Er fragte: «Wozu eine Brücke?»'],
  ['<h3>Ausgangslage</h3>', null],
  ['<ul><li>Eins</li><li>Zwei</li></ul>', null],
  ['<p> </p>', null],
  [`<p>${'lang '.repeat(80)}.</p>`, null],
])('%s begins with one sentence', (html, sentence) => {
  expect(firstSentence(html, 'de')).toBe(sentence)
})
