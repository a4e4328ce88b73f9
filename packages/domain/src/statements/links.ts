import type { StatementLink } from '@plenara/contract'
import { UNSEEN } from './text-limits.ts'

export type LinkFlaw = 'link_incomplete' | 'link_of_another_site'

type Kind = StatementLink['kind']

/** In characters, as the web counts them. */
const MAX_LINK = 300

/** The hosts of each network, with all below them; a site of one's own and Mastodon are anywhere. */
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

/** What only tells the other side where somebody comes from. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|dclid|ttclid|twclid|li_fat_id|igsh|igshid|mc_[ce]id|mibextid|_hs(?:enc|mi))$/i

/** Scheme, host of letters of the Latin alphabet with a name at its end, path, query, fragment. No user name, password or port has a place in it. */
const ADDRESS =
  /^https:\/\/((?:[\p{Script=Latin}\d](?:[\p{Script=Latin}\d-]*[\p{Script=Latin}\d])?\.)+[a-z]{2,})(\/[^\s?#\\<>"']*)?(\?[^\s#\\<>"']*)?(#[^\s\\<>"']*)?$/iu

/** A link as it is kept: with its scheme where it was left out, and without what tracks whoever follows it. */
export function keptLink(typed: string): string {
  const text = typed.trim().normalize('NFC')
  if (text === '') return ''
  const url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  const [, before = url, query, fragment = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(url) ?? []
  if (query === undefined) return url
  const kept = query.split('&').filter((pair) => pair !== '' && !TRACKING.test(pair.split('=')[0] ?? ''))
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`
}

/** What keeps a kept link from being published; null: nothing. */
export function linkFlaw(kind: Kind, url: string): LinkFlaw | null {
  const [, host, path = ''] = ADDRESS.exec(url) ?? []
  if (host === undefined || url.length > MAX_LINK || UNSEEN.test(url)) return 'link_incomplete'
  return leadsTo(kind, host.toLowerCase(), path) ? null : 'link_of_another_site'
}

function leadsTo(kind: Kind, host: string, path: string): boolean {
  if (kind === 'mastodon') return path.startsWith('/@')
  return HOSTS[kind]?.some((known) => host === known || host.endsWith(`.${known}`)) ?? true
}
