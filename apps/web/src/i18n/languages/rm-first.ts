import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/rm/{app,common,errors,journey,match,nav}.po', {
  eager: true,
  import: 'messages',
})
