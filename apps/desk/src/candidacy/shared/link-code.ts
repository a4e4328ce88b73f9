import { useEffect, useState } from 'react'

/** The code of the link that opened the page, of a mail or of the square of a letter, for as long as the page stands: it is stored nowhere. */
let kept: string | null = null

/** Takes the code out of the address, so that neither the history nor a bookmark keeps it. */
export function takeCode(): string | null {
  const code = /^#([\w-]{43}|\w{13})$/.exec(location.hash)?.[1]
  if (location.hash) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (code) kept = code
  return kept
}

/** The code of the link that was opened last in this window, or null. */
export function useLinkCode(): string | null {
  const [code, setCode] = useState(takeCode)
  useEffect(() => {
    // Another link to the page that is opened in this window changes the fragment alone.
    const take = () => setCode(takeCode())
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return code
}

/** Forgets the code, once it is used. */
export function forgetCode(): void {
  kept = null
}
