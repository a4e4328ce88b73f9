import type { StatementLink } from '@plenara/contract'
import { UNSEEN } from './text-limits.ts'

export type LinkFlaw = 'link_incomplete' | 'link_of_another_site'

type Kind = StatementLink['kind']

/** In characters, as the web counts them. */
const MAX_LINK = 300

/** The hosts of each network, subdomains included; personal sites and Mastodon may be on any host. */
const HOSTS: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  bluesky: ['bsky.app'],
  threads: ['threads.net', 'threads.com'],
  tiktok: ['tiktok.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
}

/** Query parameters that only track visitors. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|ttclid|twclid|li_fat_id|igsh|igshid|mc_[ce]id|mibextid|_hs(?:enc|mi))$/i

/** Scheme, host of Latin letters with a top-level domain, path, query, fragment; no user name, password or port. */
const ADDRESS =
  /^https:\/\/((?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]*[\p{Script=Latin}\d])?\.)+[a-z]{2,})(\/[^\s?#\\<>"']*)?(\?[^\s#\\<>"']*)?(#[^\s\\<>"']*)?$/iu

/** Normalizes a typed link: adds a missing scheme, and removes tracking parameters. */
export function normalizedLink(typed: string): string {
  const text = typed.trim().normalize('NFC')
  if (text === '') return ''
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const [, before = url, query, fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? []
  if (query === undefined) return url
  const parameters = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
  return `${before}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}${fragment}`
}

/** Why a normalized link cannot be published; null if it can. */
export function linkFlaw(kind: Kind, url: string): LinkFlaw | null {
  const [, host, path = ''] = ADDRESS.exec(url) ?? []
  if (host === undefined || url.length > MAX_LINK || UNSEEN.test(url)) return 'link_incomplete'
  return leadsTo(kind, host.toLowerCase(), path) ? null : 'link_of_another_site'
}

function leadsTo(kind: Kind, host: string, path: string): boolean {
  if (kind === 'mastodon') return path.startsWith('/@')
  return HOSTS[kind]?.some((allowed) => host === allowed || host.endsWith(`.${allowed}`)) ?? true
}
