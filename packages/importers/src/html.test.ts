import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessHtml, plainText, textAsHtml } from './html.ts'

test.each([
  ['<p>Text</p>', '<p>Text</p>'],
  ['<b><font color="#ff0000">Nein</font></b><div><br></div><div>Grund</div>', '<b>Nein</b><p>Grund</p>'],
  ['<p onclick="a()" style="color:red">a</p>', '<p>a</p>'],
  ['a<script>alert(1)</script>b<style>p{}</style>', 'ab'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="//evil.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="https://a.ch" target="_blank">x</a>', '<a href="https://a.ch" rel="noopener noreferrer">x</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<iframe src="https://a.ch">x</iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<table><tr><td colspan="2" onload="x">1</td></tr></table>', '<table><tr><td colspan="2">1</td></tr></table>'],
  ['&nbsp; <p>\u00a0</p>', ''],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['<h1>Titel</h1>', '<h3>Titel</h3>'],
  ['<a href="https://a.ch"><A<p><a href="https://a.ch">!', '<a href="https://a.ch" rel="noopener noreferrer">!</a>'],
])('%s becomes %s', (html, expected) => {
  expect(harmlessHtml(html)).toBe(expected)
})

test('what is harmless stays as it is, whatever is given', () => {
  const fragment = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<a href="https://a.ch">', '</a>', '<script>', '<img src=x onerror=a>', '<td>', '&lt;', '<!--'),
  )
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (parts) => {
      const once = harmlessHtml(parts.join(''))
      expect(harmlessHtml(once)).toBe(once)
      expect(once).not.toMatch(/<(script|img|iframe|style|svg|!)/i)
      expect(once).not.toMatch(/<[^>]*\son\w+=/i)
    }),
    { numRuns: 300 },
  )
})

test('plain text keeps words apart and entities readable', () => {
  expect(plainText('<p>Kosten &amp; Nutzen</p><p>1 &lt; 2</p><div>«Ja»<br>Nein</div>')).toBe('Kosten & Nutzen 1 < 2 «Ja» Nein')
  expect(textAsHtml('a < b & c')).toBe('a &lt; b &amp; c')
})
