import { useEffect, useState } from 'react'

/** The code of the link that opened the page, from a mail or the QR code of a letter. It is kept in memory only and never stored. */
let openedCode: string | null = null

/** Removes the code from the address, so that it is neither in the history nor in a bookmark. */
export function takeCode(): string | null {
  const code = /^#([\w-]{43}|\w{13})$/.exec(location.hash)?.[1]
  if (location.hash) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  if (code) openedCode = code
  return openedCode
}

/** The code of the last opened link in this window, or null. */
export function useLinkCode(): string | null {
  const [code, setCode] = useState(takeCode)
  useEffect(() => {
    // Another link to the same page, opened in this window, changes only the fragment.
    const take = () => setCode(takeCode())
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return code
}

/** Removes the code after its use. */
export function forgetCode(): void {
  openedCode = null
}
