import { expect, test } from 'vitest'
import { readHtml } from './read-html.ts'

const p = (...children: unknown[]) => ({ name: 'p', spans: {}, children })

test('paragraphs, emphasis, lists and tables of a source stay, the rest of its HTML is only text [SCREEN-17]', () => {
  expect(readHtml('<p>Ein <b>Ja</b> &amp; ein Nein<br />heute</p>')).toEqual([
    p('Ein ', { name: 'b', spans: {}, children: ['Ja'] }, ' & ein Nein', { name: 'br', spans: {}, children: [] }, 'heute'),
  ])
  expect(readHtml('<table>\n<tr><td colspan="2" onclick="x()">A</td></tr></table>')).toEqual([
    { name: 'table', spans: {}, children: [{ name: 'tr', spans: {}, children: [{ name: 'td', spans: { colSpan: 2 }, children: ['A'] }] }] },
  ])
  expect(readHtml('<section><font color="red">nur <u>Text</u></font></section>')).toEqual(['nur ', 'Text'])
  expect(readHtml('3 < 4 und 5 > 4 &#228; &#x2F; &nope;')).toEqual(['3 ', '<', ' 4 und 5 > 4 ä / &nope;'])
})

test('only links to web pages stay links', () => {
  const link = { name: 'a', href: 'https://example.org/?a=1&b=2', children: ['Seite'] }
  expect(readHtml('<a href="https://example.org/?a=1&amp;b=2" rel="noopener">Seite</a>')).toEqual([link])
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,x',
    '//example.org',
    ' https',
  ]) {
    expect(readHtml(`<a href="${href}">Seite</a>`)).toEqual(['Seite'])
  }
})

test('scripts, frames and pictures are removed', () => {
  const hostile =
    '<script>alert(1)</script><style>p{}</style><iframe src="https://example.org">x</iframe><svg><b>y</b></svg><img src=x onerror=alert(1)>'
  const names = JSON.stringify(readHtml(hostile))
  expect(names).not.toMatch(/alert|script|iframe|img|svg|onerror|[xy]"|p\{/)
  expect(readHtml('<p>davor<!-- <b>nichts</b> -->danach</p>')).toEqual([p('davor', 'danach')])
})

test('an unclosed element ends with its parent; an end tag without a start is ignored', () => {
  expect(readHtml('<p>eins <b>zwei</p></i><p>drei')).toEqual([p('eins ', { name: 'b', spans: {}, children: ['zwei'] }), p('drei')])
})
