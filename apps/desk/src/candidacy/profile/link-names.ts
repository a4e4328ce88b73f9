import type { StatementLink } from '@plenara/contract'

/** The names of the networks, which are the same in every language. */
export const LINK_NAMES: Readonly<Record<StatementLink['kind'], string>> = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  threads: 'Threads',
  tiktok: 'TikTok',
  x: 'X',
  youtube: 'YouTube',
}
