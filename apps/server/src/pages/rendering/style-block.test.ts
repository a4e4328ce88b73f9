import { expect, test } from 'vitest'
import { withStyleBlock } from './style-block.ts'

test('styles of elements become rules of one block, each once', () => {
  const { html, css } = withStyleBlock('<i style="width:52.3%"></i><b style="width:52.3%"></b><u style="color:var(--a);flex-grow:2"></u>')
  expect(html).toBe('<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>')
  expect(css).toBe('[data-style="0"]{width:52.3%}[data-style="1"]{color:var(--a);flex-grow:2}')
})

// Fails when a style is taken as it is: the colour of a party is what a source writes.
test.each(['red}*{display:none', 'red;background:url(//x)', '&quot;a', 'a\\7d', '@import', '/*', 'calc((1px)', '</style>', '1)('])(
  'a style that could be more than one is left out: %s',
  (value) => {
    expect(withStyleBlock(`<i style="color:${value.replaceAll('<', '&lt;')}"></i>`)).toEqual({ html: '<i></i>', css: '' })
  },
)
