import type { Navigator } from 'react-router'

/**
 * The addresses of links, which name the language that the address of their page names: where no script runs, nothing else tells the next page.
 * @param search of the page, e.g. `?lang=fr&q=wald`
 */
export function hrefsIn(createHref: Navigator['createHref'], search: string): Navigator['createHref'] {
  const [, language] = /[?&](lang=\w+)/.exec(search) ?? []
  return (to) => {
    const href = createHref(to)
    if (!language || /[?&]lang=/.test(href)) return href
    return href.replace(/(\?[^#]*)?(?=#|$)/, (query) => `${query ? `${query}&` : '?'}${language}`)
  }
}
