import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/fr/{account,local-account,passkeys}.po', { eager: true, import: 'messages' })
