import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { readTab, writeTab } from '../../platform/device-storage.ts'

/** Replaces the secret in the address; no secret is that short. */
const HIDDEN = '-'
const KEY = 'link-secret'

/** Stores the secret in this tab, for a reload. */
export function keepLinkSecret(secret: string): void {
  writeTab(KEY, secret)
}

/**
 * The secret of the link that opened the page. It is removed from the address at once, so that it gets into neither history nor referrer
 * (ASVS 5.0, 14.2.1); a reload reads it from the storage of this tab.
 */
export function useLinkSecret(): string {
  const { secret = '' } = useParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [linkSecret] = useState(() => (secret === HIDDEN ? (readTab(KEY) ?? '') : secret))
  useEffect(() => {
    if (secret === HIDDEN) return
    keepLinkSecret(secret)
    navigate(pathname.replace(/[^/]+$/, HIDDEN), { replace: true })
  }, [secret, pathname, navigate])
  return linkSecret
}
