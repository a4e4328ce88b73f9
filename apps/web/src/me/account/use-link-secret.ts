import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { readTab, writeTab } from '../../platform/device-storage.ts'

/** Stands in the address in place of a secret; no secret is that short. */
const HIDDEN = '-'
const KEY = 'link-secret'

/** Keeps the secret in this tab, for a reload. */
export function keepLinkSecret(secret: string): void {
  writeTab(KEY, secret)
}

/**
 * The secret of the link that opened the page. It leaves the address at once, so that neither the history nor a referrer
 * keeps it (ASVS 5.0, 14.2.1); a reload finds it in this tab.
 */
export function useLinkSecret(): string {
  const { secret = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [kept] = useState(() => (secret === HIDDEN ? (readTab(KEY) ?? '') : secret))
  useEffect(() => {
    if (secret === HIDDEN) return
    keepLinkSecret(secret)
    navigate(pathname.replace(/[^/]+$/, HIDDEN), { replace: true })
  }, [secret, pathname, navigate])
  return kept
}
