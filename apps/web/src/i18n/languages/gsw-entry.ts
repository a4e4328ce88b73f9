import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/gsw/{account,local-account,passkeys}.po', {
  eager: true,
  import: 'messages',
})
