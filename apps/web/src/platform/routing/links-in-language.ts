import type { Navigator } from 'react-router'

/**
 * The addresses of links with the language of the address of their page: without script nothing else carries it to the next page.
 * @param search query of the page, e.g. `?lang=fr&q=wald`
 */
export function hrefsIn(createHref: Navigator['createHref'], search: string): Navigator['createHref'] {
  const [, language] = /[?&](lang=\w+)/.exec(search) ?? []
  return (to) => {
    const href = createHref(to)
    if (!language || /[?&]lang=/.test(href)) return href
    return href.replace(/(\?[^#]*)?(?=#|$)/, (query) => `${query ? `${query}&` : '?'}${language}`)
  }
}
