import type { Messages } from '@lingui/core'

export const texts = import.meta.glob<Messages>('../catalogues/rm/*.po', { eager: true, import: 'messages' })
